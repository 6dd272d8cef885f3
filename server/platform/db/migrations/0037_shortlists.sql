-- A company's choice of positions, which people without an account can open by a secret link until it expires.
CREATE TABLE shortlists (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id uuid NOT NULL REFERENCES company_profiles(user_id) ON DELETE CASCADE,
  name text NOT NULL CHECK (btrim(name) <> ''),
  token_hash text NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ON shortlists(company_id, created_at DESC, id DESC);

CREATE TABLE shortlist_positions (
  shortlist_id uuid NOT NULL REFERENCES shortlists(id) ON DELETE CASCADE,
  position_id uuid NOT NULL REFERENCES talent_positions(id) ON DELETE CASCADE,
  place int NOT NULL,
  PRIMARY KEY (shortlist_id, position_id)
);
CREATE INDEX ON shortlist_positions(position_id);

-- Talent whom a company has asked to look at one of its campaigns.
CREATE TABLE campaign_invitations (
  campaign_id uuid NOT NULL REFERENCES campaigns(id) ON DELETE CASCADE,
  talent_id uuid NOT NULL REFERENCES talent_profiles(user_id) ON DELETE CASCADE,
  position_id uuid NOT NULL REFERENCES talent_positions(id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (campaign_id, talent_id)
);
CREATE INDEX ON campaign_invitations(talent_id);
CREATE INDEX ON campaign_invitations(position_id);
