-- Erasing and exporting an account looks for the mails to and from its address.
CREATE INDEX mails_recipient ON mails((recipient::citext));
CREATE INDEX mails_reply_to ON mails((reply_to::citext)) WHERE reply_to IS NOT NULL;
