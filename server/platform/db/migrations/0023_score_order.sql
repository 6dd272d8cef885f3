-- Searches sorted by a score walk along these. Positions that share none follow in the order of publication.
CREATE INDEX talent_search_communication ON talent_search(boosted, score_communication DESC, updated_at DESC, position_id DESC)
  WHERE score_communication IS NOT NULL;
CREATE INDEX talent_search_confidence ON talent_search(boosted, score_confidence DESC, updated_at DESC, position_id DESC)
  WHERE score_confidence IS NOT NULL;
CREATE INDEX talent_search_clarity ON talent_search(boosted, score_clarity DESC, updated_at DESC, position_id DESC)
  WHERE score_clarity IS NOT NULL;
