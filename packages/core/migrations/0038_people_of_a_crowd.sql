ALTER TABLE "roster_entries" DROP CONSTRAINT "roster_entries_guild_id_user_id_members_guild_id_user_id_fk";
--> statement-breakpoint
-- roster_entries: their people are members, who cannot be deleted before the commit. A foreign key would ask for each of a thousand sign-ups.
CREATE OR REPLACE FUNCTION roster_people_are_members() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  family record;
  known bigint;
BEGIN
  FOR family IN SELECT guild_id, array_agg(DISTINCT user_id) AS people FROM crowd GROUP BY guild_id ORDER BY guild_id LOOP
    SELECT count(*) INTO known FROM (
      SELECT FROM members WHERE guild_id = family.guild_id AND user_id = ANY(family.people)
      ORDER BY user_id FOR KEY SHARE) held;
    IF known <> cardinality(family.people) THEN
      RAISE EXCEPTION 'a roster of guild % has people who are no members', family.guild_id USING ERRCODE = 'foreign_key_violation';
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER roster_people_are_members
  AFTER INSERT ON roster_entries
  REFERENCING NEW TABLE AS crowd
  FOR EACH STATEMENT
  EXECUTE FUNCTION roster_people_are_members();
--> statement-breakpoint
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
--> statement-breakpoint
-- members, roster_entries: nobody is deleted or gets another id while a roster has them. Asked at the commit, when a deleted guild has taken its rosters along.
CREATE OR REPLACE FUNCTION members_keep_their_places() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM roster_entries WHERE guild_id = OLD.guild_id AND user_id = OLD.user_id)
      AND NOT EXISTS (SELECT FROM members WHERE guild_id = OLD.guild_id AND user_id = OLD.user_id) THEN
    RAISE EXCEPTION 'a roster of guild % still has member %', OLD.guild_id, OLD.user_id USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER members_keep_their_places
  AFTER DELETE OR UPDATE OF guild_id, user_id ON members
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW
  EXECUTE FUNCTION members_keep_their_places();
