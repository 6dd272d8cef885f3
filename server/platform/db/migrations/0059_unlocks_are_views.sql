-- Whoever unlocks has looked, so an unlock counts as a view of its position: earlier unlocks without a view on their day get one.
INSERT INTO conversion_events (type, company_id, talent_id, position_id, position_title, campaign_id, utc_day, created_at)
SELECT 'view', company_id, talent_id, position_id, position_title, campaign_id, utc_day, created_at
FROM conversion_events WHERE type = 'unlock' AND position_id IS NOT NULL
ON CONFLICT (company_id, position_id, utc_day) WHERE type = 'view' DO NOTHING;
