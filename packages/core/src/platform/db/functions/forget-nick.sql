-- capt_players, capt_aliases: the nickname of a person who is forgotten.
CREATE OR REPLACE FUNCTION forget_nick() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('famiglia.forgetting', true) = 'on' THEN
    NEW.nick := 'former-' || right(NEW.user_id::text, 8) || substr(md5(OLD.nick), 1, 4);
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER capt_alias_forgotten
  BEFORE UPDATE OF user_id ON capt_aliases
  FOR EACH ROW
  WHEN (old.user_id IS DISTINCT FROM new.user_id)
  EXECUTE FUNCTION forget_nick();
--> statement-breakpoint
CREATE TRIGGER capt_player_forgotten
  BEFORE UPDATE OF user_id ON capt_players
  FOR EACH ROW
  WHEN (old.user_id IS DISTINCT FROM new.user_id)
  EXECUTE FUNCTION forget_nick();
