-- Names as the field uses them. Rows, indexes and triggers stay as they are.
ALTER TABLE raised_hands RENAME TO campaign_interests;
ALTER TABLE known_origins RENAME TO known_devices;
ALTER TABLE users RENAME COLUMN claimed_email TO pending_email;
ALTER INDEX users_claims RENAME TO users_pending_email;
ALTER INDEX users_unproven RENAME TO users_unverified;

CREATE OR REPLACE FUNCTION block_keys_of(company uuid, website text, known text[]) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT array_agg(DISTINCT key ORDER BY key) FROM (
    SELECT company::text AS key
    UNION ALL SELECT unnest(host_and_parents(email_host(email::text)) || host_and_parents(email_host(pending_email::text)))
      FROM users WHERE id = company
    UNION ALL SELECT unnest(host_and_parents(website_host(website)))
    UNION ALL SELECT key FROM unnest(known) AS key WHERE EXISTS (SELECT FROM talent_blocks b WHERE b.domain = key)
  ) AS keys $$;
