-- rosters, roster_entries: at the commit the places have no gaps and the counts are right.
CREATE OR REPLACE FUNCTION roster_is_whole() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  people record;
BEGIN
  SELECT count(*) FILTER (WHERE list = 'main') AS main, coalesce(max(position) FILTER (WHERE list = 'main'), 0) AS last_main,
      count(*) FILTER (WHERE list = 'reserve') AS reserve, coalesce(max(position) FILTER (WHERE list = 'reserve'), 0) AS last_reserve
    INTO people FROM roster_entries WHERE roster_id = NEW.id;
  IF people.main <> people.last_main OR people.reserve <> people.last_reserve
     OR EXISTS (SELECT 1 FROM rosters WHERE id = NEW.id
       AND (main_count <> people.main OR reserve_count <> people.reserve)) THEN
    RAISE EXCEPTION 'roster % has gaps or wrong counts', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER roster_is_whole
  AFTER INSERT OR UPDATE ON rosters
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW
  EXECUTE FUNCTION roster_is_whole();
