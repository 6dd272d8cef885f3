-- Set while the last decision about one of the talent's videos is a rejection. It outlives the video, so that deleting it doesn't
-- make the next one public without a review.
ALTER TABLE talent_profiles ADD COLUMN video_rejected_at timestamptz;
UPDATE talent_profiles t SET video_rejected_at = r.at
FROM (SELECT talent_id, max(rejected_at) AS at FROM videos WHERE rejected_at IS NOT NULL GROUP BY talent_id) AS r
WHERE r.talent_id = t.user_id
  AND NOT EXISTS (SELECT FROM videos v WHERE v.talent_id = t.user_id AND v.approved_at > r.at);
