-- The contact page promises priority to messages that start with URGENT, and to tickets with it in the subject.
ALTER TABLE support_tickets ADD COLUMN is_urgent boolean NOT NULL
  GENERATED ALWAYS AS (coalesce(subject, '') ~* '\murgent\M' OR message ~* '^\W*urgent\M') STORED;
DROP INDEX support_tickets_by_state;
CREATE INDEX support_tickets_by_state ON support_tickets((CASE WHEN closed_at IS NOT NULL THEN 'closed'
  WHEN answered_at IS NOT NULL THEN 'answered' ELSE 'open' END), (NOT is_urgent), (NOT has_priority), created_at, id);
