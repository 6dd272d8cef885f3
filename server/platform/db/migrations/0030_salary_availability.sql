-- what a talent asks for in a position, and when a campaign's work begins: matches compare them
ALTER TABLE talent_positions
  ADD COLUMN salary_min_minor bigint CHECK (salary_min_minor >= 0),
  ADD COLUMN available_from date;
ALTER TABLE campaigns ADD COLUMN starts_on date;
