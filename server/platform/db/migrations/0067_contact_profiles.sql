-- A company still reads, after an unlock, the profile that it read before it. Contacts of talent who had blocked a company before
-- this migration keep none: it would be newer than the block.
CREATE OR REPLACE FUNCTION contact_as_of_now(contact unlocked_contacts) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('full_name', t.full_name, 'phone', t.phone, 'linkedin_url', t.linkedin_url, 'email', a.email,
    'city', t.city, 'country', t.country, 'position_title', coalesce(p.position_title, t.role_title),
    'video_id', v.id, 'captions_key', v.captions_key, 'talent_read_seq', c.talent_read_seq, 'talent_read_at', c.talent_read_at,
    'bio', t.bio, 'languages', t.languages, 'skills', coalesce(p.skills, '{}') || t.skills,
    'experience_years', p.experience_years, 'work_type', p.work_type)
  FROM talent_profiles t JOIN users a ON a.id = t.user_id
  JOIN conversations c ON c.id = contact.conversation_id
  LEFT JOIN talent_positions p ON p.id = contact.position_id
  LEFT JOIN videos v ON v.position_id = p.id AND v.state = 'ready' AND v.rejected_at IS NULL
  WHERE t.user_id = contact.closer_id $$;
CREATE OR REPLACE VIEW contact_details AS
  SELECT u.id AS contact_id, b.is_frozen,
    CASE WHEN b.is_frozen THEN coalesce(u.frozen->>'full_name', u.closer_name) ELSE t.full_name END AS full_name,
    CASE WHEN b.is_frozen THEN coalesce(u.frozen->>'phone', u.phone) ELSE t.phone END AS phone,
    CASE WHEN b.is_frozen THEN u.frozen->>'linkedin_url' ELSE t.linkedin_url END AS linkedin_url,
    CASE WHEN b.is_frozen THEN coalesce(u.frozen->>'email', u.email::text) ELSE a.email::text END AS email,
    CASE WHEN b.is_frozen THEN u.frozen->>'city' ELSE t.city END AS city,
    CASE WHEN b.is_frozen THEN u.frozen->>'country' ELSE t.country END AS country,
    CASE WHEN b.is_frozen THEN coalesce(u.frozen->>'position_title', 'Sales Closer')
      ELSE coalesce(p.position_title, t.role_title) END AS position_title,
    CASE WHEN b.is_frozen THEN (u.frozen->>'video_id')::uuid ELSE v.id END AS video_id,
    CASE WHEN b.is_frozen THEN u.frozen->>'captions_key' ELSE v.captions_key END AS captions_key,
    CASE WHEN b.is_frozen THEN coalesce((u.frozen->>'talent_read_seq')::int, 0) ELSE c.talent_read_seq END AS talent_read_seq,
    CASE WHEN b.is_frozen THEN (u.frozen->>'talent_read_at')::timestamptz ELSE c.talent_read_at END AS talent_read_at,
    CASE WHEN b.is_frozen THEN u.frozen->>'bio' ELSE t.bio END AS bio,
    CASE WHEN b.is_frozen THEN coalesce(u.frozen->'languages', '[]') ELSE to_jsonb(t.languages) END AS languages,
    CASE WHEN b.is_frozen THEN coalesce(u.frozen->'skills', '[]') ELSE to_jsonb(coalesce(p.skills, '{}') || t.skills) END AS skills,
    CASE WHEN b.is_frozen THEN (u.frozen->>'experience_years')::int ELSE p.experience_years END AS experience_years,
    CASE WHEN b.is_frozen THEN u.frozen->>'work_type' ELSE p.work_type::text END AS work_type
  FROM unlocked_contacts u
  CROSS JOIN LATERAL (SELECT EXISTS (SELECT FROM talent_blocks b JOIN company_profiles c ON c.user_id = u.user_id
    WHERE b.talent_id = u.closer_id AND b.domain = ANY(c.block_keys)) AS is_frozen OFFSET 0) b
  LEFT JOIN talent_profiles t ON t.user_id = u.closer_id
  LEFT JOIN users a ON a.id = u.closer_id
  LEFT JOIN conversations c ON c.id = u.conversation_id
  LEFT JOIN talent_positions p ON p.id = u.position_id
  LEFT JOIN videos v ON v.position_id = p.id AND v.state = 'ready' AND v.rejected_at IS NULL;
