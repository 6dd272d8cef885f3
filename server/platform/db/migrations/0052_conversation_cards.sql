-- What the list shows a company of its talent, beside the conversation. A list would otherwise look up the contact, the profile,
-- the position and the video of each row. Whether the talent has blocked the company is never kept, but read with each page.
ALTER TABLE conversations
  ADD COLUMN contact_id uuid,
  ADD COLUMN talent_name text,
  ADD COLUMN talent_title text,
  ADD COLUMN talent_video text;

CREATE FUNCTION write_conversation_cards(contact uuid) RETURNS void LANGUAGE sql AS $$
  UPDATE conversations c SET contact_id = u.id, talent_name = t.full_name,
    talent_title = coalesce(p.position_title, t.role_title), talent_video = v.public_id
  FROM unlocked_contacts u
  JOIN talent_profiles t ON t.user_id = u.closer_id
  LEFT JOIN talent_positions p ON p.id = u.position_id
  LEFT JOIN videos v ON v.position_id = p.id AND v.state = 'ready' AND v.rejected_at IS NULL
  WHERE c.id = u.conversation_id AND (contact IS NULL OR u.id = contact) $$;

-- Whoever changes what is shown at the same moment has a lock on its row: the unlock waits for them, or they find its conversation.
CREATE FUNCTION show_contact() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM talent_profiles WHERE user_id = NEW.closer_id FOR SHARE;
  PERFORM FROM talent_positions WHERE id = NEW.position_id FOR SHARE;
  PERFORM FROM videos WHERE position_id = NEW.position_id FOR SHARE;
  PERFORM write_conversation_cards(NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER shown AFTER INSERT ON unlocked_contacts FOR EACH ROW EXECUTE FUNCTION show_contact();

-- Locked in one order, so that two changes of a talent wait for each other instead of stopping each other.
CREATE FUNCTION lock_conversations_of(talent uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM conversations WHERE talent_id = talent ORDER BY id FOR NO KEY UPDATE;
END $$;

-- A contact without a position shows the title of the profile.
CREATE FUNCTION show_profile() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_conversations_of(NEW.user_id);
  UPDATE conversations c
    SET talent_name = NEW.full_name, talent_title = CASE WHEN u.position_id IS NULL THEN NEW.role_title ELSE talent_title END
    FROM unlocked_contacts u WHERE u.closer_id = NEW.user_id AND c.id = u.conversation_id;
  RETURN NULL;
END $$;
CREATE TRIGGER shown AFTER UPDATE OF full_name, role_title ON talent_profiles FOR EACH ROW
  WHEN ((OLD.full_name, OLD.role_title) IS DISTINCT FROM (NEW.full_name, NEW.role_title)) EXECUTE FUNCTION show_profile();

CREATE FUNCTION show_title() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_conversations_of(NEW.talent_id);
  UPDATE conversations c SET talent_title = NEW.position_title
    FROM unlocked_contacts u WHERE u.position_id = NEW.id AND c.id = u.conversation_id;
  RETURN NULL;
END $$;
CREATE TRIGGER shown AFTER UPDATE OF position_title ON talent_positions FOR EACH ROW
  WHEN (OLD.position_title <> NEW.position_title) EXECUTE FUNCTION show_title();

CREATE FUNCTION show_without_position() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_conversations_of(NEW.closer_id);
  UPDATE conversations c SET talent_title = t.role_title, talent_video = NULL
    FROM talent_profiles t WHERE c.id = NEW.conversation_id AND t.user_id = c.talent_id;
  RETURN NULL;
END $$;
CREATE TRIGGER shown_again AFTER UPDATE OF position_id ON unlocked_contacts FOR EACH ROW
  WHEN (OLD.position_id IS NOT NULL AND NEW.position_id IS NULL) EXECUTE FUNCTION show_without_position();

CREATE FUNCTION show_video() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_conversations_of(coalesce(NEW.talent_id, OLD.talent_id));
  IF TG_OP <> 'INSERT' THEN
    UPDATE conversations c SET talent_video = NULL
      FROM unlocked_contacts u WHERE u.position_id = OLD.position_id AND c.id = u.conversation_id AND talent_video = OLD.public_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.state = 'ready' AND NEW.rejected_at IS NULL THEN
    UPDATE conversations c SET talent_video = NEW.public_id
      FROM unlocked_contacts u WHERE u.position_id = NEW.position_id AND c.id = u.conversation_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER shown AFTER INSERT ON videos FOR EACH ROW
  WHEN (NEW.state = 'ready' AND NEW.position_id IS NOT NULL) EXECUTE FUNCTION show_video();
CREATE TRIGGER shown_no_more AFTER DELETE ON videos FOR EACH ROW
  WHEN (OLD.state = 'ready' AND OLD.position_id IS NOT NULL) EXECUTE FUNCTION show_video();
CREATE TRIGGER shown_again AFTER UPDATE OF state, position_id, rejected_at, public_id ON videos FOR EACH ROW
  WHEN ((OLD.state, OLD.position_id, OLD.rejected_at IS NULL, OLD.public_id)
    IS DISTINCT FROM (NEW.state, NEW.position_id, NEW.rejected_at IS NULL, NEW.public_id)) EXECUTE FUNCTION show_video();

SELECT write_conversation_cards(NULL);
