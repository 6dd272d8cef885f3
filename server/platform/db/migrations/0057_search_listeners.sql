-- Commits that notify wait for each other. During many changes a search index reads on by itself and needs no notification.
-- Unlogged, since a crash ends all sessions.
CREATE UNLOGGED TABLE search_listeners (pid integer PRIMARY KEY);

CREATE FUNCTION notify_search() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM search_listeners) THEN
    PERFORM pg_notify('closeup_search', '');
  END IF;
END $$;

CREATE OR REPLACE FUNCTION note_search_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes(position_id) SELECT position_id FROM changed;
  IF FOUND THEN PERFORM notify_search(); END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION note_block_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes(position_id)
    SELECT p.id FROM changed JOIN talent_positions p ON p.talent_id = changed.talent_id;
  IF FOUND THEN PERFORM notify_search(); END IF;
  RETURN NULL;
END $$;
