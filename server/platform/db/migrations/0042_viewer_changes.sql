-- Tells every server process when a session ends or something that a session's viewer carries changes. Its argument is the
-- column with the account's id.
CREATE FUNCTION tell_viewer_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('closeup_viewers', coalesce(to_jsonb(OLD), to_jsonb(NEW))->>TG_ARGV[0]);
  RETURN NULL;
END $$;
CREATE TRIGGER viewer_changed AFTER DELETE OR UPDATE OF user_id, token, expires_at, is_remembered, reauthenticated_at, second_factor_at
  ON sessions FOR EACH ROW EXECUTE FUNCTION tell_viewer_changed('user_id');
CREATE TRIGGER viewer_changed AFTER DELETE OR UPDATE OF email, pending_email, name, user_type, is_admin, email_verified
  ON users FOR EACH ROW EXECUTE FUNCTION tell_viewer_changed('id');
CREATE TRIGGER viewer_changed_first AFTER INSERT ON company_profiles FOR EACH ROW EXECUTE FUNCTION tell_viewer_changed('user_id');
CREATE TRIGGER viewer_changed AFTER UPDATE ON company_profiles FOR EACH ROW
  WHEN (OLD.block_keys IS DISTINCT FROM NEW.block_keys) EXECUTE FUNCTION tell_viewer_changed('user_id');
