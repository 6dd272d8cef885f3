-- The index of each process knows who is hidden from which company, and hears of changes.
CREATE TRIGGER note_inserted AFTER INSERT ON hidden_talents REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_block_changes();
CREATE TRIGGER note_deleted AFTER DELETE ON hidden_talents REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_block_changes();
