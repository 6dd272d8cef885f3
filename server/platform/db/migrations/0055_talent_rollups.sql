-- What a talent sees of views and unlocks, counted in the transaction of the event: by UTC day, by position since it was created, and
-- by company. What an erased company or a deleted position brought stays counted in the days.
CREATE TABLE talent_days (
  talent_id uuid NOT NULL REFERENCES talent_profiles(user_id) ON DELETE CASCADE,
  day date NOT NULL,
  views int NOT NULL DEFAULT 0,
  unlocks int NOT NULL DEFAULT 0,
  PRIMARY KEY (talent_id, day)
);
CREATE TABLE position_totals (
  position_id uuid PRIMARY KEY REFERENCES talent_positions(id) ON DELETE CASCADE,
  views int NOT NULL DEFAULT 0,
  unlocks int NOT NULL DEFAULT 0
);
CREATE TABLE viewings (
  company_id uuid NOT NULL REFERENCES company_profiles(user_id) ON DELETE CASCADE,
  talent_id uuid NOT NULL REFERENCES talent_profiles(user_id) ON DELETE CASCADE,
  position_id uuid REFERENCES talent_positions(id) ON DELETE SET NULL,
  views int NOT NULL DEFAULT 0,
  last_viewed_at timestamptz NOT NULL,
  UNIQUE (company_id, talent_id, position_id)
);
CREATE INDEX ON viewings(talent_id, last_viewed_at DESC);
CREATE INDEX ON viewings(position_id);

CREATE FUNCTION count_for_talent() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  viewed int := (NEW.type = 'view')::int;
  unlocked int := (NEW.type = 'unlock')::int;
BEGIN
  INSERT INTO talent_days AS d (talent_id, day, views, unlocks) VALUES (NEW.talent_id, NEW.utc_day, viewed, unlocked)
  ON CONFLICT (talent_id, day) DO UPDATE SET views = d.views + viewed, unlocks = d.unlocks + unlocked;
  IF NEW.position_id IS NOT NULL THEN
    INSERT INTO position_totals AS t (position_id, views, unlocks) VALUES (NEW.position_id, viewed, unlocked)
    ON CONFLICT (position_id) DO UPDATE SET views = t.views + viewed, unlocks = t.unlocks + unlocked;
  END IF;
  INSERT INTO viewings AS v (company_id, talent_id, position_id, views, last_viewed_at)
  VALUES (NEW.company_id, NEW.talent_id, NEW.position_id, viewed, NEW.created_at)
  ON CONFLICT (company_id, talent_id, position_id)
  DO UPDATE SET views = v.views + viewed, last_viewed_at = greatest(v.last_viewed_at, NEW.created_at);
  RETURN NULL;
END $$;
CREATE TRIGGER conversion_events_for_talent AFTER INSERT ON conversion_events FOR EACH ROW EXECUTE FUNCTION count_for_talent();

-- Counts everything from the events themselves.
CREATE FUNCTION recount_for_talent() RETURNS void LANGUAGE sql AS $$
  TRUNCATE talent_days, position_totals, viewings;
  INSERT INTO talent_days SELECT talent_id, utc_day, count(*) FILTER (WHERE type = 'view'), count(*) FILTER (WHERE type = 'unlock')
    FROM conversion_events GROUP BY 1, 2;
  INSERT INTO position_totals SELECT position_id, count(*) FILTER (WHERE type = 'view'), count(*) FILTER (WHERE type = 'unlock')
    FROM conversion_events WHERE position_id IS NOT NULL GROUP BY 1;
  INSERT INTO viewings SELECT company_id, talent_id, position_id, count(*) FILTER (WHERE type = 'view'), max(created_at)
    FROM conversion_events GROUP BY 1, 2, 3 $$;
SELECT recount_for_talent();
