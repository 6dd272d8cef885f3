-- What a company sees before an unlock: the card's texts with contacts masked, where that differs from what the talent wrote.
-- masked_by is the version of the rules; 0 waits for complete_search_entries.
ALTER TABLE talent_search
  ADD COLUMN masks jsonb,
  ADD COLUMN masked_by smallint NOT NULL DEFAULT 0;
CREATE INDEX talent_search_to_mask ON talent_search(position_id) WHERE masked_by = 0;

-- A video's address: says nothing about whose it is, nor where its files are stored.
ALTER TABLE videos ADD COLUMN public_id text NOT NULL DEFAULT replace(gen_random_uuid()::text, '-', '') UNIQUE;

-- The title of a profile is that of its first position.
CREATE FUNCTION write_role_title() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE talent_profiles t SET role_title = first.position_title
    FROM (SELECT position_title FROM talent_positions WHERE talent_id = coalesce(NEW.talent_id, OLD.talent_id)
      ORDER BY created_at, id LIMIT 1) AS first
    WHERE t.user_id = coalesce(NEW.talent_id, OLD.talent_id) AND t.role_title IS DISTINCT FROM first.position_title;
  RETURN NULL;
END $$;
CREATE TRIGGER role_title_follows AFTER INSERT OR DELETE OR UPDATE OF position_title ON talent_positions
  FOR EACH ROW EXECUTE FUNCTION write_role_title();
UPDATE talent_profiles t SET role_title = first.position_title
  FROM (SELECT DISTINCT ON (talent_id) talent_id, position_title FROM talent_positions ORDER BY talent_id, created_at, id) AS first
  WHERE first.talent_id = t.user_id;

