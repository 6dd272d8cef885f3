-- More disguises of contacts are masked, and fewer amounts.
UPDATE talent_search SET masked_by = 0;
