-- each pair of an entry's title and languages as a tag of its own (server/search/pair-tag.ts)
UPDATE talent_search s SET tags = s.tags || pairs.tags FROM (
  SELECT e.position_id, array_agg(-1 - (title.id * 32768 + lang.id)) AS tags
  FROM talent_search e
  JOIN search_terms title ON title.kind = 'title' AND title.id = ANY(e.tags) AND title.id < 65536
  JOIN search_terms lang ON lang.kind = 'lang' AND lang.id = ANY(e.tags) AND lang.id < 32768
  GROUP BY e.position_id) AS pairs
WHERE pairs.position_id = s.position_id;
