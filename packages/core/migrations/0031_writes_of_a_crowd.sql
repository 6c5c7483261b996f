ALTER TABLE "roster_entries" DROP CONSTRAINT "roster_sequence";
--> statement-breakpoint
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
-- Asked once a statement from here on: see activity_is_of_a_guild.
ALTER TABLE "activity" DROP CONSTRAINT "activity_guild_id_guilds_id_fk";
--> statement-breakpoint
-- activity: its guild exists, and cannot be deleted before the commit.
CREATE OR REPLACE FUNCTION activity_is_of_a_guild() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  unknown bigint[] := ARRAY(SELECT DISTINCT guild_id FROM written);
  known bigint;
BEGIN
  FOR known IN SELECT id FROM guilds WHERE id = ANY(unknown) FOR KEY SHARE LOOP
    unknown := array_remove(unknown, known);
  END LOOP;
  IF cardinality(unknown) > 0 THEN
    RAISE EXCEPTION 'guild % does not exist', unknown[1] USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER activity_is_of_a_guild
  AFTER INSERT ON activity
  REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT
  EXECUTE FUNCTION activity_is_of_a_guild();
--> statement-breakpoint
-- guilds, activity: it goes with its guild.
CREATE OR REPLACE FUNCTION guilds_take_activity_along() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM activity USING gone WHERE activity.guild_id = gone.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER guilds_take_activity_along
  AFTER DELETE ON guilds
  REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT
  EXECUTE FUNCTION guilds_take_activity_along();
