-- When a company removed the first steps from its dashboard.
ALTER TABLE company_profiles ADD COLUMN first_steps_closed_at timestamptz;
