-- Each table of a company's analytics reads rows of its own, so that a page reads no more than one row a day and title, or a day and
-- campaign. Rows by title and campaign are what the CSV file exports.
ALTER TABLE company_days ADD COLUMN rollup text NOT NULL DEFAULT 'title_and_campaign'
  CHECK (rollup IN ('day', 'title', 'campaign', 'title_and_campaign'));
ALTER TABLE company_days ALTER COLUMN rollup DROP DEFAULT;
ALTER TABLE company_days DROP CONSTRAINT company_days_company_id_day_position_title_campaign_id_key;
ALTER TABLE company_days ADD CONSTRAINT company_days_rollup
  UNIQUE NULLS NOT DISTINCT (company_id, rollup, day, position_title, campaign_id);

CREATE OR REPLACE FUNCTION count_company_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO company_days AS d (company_id, rollup, day, position_title, campaign_id, views, unlocks)
  SELECT NEW.company_id, rollup, day_of_company(NEW.company_id, NEW.created_at),
    CASE WHEN rollup IN ('title', 'title_and_campaign') THEN NEW.position_title ELSE '' END,
    CASE WHEN rollup IN ('campaign', 'title_and_campaign') THEN NEW.campaign_id END,
    (NEW.type = 'view')::int, (NEW.type = 'unlock')::int
  FROM unnest(ARRAY['day', 'title', 'campaign', 'title_and_campaign']) AS rollup
  WHERE rollup <> 'campaign' OR NEW.campaign_id IS NOT NULL
  ON CONFLICT ON CONSTRAINT company_days_rollup
  DO UPDATE SET views = d.views + excluded.views, unlocks = d.unlocks + excluded.unlocks;
  RETURN NULL;
END $$;

-- Adds the coarser rows of a company to those by title and campaign.
CREATE FUNCTION roll_up_company_days(company uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO company_days (company_id, rollup, day, position_title, campaign_id, views, unlocks)
  SELECT company_id,
    CASE GROUPING(position_title, campaign_id) WHEN 3 THEN 'day' WHEN 2 THEN 'campaign' ELSE 'title' END,
    day, coalesce(position_title, ''), campaign_id, sum(views), sum(unlocks)
  FROM company_days WHERE company_id = company AND rollup = 'title_and_campaign'
  GROUP BY GROUPING SETS ((company_id, day), (company_id, day, position_title), (company_id, day, campaign_id))
  HAVING GROUPING(position_title, campaign_id) <> 2 OR campaign_id IS NOT NULL
  ON CONFLICT ON CONSTRAINT company_days_rollup DO UPDATE SET views = excluded.views, unlocks = excluded.unlocks $$;

CREATE OR REPLACE FUNCTION recount_company_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM company_days WHERE company_id = NEW.user_id;
  INSERT INTO company_days (company_id, rollup, day, position_title, campaign_id, views, unlocks)
  SELECT company_id, 'title_and_campaign', (created_at AT TIME ZONE coalesce(NEW.time_zone, 'UTC'))::date, position_title,
    campaign_id, count(*) FILTER (WHERE type = 'view'), count(*) FILTER (WHERE type = 'unlock')
  FROM conversion_events WHERE company_id = NEW.user_id GROUP BY 1, 3, 4, 5
  ON CONFLICT ON CONSTRAINT company_days_rollup DO UPDATE SET views = excluded.views, unlocks = excluded.unlocks;
  PERFORM roll_up_company_days(NEW.user_id);
  RETURN NULL;
END $$;

SELECT roll_up_company_days(user_id) FROM company_profiles;

-- What a company paid in a period, without its earlier payments.
CREATE INDEX ledger_entries_paid ON ledger_entries(company_id, account, created_at) INCLUDE (amount, currency);
DROP INDEX ledger_entries_company_id_account_idx;
