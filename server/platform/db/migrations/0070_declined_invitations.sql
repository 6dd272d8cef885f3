ALTER TABLE campaign_invitations ADD COLUMN declined_at timestamptz;
