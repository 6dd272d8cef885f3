-- When a company wrote the notes of a contact, and when it wants to be reminded of them. `reminded_at` says that the reminder has come
-- up; it stays until the company changes or removes the reminder, and until then the contact is first in the list.
ALTER TABLE unlocked_contacts
  ADD COLUMN noted_at timestamptz,
  ADD COLUMN remind_at timestamptz,
  ADD COLUMN reminded_at timestamptz,
  ADD CHECK (reminded_at IS NULL OR remind_at IS NOT NULL);
CREATE INDEX unlocked_contacts_due_first ON unlocked_contacts(user_id, (reminded_at IS NULL), created_at DESC, id DESC);
CREATE INDEX unlocked_contacts_to_remind ON unlocked_contacts(remind_at) WHERE remind_at IS NOT NULL AND reminded_at IS NULL;

ALTER TABLE notifications
  DROP CONSTRAINT notifications_kind_check,
  ADD CONSTRAINT notifications_kind_check
    CHECK (kind IN ('view', 'unlock', 'match', 'answer', 'decision', 'interest', 'invitation', 'reminder'));

-- Messages that a company sends often. Fields such as {firstName} are filled in before it sends one.
CREATE TABLE message_templates (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id uuid NOT NULL REFERENCES company_profiles(user_id) ON DELETE CASCADE,
  name text NOT NULL CHECK (btrim(name) <> ''),
  content text NOT NULL CHECK (btrim(content) <> ''),
  created_at timestamptz NOT NULL
);
CREATE INDEX ON message_templates(company_id, created_at DESC, id DESC);
