-- The campaigns that a talent sees start from the few companies that a referral credit boosts.
CREATE INDEX company_profiles_boosted ON company_profiles(boosted_until) WHERE boosted_until IS NOT NULL;
