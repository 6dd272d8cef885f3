-- what the talent read from the teleprompter, which captions are made of
ALTER TABLE videos ADD COLUMN script text CHECK (char_length(script) <= 4000);
