-- family_tallies: members who changed.
CREATE OR REPLACE FUNCTION tally_family_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO family_tallies (guild_id, hour, members, reputation)
  SELECT guild_id, date_bin('1 hour', last_active_at, 'epoch'), sum(one), sum(one * reputation)
  FROM (
    SELECT 1 AS one, guild_id, last_active_at, reputation, left_at, is_bot FROM after
    UNION ALL
    SELECT -1, guild_id, last_active_at, reputation, left_at, is_bot FROM before
  ) AS changes
  WHERE left_at IS NULL AND NOT is_bot
  GROUP BY 1, 2
  -- Most changes are of names and roles, and change no number.
  HAVING sum(one) <> 0 OR sum(one * reputation) <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER members_tallied_change
  AFTER UPDATE ON members
  REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT
  EXECUTE FUNCTION tally_family_change();
