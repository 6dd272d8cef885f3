-- Foreign keys that had no index: erasing what they refer to read the whole table.
CREATE INDEX ON campaign_interests(position_id);
CREATE INDEX ON company_profiles(verified_override_by) WHERE verified_override_by IS NOT NULL;
-- with the type, so that a talent's views and unlocks are counted from the index alone
CREATE INDEX ON conversion_events(position_id, type);
CREATE INDEX ON conversion_events(talent_id, utc_day, type);
DROP INDEX conversion_events_talent_id_utc_day_idx;
CREATE INDEX ON daily_matches(campaign_id);
CREATE INDEX ON daily_matches(position_id);
CREATE INDEX ON favourites(position_id);
CREATE INDEX ON support_answers(answered_by) WHERE answered_by IS NOT NULL;
CREATE INDEX ON support_tickets(closed_by) WHERE closed_by IS NOT NULL;
CREATE INDEX ON talent_blocks(company_id) WHERE company_id IS NOT NULL;
CREATE INDEX ON unlocked_contacts(conversation_id);
CREATE INDEX ON unlocked_contacts(position_id) WHERE position_id IS NOT NULL;
CREATE INDEX ON videos(moderated_by) WHERE moderated_by IS NOT NULL;
CREATE INDEX ON videos(position_id) WHERE position_id IS NOT NULL;

-- The orders in which lists page.
CREATE INDEX ON favourites(company_id, created_at DESC, position_id DESC);
CREATE INDEX ON sessions(user_id, seen_at DESC, id DESC);
DROP INDEX sessions_user_id_idx;
CREATE INDEX videos_moderated ON videos(published_at DESC, id DESC) WHERE state = 'ready';
DROP INDEX videos_published_at_idx;
CREATE INDEX videos_moderated_by_state ON videos((CASE WHEN approved_at IS NOT NULL THEN 'approved'
  WHEN rejected_at IS NOT NULL AND resubmitted_at IS NULL THEN 'rejected' ELSE 'pending' END), published_at DESC, id DESC) WHERE state = 'ready';

-- Admins look companies up by a part of the name, the website or the email's domain.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX company_profiles_name_part ON company_profiles USING gin(company_name gin_trgm_ops);
CREATE INDEX company_profiles_website_part ON company_profiles USING gin(website gin_trgm_ops);
CREATE INDEX users_domain_part ON users USING gin(split_part(coalesce(pending_email, email)::text, '@', 2) gin_trgm_ops)
  WHERE user_type = 'company';
