-- The companies that viewed a talent are counted in the order of an index.
CREATE INDEX ON viewings(talent_id, company_id);
