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
