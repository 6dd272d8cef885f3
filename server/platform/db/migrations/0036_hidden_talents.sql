-- People whom a company doesn't want to see in its searches and matches.
CREATE TABLE hidden_talents (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id uuid NOT NULL REFERENCES company_profiles(user_id) ON DELETE CASCADE,
  talent_id uuid NOT NULL REFERENCES talent_profiles(user_id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (company_id, talent_id)
);
CREATE INDEX ON hidden_talents(talent_id);
CREATE INDEX ON hidden_talents(company_id, created_at DESC, id DESC);
