-- when a session was opened or confirmed with a second factor: a code, a recovery code or a passkey
ALTER TABLE sessions ADD COLUMN second_factor_at timestamptz;

CREATE TABLE passkeys (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  name text NOT NULL,
  -- base64url, as browsers send it
  credential_id text NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX ON passkeys(user_id);

-- authenticator apps: the secret is encrypted; last_step is the time step of the newest code that was used
CREATE TABLE second_factors (
  user_id uuid PRIMARY KEY REFERENCES users(id) ON DELETE CASCADE,
  secret text NOT NULL,
  last_step bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  enabled_at timestamptz
);
CREATE TABLE recovery_codes (
  user_id uuid NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  code_hash text NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, code_hash)
);

-- what a browser was asked and has not answered yet; browsers by the hash of their cookie
CREATE UNLOGGED TABLE sign_in_challenges (
  browser text NOT NULL,
  purpose text NOT NULL,
  challenge text NOT NULL,
  user_id uuid REFERENCES users(id) ON DELETE CASCADE,
  remember boolean NOT NULL DEFAULT false,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (browser, purpose, challenge)
);
CREATE INDEX ON sign_in_challenges(user_id);
CREATE INDEX ON sign_in_challenges(expires_at);
