-- A search by a word of bios reads all words that the index hasn't sorted in yet: megabytes of them by default.
ALTER INDEX talent_search_words SET (gin_pending_list_limit = 256);
-- Guaranteed minimum counts shrink with each write since the last sample, so half a percent of writes makes a new one. At a million
-- rows a sample takes four seconds, and autovacuum takes at most one a minute.
ALTER TABLE talent_search SET (autovacuum_analyze_scale_factor = 0.005);
