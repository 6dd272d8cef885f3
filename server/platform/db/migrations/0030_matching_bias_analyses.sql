-- When a campaign's work begins: matches compare it with the notice of a talent.
ALTER TABLE campaigns ADD COLUMN starts_on date;

-- What an analysis compared and found, without the advert's text. Survey answers point to it.
CREATE TABLE bias_analyses (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id uuid NOT NULL REFERENCES company_profiles(user_id) ON DELETE CASCADE,
  advert_sha256 text NOT NULL CHECK (advert_sha256 ~ '^[0-9a-f]{64}$'),
  advert_verdict text NOT NULL,
  reader text NOT NULL,
  analyst text NOT NULL,
  scorer text NOT NULL,
  -- position ids, which mean nothing once a position is erased
  pool uuid[] NOT NULL,
  scores_with_demo integer[] NOT NULL,
  scores_blind integer[] NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (cardinality(pool) = cardinality(scores_with_demo) AND cardinality(pool) = cardinality(scores_blind))
);
CREATE INDEX ON bias_analyses(company_id, created_at DESC);
ALTER TABLE fairness_feedback ADD COLUMN analysis_id uuid REFERENCES bias_analyses(id) ON DELETE SET NULL;
CREATE INDEX ON fairness_feedback(analysis_id);
