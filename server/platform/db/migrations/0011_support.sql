-- what people wrote to the operator: tickets from the help page, messages from the contact page
CREATE TABLE support_tickets (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL CHECK (kind IN ('ticket', 'contact')),
  user_id uuid REFERENCES users(id) ON DELETE CASCADE,
  name text NOT NULL CHECK (btrim(name) <> ''),
  email text NOT NULL,
  subject text CHECK (btrim(subject) <> ''),
  message text NOT NULL CHECK (btrim(message) <> ''),
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((kind = 'ticket') = (subject IS NOT NULL))
);
CREATE INDEX ON support_tickets(created_at DESC);
CREATE INDEX ON support_tickets(user_id);
ALTER TABLE mails ADD COLUMN reply_to text;
