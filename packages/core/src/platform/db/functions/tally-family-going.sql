-- family_tallies: members who went.
CREATE OR REPLACE FUNCTION tally_family_going() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO family_tallies (guild_id, hour, members, reputation)
  SELECT guild_id, date_bin('1 hour', last_active_at, 'epoch'), -count(*), -sum(reputation)
  FROM before WHERE left_at IS NULL AND NOT is_bot
    -- Members also go because their guild does, and then there is nothing left to count for.
    AND EXISTS (SELECT FROM guilds WHERE guilds.id = before.guild_id)
  GROUP BY 1, 2;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER members_tallied_going
  AFTER DELETE ON members
  REFERENCING OLD TABLE AS before
  FOR EACH STATEMENT
  EXECUTE FUNCTION tally_family_going();
