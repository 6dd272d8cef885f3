CREATE TABLE favourites (
  company_id uuid NOT NULL REFERENCES company_profiles(user_id) ON DELETE CASCADE,
  position_id uuid NOT NULL REFERENCES talent_positions(id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (company_id, position_id)
);

-- a search that is kept, as it stands in the address; alerts mail what is new since the last one
CREATE TABLE saved_searches (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id uuid NOT NULL REFERENCES company_profiles(user_id) ON DELETE CASCADE,
  name text NOT NULL CHECK (btrim(name) <> ''),
  query jsonb NOT NULL,
  has_alerts boolean NOT NULL DEFAULT false,
  seen_until timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ON saved_searches(company_id, created_at DESC);
CREATE INDEX saved_searches_alerts ON saved_searches(seen_until) WHERE has_alerts;
