-- who brought whom; the credit counts once the new account's email is proven
CREATE TABLE referrals (
  referee_id uuid PRIMARY KEY REFERENCES users(id) ON DELETE CASCADE,
  referrer_id uuid NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  referee_type text NOT NULL CHECK (referee_type IN ('talent', 'company')),
  code citext NOT NULL,
  counted_at timestamptz NOT NULL DEFAULT now(),
  CHECK (referee_id <> referrer_id)
);
CREATE INDEX ON referrals(referrer_id);

-- credits spent: each is a day in front
CREATE TABLE boosts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > starts_at)
);
CREATE INDEX ON boosts(user_id);

-- one code belongs to one account, whatever its kind
CREATE TABLE referral_codes (
  code citext PRIMARY KEY CHECK (btrim(code) <> '' AND length(code) <= 20),
  user_id uuid NOT NULL UNIQUE REFERENCES users(id) ON DELETE CASCADE
);
INSERT INTO referral_codes(code, user_id) SELECT referral_code, user_id FROM talent_profiles;
INSERT INTO referral_codes(code, user_id) SELECT referral_code, user_id FROM company_profiles ON CONFLICT DO NOTHING;
CREATE FUNCTION keep_referral_code() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO referral_codes(code, user_id) VALUES (NEW.referral_code, NEW.user_id)
    ON CONFLICT (user_id) DO UPDATE SET code = EXCLUDED.code;
  RETURN NULL;
END $$;
CREATE TRIGGER talent_referral_code AFTER INSERT OR UPDATE OF referral_code ON talent_profiles
  FOR EACH ROW EXECUTE FUNCTION keep_referral_code();
CREATE TRIGGER company_referral_code AFTER INSERT OR UPDATE OF referral_code ON company_profiles
  FOR EACH ROW EXECUTE FUNCTION keep_referral_code();
