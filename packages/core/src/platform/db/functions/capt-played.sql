-- capt_players.played_at, capt_calls.played_at: they follow their capt.
CREATE OR REPLACE FUNCTION capt_played() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE capt_players SET played_at = NEW.played_at WHERE capt_id = NEW.id;
  UPDATE capt_calls SET played_at = NEW.played_at WHERE capt_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER capt_played
  AFTER UPDATE OF status, starts_at, deleted_at ON capts
  FOR EACH ROW
  WHEN (old.played_at IS DISTINCT FROM new.played_at)
  EXECUTE FUNCTION capt_played();
