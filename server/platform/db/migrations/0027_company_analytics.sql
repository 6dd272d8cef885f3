-- What a company sees of its own views and unlocks: one row a day, title and campaign, counted as the events come in. Days
-- are those of the company's time zone.
ALTER TABLE company_profiles ADD COLUMN time_zone text;
ALTER TABLE conversion_events ADD COLUMN position_title text NOT NULL DEFAULT '',
  ADD COLUMN campaign_id uuid REFERENCES campaigns(id) ON DELETE SET NULL;
UPDATE conversion_events e SET position_title = p.position_title FROM talent_positions p WHERE p.id = e.position_id;
CREATE INDEX ON conversion_events(campaign_id) WHERE campaign_id IS NOT NULL;
DROP INDEX conversion_events_company_id_created_at_idx;
CREATE INDEX ON conversion_events(company_id, created_at DESC, id DESC);

-- Campaigns may be deleted, and what they brought stays counted.
CREATE TABLE company_days (
  company_id uuid NOT NULL REFERENCES company_profiles(user_id) ON DELETE CASCADE,
  day date NOT NULL,
  position_title text NOT NULL,
  campaign_id uuid,
  views int NOT NULL DEFAULT 0,
  unlocks int NOT NULL DEFAULT 0,
  UNIQUE NULLS NOT DISTINCT (company_id, day, position_title, campaign_id)
);

CREATE FUNCTION day_of_company(company uuid, at timestamptz) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT (at AT TIME ZONE coalesce(time_zone, 'UTC'))::date FROM company_profiles WHERE user_id = company $$;

CREATE FUNCTION count_company_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO company_days AS d (company_id, day, position_title, campaign_id, views, unlocks)
  VALUES (NEW.company_id, day_of_company(NEW.company_id, NEW.created_at), NEW.position_title, NEW.campaign_id,
    (NEW.type = 'view')::int, (NEW.type = 'unlock')::int)
  ON CONFLICT (company_id, day, position_title, campaign_id)
  DO UPDATE SET views = d.views + excluded.views, unlocks = d.unlocks + excluded.unlocks;
  RETURN NULL;
END $$;
CREATE TRIGGER conversion_events_days AFTER INSERT ON conversion_events FOR EACH ROW EXECUTE FUNCTION count_company_day();

-- The days of a company are counted again when its time zone changes.
CREATE FUNCTION recount_company_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM company_days WHERE company_id = NEW.user_id;
  INSERT INTO company_days (company_id, day, position_title, campaign_id, views, unlocks)
  SELECT company_id, (created_at AT TIME ZONE coalesce(NEW.time_zone, 'UTC'))::date, position_title, campaign_id,
    count(*) FILTER (WHERE type = 'view'), count(*) FILTER (WHERE type = 'unlock')
  FROM conversion_events WHERE company_id = NEW.user_id GROUP BY 1, 2, 3, 4
  ON CONFLICT (company_id, day, position_title, campaign_id) DO UPDATE SET views = excluded.views, unlocks = excluded.unlocks;
  RETURN NULL;
END $$;
CREATE TRIGGER company_profiles_days AFTER UPDATE OF time_zone ON company_profiles FOR EACH ROW
  WHEN (OLD.time_zone IS DISTINCT FROM NEW.time_zone) EXECUTE FUNCTION recount_company_days();

INSERT INTO company_days (company_id, day, position_title, campaign_id, views, unlocks)
SELECT company_id, utc_day, position_title, NULL, count(*) FILTER (WHERE type = 'view'), count(*) FILTER (WHERE type = 'unlock')
FROM conversion_events GROUP BY 1, 2, 3;
