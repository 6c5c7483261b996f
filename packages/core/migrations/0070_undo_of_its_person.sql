-- Somebody may be forgotten between the moment when an entry is read and the one when its opposite is written. Its opposite
-- belongs to whom it belongs to now, so the transaction begins anew and reads who that is.
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
