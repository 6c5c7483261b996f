-- capt_players.played_at, capt_calls.played_at: a new row takes it from its capt.
CREATE OR REPLACE FUNCTION capt_player_played() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT played_at INTO NEW.played_at FROM capts WHERE id = NEW.capt_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER capt_call_played
  BEFORE INSERT ON capt_calls
  FOR EACH ROW
  EXECUTE FUNCTION capt_player_played();
--> statement-breakpoint
CREATE TRIGGER capt_player_played
  BEFORE INSERT ON capt_players
  FOR EACH ROW
  EXECUTE FUNCTION capt_player_played();
