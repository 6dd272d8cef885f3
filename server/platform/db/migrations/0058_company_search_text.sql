-- What companies are found by, in lower case and without accents: LIKE then compares bytes, where ILIKE folds each text again.
ALTER TABLE company_profiles ADD COLUMN search_text text NOT NULL DEFAULT '';
CREATE FUNCTION company_search_text(company uuid, company_name text, website text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT lower(unaccent(concat_ws(E'\n', company_name, website,
    (SELECT split_part(coalesce(pending_email, email)::text, '@', 2) FROM users WHERE id = company)))) $$;
CREATE FUNCTION write_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := company_search_text(NEW.user_id, NEW.company_name, NEW.website);
  RETURN NEW;
END $$;
CREATE TRIGGER search_text_follows_profile BEFORE INSERT OR UPDATE OF company_name, website ON company_profiles
  FOR EACH ROW EXECUTE FUNCTION write_search_text();
CREATE FUNCTION write_search_text_of_email() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE company_profiles SET search_text = company_search_text(user_id, company_name, website) WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER search_text_follows_email AFTER UPDATE OF email, pending_email ON users
  FOR EACH ROW WHEN (OLD.email IS DISTINCT FROM NEW.email OR OLD.pending_email IS DISTINCT FROM NEW.pending_email)
  EXECUTE FUNCTION write_search_text_of_email();
UPDATE company_profiles SET search_text = company_search_text(user_id, company_name, website);
CREATE INDEX company_profiles_search_text ON company_profiles USING gin(search_text gin_trgm_ops);
DROP INDEX company_profiles_name_part;
DROP INDEX company_profiles_website_part;
DROP INDEX users_domain_part;
