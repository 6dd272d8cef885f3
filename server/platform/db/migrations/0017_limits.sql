-- requests counted for all server processes, as rate-limiter-flexible has them: `expire` is the end of the window in
-- milliseconds since 1970. Written with every change, and no loss after a crash: unlogged.
CREATE UNLOGGED TABLE rate_limits (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL,
  expire bigint NOT NULL
);
CREATE INDEX ON rate_limits(expire);

-- whoever ends a session, however it is done: what it has open is told on every server
CREATE FUNCTION tell_session_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('closeup_live', jsonb_build_object('userId', user_id, 'name', 'session_ended', 'event', '{}'::jsonb)::text)
  FROM (SELECT DISTINCT user_id FROM ended WHERE expires_at > now()) of;
  RETURN NULL;
END $$;
CREATE TRIGGER sessions_end AFTER DELETE ON sessions
  REFERENCING OLD TABLE AS ended FOR EACH STATEMENT EXECUTE FUNCTION tell_session_ended();
