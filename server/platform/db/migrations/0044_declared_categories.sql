-- Sex and race or ethnicity, as a talent chose to declare them for impact ratios. The values are sealed with a key of the server,
-- and all sealed values have the same length. Withdrawing the consent deletes the row.
CREATE TABLE declared_categories (
  talent_id uuid PRIMARY KEY REFERENCES talent_profiles(user_id) ON DELETE CASCADE,
  sealed text NOT NULL,
  notice_version int NOT NULL,
  declared_at timestamptz NOT NULL DEFAULT now()
);
