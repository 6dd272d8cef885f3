-- who decided about a video and when. A rejection stands until an approval: submitting again makes the video pending, and it is
-- neither found nor served before.
ALTER TABLE videos
  ADD COLUMN moderated_by uuid REFERENCES users(id) ON DELETE SET NULL,
  ADD COLUMN resubmitted_at timestamptz,
  ADD CHECK (approved_at IS NULL OR rejected_at IS NULL),
  ADD CHECK (resubmitted_at IS NULL OR rejected_at IS NOT NULL);

-- an admin's word about the tick stands above what email and website say
ALTER TABLE company_profiles
  ADD COLUMN verified_override boolean,
  ADD COLUMN verified_override_by uuid REFERENCES users(id) ON DELETE SET NULL,
  ADD COLUMN verified_override_at timestamptz,
  ADD CHECK ((verified_override IS NULL) = (verified_override_at IS NULL));
CREATE INDEX ON company_profiles(created_at DESC, user_id DESC);

-- what people wrote is answered by mail, and closed
ALTER TABLE support_tickets
  ADD COLUMN has_priority boolean NOT NULL DEFAULT false,
  ADD COLUMN closed_by uuid REFERENCES users(id) ON DELETE SET NULL,
  ADD COLUMN closed_at timestamptz;
CREATE INDEX ON support_tickets(has_priority DESC, created_at, id);
CREATE TABLE support_answers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  ticket_id uuid NOT NULL REFERENCES support_tickets(id) ON DELETE CASCADE,
  text text NOT NULL CHECK (btrim(text) <> ''),
  answered_by uuid REFERENCES users(id) ON DELETE SET NULL,
  answered_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ON support_answers(ticket_id, answered_at);
