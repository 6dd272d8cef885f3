-- what happened, who did it, to whom, from where: written once. Accounts are ids without a foreign key, so that the trail
-- outlives them; what is older than the retention may go, nothing else.
CREATE TABLE audit_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  kind text NOT NULL,
  actor_id uuid,
  subject_id uuid,
  address text,
  details jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX ON audit_events(at DESC, id DESC);
CREATE INDEX ON audit_events(kind, at DESC, id DESC);
CREATE INDEX ON audit_events(actor_id, at DESC, id DESC) WHERE actor_id IS NOT NULL;
CREATE INDEX ON audit_events(subject_id, at DESC, id DESC) WHERE subject_id IS NOT NULL;
CREATE INDEX ON audit_events(address text_pattern_ops);

CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '400 days' THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'audit events are never changed';
END $$;
CREATE TRIGGER audit_events_stand BEFORE UPDATE OR DELETE ON audit_events
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_events_stay BEFORE TRUNCATE ON audit_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
