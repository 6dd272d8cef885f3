-- The best matches of a campaign, kept and brought up to date by what has changed since.
CREATE TABLE campaign_matches (
  campaign_id uuid PRIMARY KEY REFERENCES campaigns(id) ON DELETE CASCADE,
  -- best first, each with its score
  position_ids uuid[] NOT NULL,
  scores smallint[] NOT NULL,
  -- what the campaign asked for then
  asked_hash text NOT NULL,
  -- the last of search_changes that is taken into account
  change_xid xid8 NOT NULL,
  change_seq bigint NOT NULL,
  -- on another day people are available sooner or later
  utc_day date NOT NULL,
  -- the day on which nobody new matched
  none_on date
);
