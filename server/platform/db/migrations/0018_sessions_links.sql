-- sessions: the token as its SHA-256 only; whether the device is remembered, and when its person last proved who they are
UPDATE sessions SET token = encode(sha256(convert_to(token, 'UTF8')), 'hex');
ALTER TABLE sessions
  ADD COLUMN is_remembered boolean NOT NULL DEFAULT false,
  ADD COLUMN reauthenticated_at timestamptz;
UPDATE sessions SET is_remembered = true WHERE expires_at > created_at + interval '2 days';
CREATE INDEX ON sessions(seen_at);

-- links that were mailed: the token as its SHA-256 only, what it is for, and the email that opening it proves
CREATE TABLE mailed_links (
  token_hash text PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('confirm_email', 'reset_password', 'change_email', 'revert_email')),
  email citext NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX ON mailed_links(user_id);
CREATE INDEX ON mailed_links(email, created_at);
CREATE INDEX ON mailed_links(expires_at);

INSERT INTO mailed_links (token_hash, user_id, kind, email, created_at, expires_at)
SELECT CASE WHEN v.identifier LIKE 'confirm-email:%' THEN substr(v.identifier, 15)
    ELSE encode(sha256(convert_to(substr(v.identifier, 16), 'UTF8')), 'hex') END,
  u.id, CASE WHEN v.identifier LIKE 'confirm-email:%' THEN 'confirm_email' ELSE 'reset_password' END,
  coalesce(u.claimed_email, u.email), v.created_at, v.expires_at
FROM verifications v JOIN users u ON u.id::text = v.value
WHERE v.identifier LIKE 'confirm-email:%' OR v.identifier LIKE 'reset-password:%'
ON CONFLICT DO NOTHING;
DELETE FROM verifications;
