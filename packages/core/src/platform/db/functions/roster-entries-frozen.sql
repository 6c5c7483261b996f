-- roster_entries: on a frozen list nobody’s wish or time of sign-up changes.
CREATE OR REPLACE FUNCTION roster_entries_frozen() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  roster uuid := CASE TG_OP WHEN 'DELETE' THEN OLD.roster_id ELSE NEW.roster_id END;
BEGIN
  IF EXISTS (SELECT 1 FROM rosters WHERE id = roster AND frozen_at IS NOT NULL) THEN
    RAISE EXCEPTION 'roster % is frozen', roster USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER roster_wishes_frozen
  AFTER UPDATE ON roster_entries
  FOR EACH ROW
  WHEN ((old.chose_reserve <> new.chose_reserve) OR (old.sequence <> new.sequence) OR (old.signed_up_at <> new.signed_up_at) OR (old.wanted_squad_id IS DISTINCT FROM new.wanted_squad_id))
  EXECUTE FUNCTION roster_entries_frozen();
