ALTER TABLE "roster_entries" DROP CONSTRAINT "roster_entries_roster_id_slots_rosters_id_slots_fk";
--> statement-breakpoint
ALTER TABLE "rosters" DROP CONSTRAINT "roster_slots";
--> statement-breakpoint
-- Places are compared once a statement: see roster_places_are_whole.
ALTER TABLE "roster_entries" DROP CONSTRAINT "one_person_per_place";
--> statement-breakpoint
ALTER TABLE "roster_entries" DROP CONSTRAINT "place_exists";
--> statement-breakpoint
ALTER TABLE "roster_entries" DROP COLUMN "slots";
--> statement-breakpoint
ALTER TABLE "roster_entries" ADD CONSTRAINT "place_exists" CHECK (position >= 1);
--> statement-breakpoint
-- Whoever moves is written beside their old row, in the same page.
ALTER TABLE "roster_entries" SET (fillfactor = 70);
--> statement-breakpoint
-- roster_entries: after each statement the roster exists, no two people share a place, and nobody in main stands beyond its slots.
CREATE OR REPLACE FUNCTION roster_places_are_whole() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid[] := ARRAY(SELECT DISTINCT roster_id FROM crowd ORDER BY roster_id);
  roster record;
  places record;
BEGIN
  -- Whoever changes people holds this lock already; anybody else waits for it here, and then reads what is committed.
  FOR roster IN SELECT id, slots FROM rosters WHERE id = ANY(changed) ORDER BY id FOR NO KEY UPDATE LOOP
    changed := array_remove(changed, roster.id);
    SELECT count(*) AS people, count(DISTINCT (list, position)) AS taken, max(position) FILTER (WHERE list = 'main') AS last
      INTO places FROM roster_entries WHERE roster_id = roster.id;
    IF places.people <> places.taken OR places.last > roster.slots THEN
      RAISE EXCEPTION 'roster % has a place that is taken twice or does not exist', roster.id USING ERRCODE = 'check_violation';
    END IF;
  END LOOP;
  IF cardinality(changed) > 0 THEN
    RAISE EXCEPTION 'roster % does not exist', changed[1] USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER roster_places_are_whole
  AFTER INSERT ON roster_entries
  REFERENCING NEW TABLE AS crowd
  FOR EACH STATEMENT
  EXECUTE FUNCTION roster_places_are_whole();
--> statement-breakpoint
CREATE TRIGGER roster_places_stay_whole
  AFTER UPDATE ON roster_entries
  REFERENCING NEW TABLE AS crowd
  FOR EACH STATEMENT
  EXECUTE FUNCTION roster_places_are_whole();
--> statement-breakpoint
DROP TRIGGER "rosters_take_clicks_along" ON "rosters";
--> statement-breakpoint
DROP FUNCTION "rosters_take_clicks_along";
--> statement-breakpoint
-- roster_entries, roster_clicks: they go with their roster. Foreign keys would be checked for every person and every click.
CREATE OR REPLACE FUNCTION rosters_take_people_along() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM roster_entries USING gone WHERE roster_entries.roster_id = gone.id;
  DELETE FROM roster_clicks USING gone WHERE roster_clicks.roster_id = gone.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER rosters_take_people_along
  AFTER DELETE ON rosters
  REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT
  EXECUTE FUNCTION rosters_take_people_along();
--> statement-breakpoint
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