-- Host names. Websites are normalised when they are written (contract/website.ts); these read what is stored.
CREATE FUNCTION email_host(email text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
  $$ SELECT lower(rtrim(regexp_replace(email, '^.*@', ''), '. ')) $$;
CREATE FUNCTION website_host(website text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
  $$ SELECT lower(rtrim(split_part(regexp_replace(
    substring(btrim(website) FROM '^(?:[A-Za-z][A-Za-z0-9+.-]*://)?([^/?#\\]*)'), '^.*@', ''), ':', 1), '.')) $$;
-- "jobs.acme.co.uk" -> jobs.acme.co.uk, acme.co.uk, co.uk. Nobody can block the last: talent_blocks holds registrable domains.
CREATE FUNCTION host_and_parents(host text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
  $$ SELECT coalesce(array_agg(array_to_string(labels[place:], '.')), '{}')
    FROM string_to_array(host, '.') AS labels, generate_series(1, array_length(labels, 1) - 1) AS place $$;

UPDATE company_profiles SET website = regexp_replace(website, '^([A-Za-z]+://)[^/?#]*@', '\1') WHERE website ~ '^[A-Za-z]+://[^/?#]*@';

-- What a block can name a company by: its id (a block in a conversation) and the host names of email and website, each with its
-- parents. A host that somebody blocks stays, so that no company leaves a block by changing its website or email.
ALTER TABLE company_profiles ADD COLUMN block_keys text[] NOT NULL DEFAULT '{}';
CREATE INDEX company_profiles_block_keys ON company_profiles USING gin(block_keys);
CREATE FUNCTION block_keys_of(company uuid, website text, known text[]) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT array_agg(DISTINCT key ORDER BY key) FROM (
    SELECT company::text AS key
    UNION ALL SELECT unnest(host_and_parents(email_host(email::text)) || host_and_parents(email_host(claimed_email::text)))
      FROM users WHERE id = company
    UNION ALL SELECT unnest(host_and_parents(website_host(website)))
    UNION ALL SELECT key FROM unnest(known) AS key WHERE EXISTS (SELECT FROM talent_blocks b WHERE b.domain = key)
  ) AS keys $$;
CREATE FUNCTION write_block_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.block_keys := block_keys_of(NEW.user_id, NEW.website, NEW.block_keys);
  RETURN NEW;
END $$;
CREATE TRIGGER block_keys_follow_website BEFORE INSERT OR UPDATE OF website ON company_profiles
  FOR EACH ROW EXECUTE FUNCTION write_block_keys();
CREATE FUNCTION follow_company_email() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE company_profiles SET block_keys = block_keys_of(user_id, website, block_keys) WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER block_keys_follow_email AFTER UPDATE OF email, claimed_email ON users
  FOR EACH ROW WHEN (OLD.email IS DISTINCT FROM NEW.email OR OLD.claimed_email IS DISTINCT FROM NEW.claimed_email)
  EXECUTE FUNCTION follow_company_email();
UPDATE company_profiles SET block_keys = block_keys_of(user_id, website, '{}');

-- A block in a conversation is one like any other: its key is the company's id.
ALTER TABLE talent_blocks ADD COLUMN company_id uuid REFERENCES company_profiles(user_id) ON DELETE CASCADE,
  ADD CHECK (company_id IS NULL OR domain = company_id::text);
CREATE FUNCTION follow_conversation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.company_id IS NULL THEN RETURN NULL; END IF;
  IF NEW.state = 'blocked' THEN
    INSERT INTO talent_blocks(talent_id, domain, company_id) VALUES (NEW.talent_id, NEW.company_id::text, NEW.company_id)
      ON CONFLICT DO NOTHING;
  ELSE
    DELETE FROM talent_blocks WHERE talent_id = NEW.talent_id AND domain = NEW.company_id::text;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER blocks_follow_conversation AFTER UPDATE OF state ON conversations
  FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION follow_conversation();
INSERT INTO talent_blocks(talent_id, domain, company_id)
  SELECT talent_id, company_id::text, company_id FROM conversations WHERE state = 'blocked' AND company_id IS NOT NULL
  ON CONFLICT DO NOTHING;

-- The one rule for who blocks whom.
CREATE FUNCTION is_blocking(talent uuid, company uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM talent_blocks b JOIN company_profiles c ON c.user_id = company
    WHERE b.talent_id = talent AND b.domain = ANY(c.block_keys)) $$;

-- What a blocked company had unlocked, as it was when it was blocked; null while it is not.
ALTER TABLE unlocked_contacts ADD COLUMN frozen jsonb;
CREATE FUNCTION contact_as_of_now(contact unlocked_contacts) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('full_name', t.full_name, 'phone', t.phone, 'linkedin_url', t.linkedin_url, 'email', a.email,
    'city', t.city, 'country', t.country, 'position_title', coalesce(p.position_title, t.role_title),
    'video_id', v.id, 'captions_key', v.captions_key, 'talent_read_seq', c.talent_read_seq, 'talent_read_at', c.talent_read_at)
  FROM talent_profiles t JOIN users a ON a.id = t.user_id
  JOIN conversations c ON c.id = contact.conversation_id
  LEFT JOIN talent_positions p ON p.id = contact.position_id
  LEFT JOIN videos v ON v.position_id = p.id AND v.state = 'ready' AND v.rejected_at IS NULL
  WHERE t.user_id = contact.closer_id $$;
CREATE FUNCTION freeze_contacts(talent uuid, company uuid) RETURNS void LANGUAGE sql AS $$
  UPDATE unlocked_contacts u
    SET frozen = CASE WHEN is_blocking(u.closer_id, u.user_id) THEN contact_as_of_now(u) END
    WHERE (talent IS NULL OR u.closer_id = talent) AND (company IS NULL OR u.user_id = company)
      AND (u.frozen IS NOT NULL) <> is_blocking(u.closer_id, u.user_id) $$;
CREATE FUNCTION freeze_after_block() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A host that a company left goes with the last block on it.
  IF TG_OP <> 'INSERT' AND OLD.company_id IS NULL THEN
    UPDATE company_profiles SET block_keys = block_keys_of(user_id, website, block_keys)
      WHERE block_keys @> ARRAY[OLD.domain] AND NOT block_keys_of(user_id, website, '{}') @> ARRAY[OLD.domain];
  END IF;
  PERFORM freeze_contacts(coalesce(NEW.talent_id, OLD.talent_id), NULL);
  RETURN NULL;
END $$;
CREATE TRIGGER contacts_freeze AFTER INSERT OR DELETE OR UPDATE ON talent_blocks
  FOR EACH ROW EXECUTE FUNCTION freeze_after_block();
CREATE FUNCTION freeze_after_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM freeze_contacts(NULL, NEW.user_id);
  RETURN NULL;
END $$;
CREATE TRIGGER contacts_freeze AFTER UPDATE ON company_profiles
  FOR EACH ROW WHEN (OLD.block_keys IS DISTINCT FROM NEW.block_keys) EXECUTE FUNCTION freeze_after_company();
SELECT freeze_contacts(NULL, NULL);

-- A contact as its company may read it: today's profile, or, once blocked, what it had; never anything newer than the block.
CREATE VIEW contact_details AS
  SELECT u.id AS contact_id, true AS is_frozen,
    coalesce(u.frozen->>'full_name', u.closer_name) AS full_name, coalesce(u.frozen->>'phone', u.phone) AS phone,
    u.frozen->>'linkedin_url' AS linkedin_url, coalesce(u.frozen->>'email', u.email::text) AS email,
    u.frozen->>'city' AS city, u.frozen->>'country' AS country,
    coalesce(u.frozen->>'position_title', 'Sales Closer') AS position_title,
    (u.frozen->>'video_id')::uuid AS video_id, u.frozen->>'captions_key' AS captions_key,
    coalesce((u.frozen->>'talent_read_seq')::int, 0) AS talent_read_seq, (u.frozen->>'talent_read_at')::timestamptz AS talent_read_at
  FROM unlocked_contacts u WHERE is_blocking(u.closer_id, u.user_id)
  UNION ALL
  SELECT u.id, false, t.full_name, t.phone, t.linkedin_url, a.email::text, t.city, t.country,
    coalesce(p.position_title, t.role_title), v.id, v.captions_key, c.talent_read_seq, c.talent_read_at
  FROM unlocked_contacts u
  JOIN talent_profiles t ON t.user_id = u.closer_id
  JOIN users a ON a.id = u.closer_id
  JOIN conversations c ON c.id = u.conversation_id
  LEFT JOIN talent_positions p ON p.id = u.position_id
  LEFT JOIN videos v ON v.position_id = p.id AND v.state = 'ready' AND v.rejected_at IS NULL
  WHERE NOT is_blocking(u.closer_id, u.user_id);

-- The name under which a company's badge was computed or judged, and the website that an admin judged. Another name or website
-- takes the badge back until it is computed or judged again.
ALTER TABLE company_profiles
  ADD COLUMN badge_name text,
  ADD COLUMN badge_website text;
UPDATE company_profiles SET badge_name = company_name, badge_website = website WHERE is_verified OR verified_override IS NOT NULL;

-- Friends who counted, by a keyed hash of their canonical address and network. No foreign keys: erasing an account and
-- registering again counts no second time.
CREATE TABLE counted_friends (
  address_hash text PRIMARY KEY,
  referrer_id uuid NOT NULL,
  utc_day date NOT NULL,
  network_hash text
);
CREATE UNIQUE INDEX counted_friends_network ON counted_friends(referrer_id, utc_day, network_hash);

-- TALENT123 is what the profile page shows where there is no code; it is nobody's.
UPDATE talent_profiles SET referral_code = 'T' || upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 9))
  WHERE regexp_replace(upper(normalize(referral_code::text, NFKC)), '[^[:alnum:]]', '', 'g') = 'TALENT123';
UPDATE company_profiles SET referral_code = 'T' || upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 9))
  WHERE regexp_replace(upper(normalize(referral_code::text, NFKC)), '[^[:alnum:]]', '', 'g') = 'TALENT123';
ALTER TABLE referral_codes ADD CHECK (code <> 'TALENT123');
