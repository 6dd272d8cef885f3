-- What happened to an account, as its notification centre lists it. Written in the transaction of the event, erased with either side.
CREATE TABLE notifications (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  about_id uuid REFERENCES users(id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('view', 'unlock', 'match', 'answer', 'decision', 'interest')),
  data json NOT NULL,
  created_at timestamptz NOT NULL,
  read_at timestamptz,
  mailed_at timestamptz
);
CREATE INDEX notifications_user ON notifications(user_id, created_at DESC, id DESC);
CREATE INDEX notifications_unread ON notifications(user_id) WHERE read_at IS NULL;
CREATE INDEX notifications_about ON notifications(about_id) WHERE about_id IS NOT NULL;
CREATE INDEX notifications_to_mail ON notifications(created_at) WHERE read_at IS NULL AND mailed_at IS NULL;
CREATE INDEX notifications_age ON notifications(created_at);

-- An account without a row has the defaults. `emails` and `pushes` hold what it chose, by kind: {"view": true}.
CREATE TABLE notification_settings (
  user_id uuid PRIMARY KEY REFERENCES users(id) ON DELETE CASCADE,
  emails jsonb NOT NULL DEFAULT '{}',
  pushes jsonb NOT NULL DEFAULT '{}',
  time_zone text,
  quiet_from time,
  quiet_to time,
  CHECK ((quiet_from IS NULL) = (quiet_to IS NULL) AND quiet_from <> quiet_to),
  CHECK (quiet_from IS NULL OR time_zone IS NOT NULL)
);
INSERT INTO notification_settings(user_id, emails)
SELECT u.id, jsonb_strip_nulls(jsonb_build_object(
  'message', CASE WHEN u.wants_message_mails THEN NULL ELSE false END,
  'match', CASE WHEN coalesce(c.wants_daily_match, true) THEN NULL ELSE false END))
FROM users u LEFT JOIN company_profiles c ON c.user_id = u.id
WHERE NOT u.wants_message_mails OR NOT coalesce(c.wants_daily_match, true);
ALTER TABLE users DROP COLUMN wants_message_mails;
ALTER TABLE company_profiles DROP COLUMN wants_daily_match;

-- When the quiet hours end that a moment falls into, in the person's time zone; null outside them.
CREATE FUNCTION quiet_until(account uuid, moment timestamptz) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT (CASE
    WHEN s.quiet_from < s.quiet_to THEN CASE WHEN l.at >= s.quiet_from AND l.at < s.quiet_to THEN l.day + s.quiet_to END
    WHEN l.at >= s.quiet_from THEN l.day + 1 + s.quiet_to
    WHEN l.at < s.quiet_to THEN l.day + s.quiet_to
  END) AT TIME ZONE s.time_zone
  FROM notification_settings s,
    LATERAL (SELECT (moment AT TIME ZONE s.time_zone)::time AS at, (moment AT TIME ZONE s.time_zone)::date AS day) l
  WHERE s.user_id = account AND s.quiet_from IS NOT NULL $$;

ALTER TABLE mails ADD COLUMN send_after timestamptz;

-- The browsers that receive an account's notifications. A subscription ends with the session that made it.
CREATE TABLE push_subscriptions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  session_id uuid NOT NULL REFERENCES sessions(id) ON DELETE CASCADE,
  endpoint text NOT NULL UNIQUE,
  p256dh text NOT NULL,
  auth text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX push_subscriptions_user ON push_subscriptions(user_id, created_at);
CREATE INDEX push_subscriptions_session ON push_subscriptions(session_id);
