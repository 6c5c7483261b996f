-- rosters, roster_squads: at the commit the squads have as many places as the roster, everybody in main has a squad, and none is overfull.
CREATE OR REPLACE FUNCTION squads_are_whole() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  roster record;
  changed uuid;
BEGIN
  IF TG_TABLE_NAME = 'rosters' THEN
    changed := NEW.id;
  ELSIF TG_OP = 'DELETE' THEN
    changed := OLD.roster_id;
  ELSE
    changed := NEW.roster_id;
  END IF;
  SELECT slots, squad_count INTO roster FROM rosters WHERE id = changed;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  IF (SELECT count(*) <> roster.squad_count OR (count(*) > 0 AND sum(slots) <> roster.slots)
        FROM roster_squads WHERE roster_id = changed)
     OR (roster.squad_count > 0 AND EXISTS (
        SELECT 1 FROM roster_entries WHERE roster_id = changed AND list = 'main' AND squad_id IS NULL))
     OR EXISTS (SELECT 1 FROM roster_squads squad WHERE squad.roster_id = changed AND squad.slots < (
        SELECT count(*) FROM roster_entries entry
        WHERE entry.roster_id = changed AND entry.squad_id = squad.id AND entry.list = 'main')) THEN
    RAISE EXCEPTION 'the squads of roster % do not fit its places', changed USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER squads_are_whole
  AFTER INSERT OR DELETE OR UPDATE ON roster_squads
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW
  EXECUTE FUNCTION squads_are_whole();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER roster_squads_are_whole
  AFTER INSERT OR UPDATE ON rosters
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW
  WHEN (new.squad_count > 0)
  EXECUTE FUNCTION squads_are_whole();
