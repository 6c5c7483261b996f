-- reputation_entries: each entry gets the balance after it, in order, and moves members.reputation along. A key counts once.
CREATE OR REPLACE FUNCTION enter_reputation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT reputation + NEW.delta INTO NEW.balance FROM members
    WHERE guild_id = NEW.guild_id AND user_id = NEW.user_id FOR NO KEY UPDATE;
  IF EXISTS (SELECT 1 FROM reputation_entries WHERE id = NEW.reverses AND user_id <> NEW.user_id) THEN
    RAISE EXCEPTION 'entry % belongs to somebody else', NEW.reverses USING ERRCODE = 'serialization_failure';
  END IF;
  IF EXISTS (SELECT 1 FROM reputation_entries WHERE guild_id = NEW.guild_id AND key = NEW.key) THEN
    RETURN NULL;
  END IF;
  NEW.id := nextval('reputation_entries_id_seq');
  UPDATE members SET reputation = NEW.balance WHERE guild_id = NEW.guild_id AND user_id = NEW.user_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER enter_reputation
  BEFORE INSERT ON reputation_entries
  FOR EACH ROW
  EXECUTE FUNCTION enter_reputation();
