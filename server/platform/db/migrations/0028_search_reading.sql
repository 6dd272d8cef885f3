-- Search texts ask for years of experience, and find words of a bio by their stems.
ALTER TABLE search_terms DROP CONSTRAINT search_terms_kind_check;
ALTER TABLE search_terms ADD CONSTRAINT search_terms_kind_check
  CHECK (kind IN ('title', 'skill', 'lang', 'loc', 'work', 'flag', 'years'));
-- Every document waits for complete_search_entries, which writes it anew.
UPDATE talent_search SET masked_by = 0;
