-- what a company looks for; open ones are shown to talent
CREATE TABLE campaigns (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id uuid NOT NULL REFERENCES company_profiles(user_id) ON DELETE CASCADE,
  title text NOT NULL CHECK (btrim(title) <> ''),
  description text NOT NULL,
  skills text[] NOT NULL DEFAULT '{}',
  languages text[] NOT NULL DEFAULT '{}',
  location text,
  work_type text CHECK (work_type IN ('on-site', 'hybrid', 'remote')),
  salary_min_minor bigint CHECK (salary_min_minor >= 0),
  salary_max_minor bigint CHECK (salary_max_minor >= salary_min_minor),
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'paused', 'closed')),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ON campaigns(company_id, created_at DESC);
CREATE INDEX campaigns_open ON campaigns(created_at DESC) WHERE state = 'open';

-- a talent who wants to be seen for a campaign
CREATE TABLE raised_hands (
  campaign_id uuid NOT NULL REFERENCES campaigns(id) ON DELETE CASCADE,
  talent_id uuid NOT NULL REFERENCES talent_profiles(user_id) ON DELETE CASCADE,
  position_id uuid NOT NULL REFERENCES talent_positions(id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (campaign_id, talent_id)
);
CREATE INDEX ON raised_hands(talent_id);

-- the best new match of a company and UTC day
CREATE TABLE daily_matches (
  company_id uuid NOT NULL REFERENCES company_profiles(user_id) ON DELETE CASCADE,
  utc_day date NOT NULL,
  campaign_id uuid NOT NULL REFERENCES campaigns(id) ON DELETE CASCADE,
  position_id uuid NOT NULL REFERENCES talent_positions(id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (company_id, utc_day),
  UNIQUE (company_id, position_id)
);
ALTER TABLE company_profiles ADD COLUMN wants_daily_match boolean NOT NULL DEFAULT true;
