-- family_tallies: members who came.
CREATE OR REPLACE FUNCTION tally_family_coming() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO family_tallies (guild_id, hour, members, reputation)
  SELECT guild_id, date_bin('1 hour', last_active_at, 'epoch'), count(*), sum(reputation)
  FROM after WHERE left_at IS NULL AND NOT is_bot GROUP BY 1, 2;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER members_tallied_coming
  AFTER INSERT ON members
  REFERENCING NEW TABLE AS after
  FOR EACH STATEMENT
  EXECUTE FUNCTION tally_family_coming();
