-- Figures of the whole platform, counted in the transaction of what changes them. Each change is a row of its own, so that no
-- two transactions wait for one counter; a job adds the rows up each minute.
CREATE TABLE counters (name text PRIMARY KEY, amount numeric NOT NULL);
CREATE TABLE counter_changes (name text NOT NULL, amount numeric NOT NULL);
CREATE VIEW counted AS
  SELECT name, sum(amount) AS amount FROM (SELECT * FROM counters UNION ALL SELECT * FROM counter_changes) AS parts GROUP BY name;

CREATE FUNCTION add_up_counters() RETURNS void LANGUAGE sql AS $$
  WITH gone AS (DELETE FROM counter_changes RETURNING *)
  INSERT INTO counters AS c SELECT name, sum(amount) FROM gone GROUP BY name
  ON CONFLICT (name) DO UPDATE SET amount = c.amount + excluded.amount $$;

-- The state of a ticket is read from its own row.
ALTER TABLE support_tickets ADD COLUMN answered_at timestamptz;
UPDATE support_tickets t SET answered_at = (SELECT min(s.answered_at) FROM support_answers s WHERE s.ticket_id = t.id);
CREATE FUNCTION mark_ticket_answered() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE support_tickets SET answered_at = NEW.answered_at WHERE id = NEW.ticket_id AND answered_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER answered AFTER INSERT ON support_answers FOR EACH ROW EXECUTE FUNCTION mark_ticket_answered();
CREATE INDEX support_tickets_by_state ON support_tickets((CASE WHEN closed_at IS NOT NULL THEN 'closed'
  WHEN answered_at IS NOT NULL THEN 'answered' ELSE 'open' END), (NOT has_priority), created_at, id);
DROP INDEX support_tickets_has_priority_created_at_id_idx;

-- What each row counts as: a name and an amount.
CREATE TYPE counted_as AS (name text, amount numeric);
CREATE FUNCTION counts_of(r unlocked_contacts) RETURNS SETOF counted_as LANGUAGE sql IMMUTABLE AS
  $$ SELECT 'unlocks', 1::numeric $$;
CREATE FUNCTION counts_of(r talent_profiles) RETURNS SETOF counted_as LANGUAGE sql IMMUTABLE AS
  $$ SELECT 'talents', 1::numeric $$;
CREATE FUNCTION counts_of(r users) RETURNS SETOF counted_as LANGUAGE sql IMMUTABLE AS
  $$ SELECT v.name, 1::numeric FROM (VALUES ('companies', true), ('companies.confirmed', r.email_verified)) AS v(name, holds)
     WHERE r.user_type = 'company' AND v.holds $$;
CREATE FUNCTION counts_of(r videos) RETURNS SETOF counted_as LANGUAGE sql IMMUTABLE AS
  $$ SELECT 'videos.' || CASE WHEN r.approved_at IS NOT NULL THEN 'approved'
       WHEN r.rejected_at IS NOT NULL AND r.resubmitted_at IS NULL THEN 'rejected' ELSE 'pending' END, 1::numeric
     WHERE r.state = 'ready' AND r.position_id IS NOT NULL $$;
CREATE FUNCTION counts_of(r support_tickets) RETURNS SETOF counted_as LANGUAGE sql IMMUTABLE AS
  $$ SELECT 'tickets.' || CASE WHEN r.closed_at IS NOT NULL THEN 'closed' WHEN r.answered_at IS NOT NULL THEN 'answered'
       ELSE 'open' END, 1::numeric $$;
CREATE FUNCTION counts_of(r demo_call_feedback) RETURNS SETOF counted_as LANGUAGE sql IMMUTABLE AS
  $$ SELECT 'calls.' || r.sentiment, 1::numeric WHERE r.deleted_at IS NULL $$;
CREATE FUNCTION counts_of(r fairness_feedback) RETURNS SETOF counted_as LANGUAGE sql IMMUTABLE AS
  $$ SELECT 'survey.' || v.name, 1::numeric FROM (VALUES ('answers', true), ('biased', r.bias_detected), (r.preferred_ranking, true))
     AS v(name, holds) WHERE v.holds $$;
