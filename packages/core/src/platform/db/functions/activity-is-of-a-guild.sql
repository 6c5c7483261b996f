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
