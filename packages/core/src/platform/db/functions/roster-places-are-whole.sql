-- roster_entries: after each statement the roster exists, no two people share a place or a turn, and nobody in main stands beyond its slots.
CREATE OR REPLACE FUNCTION roster_places_are_whole() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid[] := ARRAY(SELECT DISTINCT roster_id FROM crowd ORDER BY roster_id);
  roster record;
  places record;
BEGIN
  -- Whoever changes people holds this lock already; anybody else waits for it here, and then reads what is committed.
  FOR roster IN SELECT id, slots FROM rosters WHERE id = ANY(changed) ORDER BY id FOR NO KEY UPDATE LOOP
    changed := array_remove(changed, roster.id);
    SELECT count(*) AS people, count(DISTINCT (list, position)) AS taken,
        count(DISTINCT sequence) AS turns, max(position) FILTER (WHERE list = 'main') AS last
      INTO places FROM roster_entries WHERE roster_id = roster.id;
    IF places.people <> places.taken OR places.people <> places.turns OR places.last > roster.slots THEN
      RAISE EXCEPTION 'roster % has a place or a turn that is taken twice or does not exist', roster.id USING ERRCODE = 'check_violation';
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