-- the bands are those of ScoreBands in contract/analytics/analytics.ts
CREATE FUNCTION counts_of(r talent_search) RETURNS SETOF counted_as LANGUAGE sql IMMUTABLE AS
  $$ SELECT 'scores.' || v.name || '.' || part.name, part.amount
     FROM (VALUES ('communication', r.score_communication), ('confidence', r.score_confidence), ('clarity', r.score_clarity))
       AS v(name, score),
       LATERAL (VALUES ('sum', v.score::numeric), ('count', 1),
         (CASE WHEN v.score <= 5 THEN 'low' WHEN v.score <= 7 THEN 'mid' ELSE 'high' END, 1)) AS part(name, amount)
     WHERE v.score IS NOT NULL $$;

CREATE FUNCTION count_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN INSERT INTO counter_changes SELECT name, -amount FROM counts_of(OLD); END IF;
  IF TG_OP <> 'DELETE' THEN INSERT INTO counter_changes SELECT name, amount FROM counts_of(NEW); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER counted AFTER INSERT OR DELETE ON unlocked_contacts FOR EACH ROW EXECUTE FUNCTION count_change();
CREATE TRIGGER counted AFTER INSERT OR DELETE ON talent_profiles FOR EACH ROW EXECUTE FUNCTION count_change();
CREATE TRIGGER counted AFTER INSERT OR DELETE ON users FOR EACH ROW EXECUTE FUNCTION count_change();
CREATE TRIGGER counted_again AFTER UPDATE OF email_verified ON users FOR EACH ROW
  WHEN (OLD.email_verified <> NEW.email_verified) EXECUTE FUNCTION count_change();
CREATE TRIGGER counted AFTER INSERT OR DELETE ON videos FOR EACH ROW EXECUTE FUNCTION count_change();
CREATE TRIGGER counted_again AFTER UPDATE OF state, position_id, approved_at, rejected_at, resubmitted_at ON videos FOR EACH ROW
  EXECUTE FUNCTION count_change();
CREATE TRIGGER counted AFTER INSERT OR DELETE ON support_tickets FOR EACH ROW EXECUTE FUNCTION count_change();
CREATE TRIGGER counted_again AFTER UPDATE OF closed_at, answered_at ON support_tickets FOR EACH ROW EXECUTE FUNCTION count_change();
CREATE TRIGGER counted AFTER INSERT OR DELETE ON demo_call_feedback FOR EACH ROW EXECUTE FUNCTION count_change();
CREATE TRIGGER counted_again AFTER UPDATE OF sentiment, deleted_at ON demo_call_feedback FOR EACH ROW EXECUTE FUNCTION count_change();
CREATE TRIGGER counted AFTER INSERT OR DELETE OR UPDATE ON fairness_feedback FOR EACH ROW EXECUTE FUNCTION count_change();
CREATE TRIGGER counted AFTER INSERT ON talent_search FOR EACH ROW
  WHEN (NEW.score_communication IS NOT NULL) EXECUTE FUNCTION count_change();
CREATE TRIGGER counted_off AFTER DELETE ON talent_search FOR EACH ROW
  WHEN (OLD.score_communication IS NOT NULL) EXECUTE FUNCTION count_change();
CREATE TRIGGER counted_again AFTER UPDATE ON talent_search FOR EACH ROW
  WHEN ((OLD.score_communication, OLD.score_confidence, OLD.score_clarity)
    IS DISTINCT FROM (NEW.score_communication, NEW.score_confidence, NEW.score_clarity)) EXECUTE FUNCTION count_change();

-- Counts everything from the rows themselves.
CREATE FUNCTION recount() RETURNS void LANGUAGE sql AS $$
  TRUNCATE counters, counter_changes;
  INSERT INTO counters SELECT name, sum(amount) FROM (
    SELECT c.* FROM unlocked_contacts t, counts_of(t) c UNION ALL SELECT c.* FROM talent_profiles t, counts_of(t) c
    UNION ALL SELECT c.* FROM users t, counts_of(t) c UNION ALL SELECT c.* FROM videos t, counts_of(t) c
    UNION ALL SELECT c.* FROM demo_call_feedback t, counts_of(t) c UNION ALL SELECT c.* FROM fairness_feedback t, counts_of(t) c
    UNION ALL SELECT c.* FROM support_tickets t, counts_of(t) c
    UNION ALL SELECT c.* FROM talent_search t, counts_of(t) c) AS parts GROUP BY name $$;
SELECT recount();
CREATE INDEX talent_search_scored ON talent_search(position_id) WHERE score_communication IS NOT NULL;
