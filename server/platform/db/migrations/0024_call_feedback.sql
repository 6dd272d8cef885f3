-- Analyzed calls. The result names what was found, the evidence where; lines are the transcript as the analyst read it.
CREATE TABLE demo_call_feedback (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  created_by uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  call_type text NOT NULL CHECK (call_type IN ('product_demo', 'sales_call', 'user_feedback', 'discovery_call', 'follow_up')),
  call_date date NOT NULL,
  transcript text NOT NULL CHECK (btrim(transcript) <> ''),
  characters integer NOT NULL GENERATED ALWAYS AS (length(transcript)) STORED,
  sentiment text NOT NULL CHECK (sentiment IN ('positive', 'neutral', 'negative', 'mixed')),
  analyst text NOT NULL CHECK (analyst IN ('local', 'model')),
  version text NOT NULL,
  result jsonb NOT NULL,
  evidence jsonb NOT NULL,
  lines jsonb NOT NULL,
  line_count integer NOT NULL,
  corrected_sides jsonb NOT NULL DEFAULT '[]',
  speakers text[] NOT NULL,
  search_text text NOT NULL,
  deleted_at timestamptz
);
CREATE INDEX ON demo_call_feedback(created_by, created_at DESC, id DESC);
CREATE INDEX ON demo_call_feedback(created_at);
CREATE INDEX ON demo_call_feedback(deleted_at) WHERE deleted_at IS NOT NULL;
