-- What a talent asks for in a position. Companies on Premium filter by both; neither is shown.
ALTER TABLE talent_positions
  ADD COLUMN salary_min_minor bigint CHECK (salary_min_minor >= 0),
  ADD COLUMN notice_days smallint CHECK (notice_days >= 0);
