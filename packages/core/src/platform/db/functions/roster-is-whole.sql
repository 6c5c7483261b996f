-- rosters, roster_entries: at the commit the places have no gaps and the counts are right.
CREATE OR REPLACE FUNCTION roster_is_whole() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  main record;
  reserve record;
BEGIN
  SELECT count(*) AS people, coalesce(max(position), 0) AS last INTO main
    FROM roster_entries WHERE roster_id = NEW.id AND list = 'main';
  SELECT count(*) AS people, coalesce(max(position), 0) AS last INTO reserve
    FROM roster_entries WHERE roster_id = NEW.id AND list = 'reserve';
  IF main.people <> main.last OR reserve.people <> reserve.last
     OR EXISTS (SELECT 1 FROM rosters WHERE id = NEW.id
       AND (main_count <> main.people OR reserve_count <> reserve.people)) THEN
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
