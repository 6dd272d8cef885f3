-- A claim is an account that somebody made with an email that another account holds: it lives under an address of its own and
-- remembers the one it was made with, until the owner of that email decides by opening a link.
ALTER TABLE users
  ADD COLUMN claimed_email citext,
  ADD COLUMN deletion_requested_at timestamptz,
  ADD COLUMN referred_by citext,
  ADD CHECK (claimed_email IS NULL OR NOT email_verified);
CREATE INDEX users_claims ON users(claimed_email) WHERE claimed_email IS NOT NULL;
CREATE INDEX users_leaving ON users(deletion_requested_at) WHERE deletion_requested_at IS NOT NULL;
CREATE INDEX users_unproven ON users(created_at) WHERE NOT email_verified;

ALTER TABLE sessions ADD COLUMN seen_at timestamptz NOT NULL DEFAULT now();

-- where an account has signed in before: "address 192.0.2.1", or "device" and the hash of its cookie
CREATE TABLE known_origins (
  user_id uuid NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  origin text NOT NULL,
  seen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, origin)
);

-- attempts to sign in, by a hash of the email, whether or not there is an account, and where they came from
CREATE UNLOGGED TABLE sign_in_attempts (
  account text NOT NULL,
  origin text NOT NULL,
  attempts int NOT NULL,
  last_at timestamptz NOT NULL,
  next_at timestamptz NOT NULL,
  PRIMARY KEY (account, origin)
);
CREATE INDEX ON sign_in_attempts(last_at);

-- links by whom they are for
CREATE INDEX ON verifications(value);
