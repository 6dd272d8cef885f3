-- The subject in the sender's language, where the operator reads another one.
ALTER TABLE support_tickets ADD COLUMN shown_subject text;
