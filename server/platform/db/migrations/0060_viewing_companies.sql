-- The companies that viewed a talent are counted from the index alone.
CREATE INDEX ON viewings(talent_id, last_viewed_at DESC) INCLUDE (company_id);
DROP INDEX viewings_talent_id_last_viewed_at_idx;
