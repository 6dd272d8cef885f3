ALTER TABLE notifications
  DROP CONSTRAINT notifications_kind_check,
  ADD CONSTRAINT notifications_kind_check
    CHECK (kind IN ('view', 'unlock', 'match', 'answer', 'decision', 'interest', 'invitation', 'reminder', 'refund', 'credit'));
