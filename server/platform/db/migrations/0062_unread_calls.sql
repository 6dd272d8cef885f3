-- A call in a language that isn't read has no sentiment, and counts for none.
CREATE OR REPLACE FUNCTION counts_of(r demo_call_feedback) RETURNS SETOF counted_as LANGUAGE sql IMMUTABLE AS
  $$ SELECT 'calls.' || r.sentiment, 1::numeric WHERE r.deleted_at IS NULL AND r.sentiment IS NOT NULL $$;
ALTER TABLE demo_call_feedback ALTER COLUMN sentiment DROP NOT NULL;
UPDATE demo_call_feedback SET sentiment = NULL WHERE result->>'sentiment' IS NULL;
