-- The impact ratios of a UTC month, as JSON that never changes: audit records name its hash. Groups that are too small aren't in it.
CREATE TABLE impact_reports (
  month text PRIMARY KEY CHECK (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  report text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- The newest report at the time of an analysis.
ALTER TABLE bias_analyses ADD COLUMN impact_month text REFERENCES impact_reports(month);
CREATE INDEX ON bias_analyses(impact_month);
