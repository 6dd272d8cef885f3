-- A conversation carries what its list shows, how far each side has seen and was told by mail. Support has no company;
-- there, talent_id is whoever it helps, a company's account too.
ALTER TABLE conversations
  ALTER COLUMN company_id DROP NOT NULL,
  DROP CONSTRAINT conversations_talent_id_fkey,
  ADD CONSTRAINT conversations_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES users(id) ON DELETE CASCADE,
  DROP CONSTRAINT conversations_company_id_talent_id_key,
  ADD UNIQUE NULLS NOT DISTINCT (company_id, talent_id),
  ADD COLUMN company_read_at timestamptz,
  ADD COLUMN talent_read_at timestamptz,
  ADD COLUMN company_mailed_seq int NOT NULL DEFAULT 0,
  ADD COLUMN talent_mailed_seq int NOT NULL DEFAULT 0,
  ADD COLUMN last_sender_id uuid,
  ADD COLUMN last_system_kind text,
  ADD COLUMN last_preview text NOT NULL DEFAULT '';
-- what the system has to say is said in the reader's language; content keeps it in English
ALTER TABLE messages
  ADD COLUMN system_kind text CHECK (system_kind IN ('unlocked', 'accepted', 'declined', 'blocked')),
  ADD CHECK (is_system OR system_kind IS NULL);
UPDATE messages SET system_kind = 'unlocked' WHERE is_system;
UPDATE conversations c
  SET last_preview = left(m.content, 160), last_sender_id = m.sender_id, last_system_kind = m.system_kind
  FROM messages m WHERE m.conversation_id = c.id AND m.seq = c.last_seq;

-- the badge: what is unread, and nothing else
CREATE INDEX conversations_unread_by_company ON conversations(company_id) INCLUDE (last_seq, company_read_seq)
  WHERE company_read_seq < last_seq AND company_id IS NOT NULL;
CREATE INDEX conversations_unread_by_talent ON conversations(talent_id) INCLUDE (last_seq, talent_read_seq)
  WHERE talent_read_seq < last_seq;
-- what is to be told by mail, once each time something is left unread
CREATE INDEX conversations_mail_company ON conversations(updated_at)
  WHERE company_read_seq < last_seq AND company_mailed_seq <= company_read_seq AND company_id IS NOT NULL;
CREATE INDEX conversations_mail_talent ON conversations(updated_at)
  WHERE talent_read_seq < last_seq AND talent_mailed_seq <= talent_read_seq;

ALTER TABLE users ADD COLUMN wants_message_mails boolean NOT NULL DEFAULT true;
-- the address that ends this kind of mail with one click
ALTER TABLE mails ADD COLUMN unsubscribe_url text;
