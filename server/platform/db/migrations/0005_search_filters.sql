-- companies a talent does not want to be found by, as host names in lower case
CREATE TABLE talent_blocks (
  talent_id uuid NOT NULL REFERENCES talent_profiles(user_id) ON DELETE CASCADE,
  domain text NOT NULL CHECK (domain = lower(domain) AND domain <> ''),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (talent_id, domain)
);
CREATE INDEX talent_blocks_domain ON talent_blocks(domain);

-- AI scores of a video, 0 to 10, that its talent shows to companies; no row: not shown
CREATE TABLE shared_scores (
  video_id uuid PRIMARY KEY REFERENCES videos(id) ON DELETE CASCADE,
  communication smallint NOT NULL CHECK (communication BETWEEN 0 AND 10),
  confidence smallint NOT NULL CHECK (confidence BETWEEN 0 AND 10),
  clarity smallint NOT NULL CHECK (clarity BETWEEN 0 AND 10)
);

-- the words of the bio; null until the entry is made again by complete_search_entries
ALTER TABLE talent_search ADD words text[];
CREATE INDEX talent_search_words ON talent_search USING gin(words);
CREATE INDEX talent_search_incomplete ON talent_search(position_id) WHERE words IS NULL;

-- every change of what can be found is in the feed, whoever makes it
CREATE FUNCTION note_search_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes(position_id) SELECT position_id FROM changed;
  IF FOUND THEN
    PERFORM pg_notify('closeup_search', '');
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER note_inserted AFTER INSERT ON talent_search REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes();
CREATE TRIGGER note_updated AFTER UPDATE ON talent_search REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes();
CREATE TRIGGER note_deleted AFTER DELETE ON talent_search REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes();

CREATE FUNCTION note_block_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes(position_id)
    SELECT p.id FROM changed JOIN talent_positions p ON p.talent_id = changed.talent_id;
  IF FOUND THEN
    PERFORM pg_notify('closeup_search', '');
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER note_inserted AFTER INSERT ON talent_blocks REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_block_changes();
CREATE TRIGGER note_updated_from AFTER UPDATE ON talent_blocks REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_block_changes();
CREATE TRIGGER note_deleted AFTER DELETE ON talent_blocks REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_block_changes();
