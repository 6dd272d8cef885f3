-- What a company finds a contact by: the name and the title that it shows, in lower case and without accents. Written by triggers,
-- since a contact of a talent who has blocked the company shows what it was at that moment.
ALTER TABLE unlocked_contacts ADD COLUMN search_text text NOT NULL DEFAULT '';
CREATE FUNCTION contact_search_text(contact unlocked_contacts) RETURNS text LANGUAGE sql STABLE AS $$
  -- An index row has room for 2,704 bytes.
  SELECT left(lower(unaccent(concat_ws(E'\n',
    CASE WHEN contact.frozen IS NULL THEN t.full_name ELSE coalesce(contact.frozen->>'full_name', contact.closer_name) END,
    CASE WHEN contact.frozen IS NULL THEN coalesce(p.position_title, t.role_title)
      ELSE coalesce(contact.frozen->>'position_title', 'Sales Closer') END))), 500)
  FROM talent_profiles t LEFT JOIN talent_positions p ON p.id = contact.position_id WHERE t.user_id = contact.closer_id $$;
CREATE FUNCTION write_contact_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := coalesce(contact_search_text(NEW), '');
  RETURN NEW;
END $$;
CREATE TRIGGER found_by BEFORE INSERT OR UPDATE OF frozen, position_id ON unlocked_contacts
  FOR EACH ROW EXECUTE FUNCTION write_contact_search_text();
-- The conversation's card follows each change of the name and the title.
CREATE FUNCTION follow_conversation_card() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE unlocked_contacts u SET search_text = contact_search_text(u)
    WHERE u.conversation_id = NEW.id AND u.search_text IS DISTINCT FROM contact_search_text(u);
  RETURN NULL;
END $$;
CREATE TRIGGER contact_found_by AFTER UPDATE OF talent_name, talent_title ON conversations FOR EACH ROW
  WHEN ((OLD.talent_name, OLD.talent_title) IS DISTINCT FROM (NEW.talent_name, NEW.talent_title))
  EXECUTE FUNCTION follow_conversation_card();
UPDATE unlocked_contacts u SET search_text = coalesce(contact_search_text(u), '');

-- A search reads all contacts of its company in this index alone, which the vacuum keeps possible.
DROP INDEX unlocked_contacts_due_first;
CREATE INDEX unlocked_contacts_due_first ON unlocked_contacts(user_id, (reminded_at IS NULL), created_at DESC, id DESC)
  INCLUDE (reminded_at, stage, search_text);
ALTER TABLE unlocked_contacts
  SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
