-- How many companies have viewed or unlocked a talent, counted when a company does so for the first time: counting them for one
-- page took longer than all the rest of it.
CREATE TABLE talent_totals (
  talent_id uuid PRIMARY KEY REFERENCES talent_profiles(user_id) ON DELETE CASCADE,
  companies int NOT NULL DEFAULT 0
);
DROP INDEX viewings_talent_id_company_id_idx;

CREATE OR REPLACE FUNCTION count_for_talent() RETURNS trigger LANGUAGE plpgsql AS $$
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
  IF NOT EXISTS (SELECT FROM viewings WHERE company_id = NEW.company_id AND talent_id = NEW.talent_id) THEN
    -- Of two first events at once, the second waits here, and then finds the first.
    PERFORM pg_advisory_xact_lock(hashtextextended(NEW.company_id::text || NEW.talent_id::text, 0));
    IF NOT EXISTS (SELECT FROM viewings WHERE company_id = NEW.company_id AND talent_id = NEW.talent_id) THEN
      INSERT INTO talent_totals AS t (talent_id, companies) VALUES (NEW.talent_id, 1)
      ON CONFLICT (talent_id) DO UPDATE SET companies = t.companies + 1;
    END IF;
  END IF;
  INSERT INTO viewings AS v (company_id, talent_id, position_id, views, last_viewed_at)
  VALUES (NEW.company_id, NEW.talent_id, NEW.position_id, viewed, NEW.created_at)
  ON CONFLICT (company_id, talent_id, position_id)
  DO UPDATE SET views = v.views + viewed, last_viewed_at = greatest(v.last_viewed_at, NEW.created_at);
  RETURN NULL;
END $$;

CREATE FUNCTION uncount_for_talent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE talent_totals SET companies = companies - 1
  WHERE talent_id IN (SELECT talent_id FROM viewings WHERE company_id = OLD.user_id);
  RETURN OLD;
END $$;
CREATE TRIGGER company_profiles_for_talent BEFORE DELETE ON company_profiles FOR EACH ROW EXECUTE FUNCTION uncount_for_talent();

CREATE OR REPLACE FUNCTION recount_for_talent() RETURNS void LANGUAGE sql AS $$
  TRUNCATE talent_days, position_totals, viewings, talent_totals;
  INSERT INTO talent_days SELECT talent_id, utc_day, count(*) FILTER (WHERE type = 'view'), count(*) FILTER (WHERE type = 'unlock')
    FROM conversion_events GROUP BY 1, 2;
  INSERT INTO position_totals SELECT position_id, count(*) FILTER (WHERE type = 'view'), count(*) FILTER (WHERE type = 'unlock')
    FROM conversion_events WHERE position_id IS NOT NULL GROUP BY 1;
  INSERT INTO viewings SELECT company_id, talent_id, position_id, count(*) FILTER (WHERE type = 'view'), max(created_at)
    FROM conversion_events GROUP BY 1, 2, 3;
  INSERT INTO talent_totals SELECT talent_id, count(DISTINCT company_id) FROM viewings GROUP BY 1 $$;
INSERT INTO talent_totals SELECT talent_id, count(DISTINCT company_id) FROM viewings GROUP BY 1;
