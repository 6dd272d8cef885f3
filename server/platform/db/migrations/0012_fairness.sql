-- what companies say after a bias analysis; bias_detected null: unsure
CREATE TABLE fairness_feedback (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  recruiter_id uuid NOT NULL REFERENCES company_profiles(user_id) ON DELETE CASCADE,
  bias_detected boolean,
  preferred_ranking text NOT NULL CHECK (preferred_ranking IN ('standard', 'blind', 'same')),
  comments text CHECK (btrim(comments) <> ''),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ON fairness_feedback(recruiter_id);

-- the figures of all shared scores are read from this alone
CREATE INDEX talent_search_scores ON talent_search(position_id)
  INCLUDE (score_communication, score_confidence, score_clarity) WHERE score_communication IS NOT NULL;
