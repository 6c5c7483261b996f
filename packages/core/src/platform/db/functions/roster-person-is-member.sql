-- roster_entries: whoever takes the place of somebody else is a member too. Seldom, and for few people: asked for each.
CREATE OR REPLACE FUNCTION roster_person_is_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM members WHERE guild_id = NEW.guild_id AND user_id = NEW.user_id FOR KEY SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'a roster of guild % has people who are no members', NEW.guild_id USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER roster_person_is_member
  AFTER UPDATE OF guild_id, user_id ON roster_entries
  FOR EACH ROW
  EXECUTE FUNCTION roster_person_is_member();
