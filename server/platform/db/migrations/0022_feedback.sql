-- A practice take is a video without a position, so that nothing that starts from a position can reach it.
-- `language` is what is spoken, as ISO 639-1; null: the account's language.
ALTER TABLE videos
  ALTER COLUMN position_id DROP NOT NULL,
  DROP CONSTRAINT videos_check,
  ADD CONSTRAINT videos_published_check CHECK ((state = 'ready' AND position_id IS NOT NULL) = (published_at IS NOT NULL)),
  ADD COLUMN language text CHECK (language ~ '^[a-z]{2,3}$');
CREATE INDEX videos_practice ON videos(talent_id, created_at DESC, id DESC) WHERE position_id IS NULL;
CREATE UNIQUE INDEX videos_practice_on_their_way ON videos(talent_id) WHERE position_id IS NULL AND state <> 'ready';

-- Who agreed to have takes analysed, and to which text of the notice. No row: nothing is analysed.
CREATE TABLE feedback_agreements (
  candidate_id uuid PRIMARY KEY REFERENCES talent_profiles(user_id) ON DELETE CASCADE,
  notice_version int NOT NULL,
  agreed_at timestamptz NOT NULL
);

-- The analysis of a take. A take that is analysed again keeps its result until the new one is complete.
CREATE TABLE video_feedback (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  candidate_id uuid NOT NULL REFERENCES talent_profiles(user_id) ON DELETE CASCADE,
  video_id uuid NOT NULL UNIQUE REFERENCES videos(id) ON DELETE CASCADE,
  processing_status text NOT NULL DEFAULT 'queued'
    CHECK (processing_status IN ('queued', 'processing', 'completed', 'insufficient_speech', 'failed')),
  step text CHECK (step IN ('listen', 'measure', 'look', 'transcribe', 'review')),
  progress_percent smallint NOT NULL DEFAULT 0 CHECK (progress_percent BETWEEN 0 AND 100),
  failure text,
  analyst text CHECK (analyst IN ('local', 'model')),
  analyst_version text,
  -- the version that was asked last, which a fallback or a failure keeps from being asked again
  attempted_version text,
  -- contract/feedback/analysis.ts
  analysis jsonb,
  score_communication real CHECK (score_communication BETWEEN 0 AND 10),
  score_confidence real CHECK (score_confidence BETWEEN 0 AND 10),
  score_clarity real CHECK (score_clarity BETWEEN 0 AND 10),
  feedback_summary text,
  requested_at timestamptz NOT NULL DEFAULT now(),
  completed_at timestamptz,
  CHECK ((processing_status = 'completed')
    = (score_communication IS NOT NULL AND score_confidence IS NOT NULL AND score_clarity IS NOT NULL)),
  CHECK ((processing_status IN ('completed', 'insufficient_speech'))
    = (analysis IS NOT NULL AND analyst IS NOT NULL AND analyst_version IS NOT NULL AND completed_at IS NOT NULL)),
  CHECK ((processing_status = 'failed') = (failure IS NOT NULL))
);
CREATE INDEX ON video_feedback(candidate_id, requested_at DESC, id DESC);
CREATE INDEX video_feedback_versions ON video_feedback(attempted_version, id)
  WHERE processing_status IN ('completed', 'insufficient_speech');

-- Since when companies may see the scores of a position; null: they may not.
ALTER TABLE talent_positions ADD COLUMN scores_shared_at timestamptz;

-- A talent doubts a score. `kept` and `hidden` are an admin's decision; companies see no score of a take with a hidden one.
CREATE TABLE score_contests (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  feedback_id uuid NOT NULL REFERENCES video_feedback(id) ON DELETE CASCADE,
  candidate_id uuid NOT NULL REFERENCES talent_profiles(user_id) ON DELETE CASCADE,
  score text NOT NULL CHECK (score IN ('communication', 'confidence', 'clarity')),
  -- what is contested, as it was then
  value real NOT NULL CHECK (value BETWEEN 0 AND 10),
  analyst text NOT NULL,
  analyst_version text NOT NULL,
  reason text NOT NULL CHECK (btrim(reason) <> '' AND char_length(reason) <= 1000),
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'kept', 'hidden')),
  answer text CHECK (btrim(answer) <> ''),
  created_at timestamptz NOT NULL DEFAULT now(),
  decided_at timestamptz,
  decided_by uuid REFERENCES users(id) ON DELETE SET NULL,
  CHECK ((state = 'open') = (decided_at IS NULL)),
  CHECK ((state = 'open') = (answer IS NULL))
);
CREATE UNIQUE INDEX score_contests_open ON score_contests(feedback_id, score) WHERE state = 'open';
CREATE INDEX ON score_contests(feedback_id);
CREATE INDEX ON score_contests(candidate_id, created_at DESC, id DESC);
CREATE INDEX ON score_contests(state, created_at, id);
CREATE INDEX ON score_contests(decided_by) WHERE decided_by IS NOT NULL;

-- Which company saw which scores, once per UTC day and value. A video's id stays when the video is gone.
CREATE TABLE score_views (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  candidate_id uuid NOT NULL REFERENCES talent_profiles(user_id) ON DELETE CASCADE,
  company_id uuid REFERENCES company_profiles(user_id) ON DELETE SET NULL,
  position_id uuid REFERENCES talent_positions(id) ON DELETE SET NULL,
  video_id uuid NOT NULL,
  communication real NOT NULL,
  confidence real NOT NULL,
  clarity real NOT NULL,
  seen_at timestamptz NOT NULL,
  utc_day date NOT NULL,
  UNIQUE (company_id, video_id, utc_day, communication, confidence, clarity)
);
CREATE INDEX ON score_views(candidate_id, seen_at DESC, id DESC);
CREATE INDEX ON score_views(position_id);

-- Scores have one decimal.
ALTER TABLE shared_scores
  ALTER COLUMN communication TYPE real,
  ALTER COLUMN confidence TYPE real,
  ALTER COLUMN clarity TYPE real;
ALTER TABLE talent_search
  ALTER COLUMN score_communication TYPE real,
  ALTER COLUMN score_confidence TYPE real,
  ALTER COLUMN score_clarity TYPE real;
