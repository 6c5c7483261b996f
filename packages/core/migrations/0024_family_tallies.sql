CREATE TABLE "family_tallies" (
	"guild_id" bigint NOT NULL,
	"hour" timestamp with time zone,
	"members" integer NOT NULL,
	"reputation" bigint NOT NULL,
	CONSTRAINT "hour_is_whole" CHECK (extract(epoch from hour)::bigint % 3600 = 0)
);
--> statement-breakpoint
DROP INDEX "members_at_a_glance";--> statement-breakpoint
ALTER TABLE "family_tallies" ADD CONSTRAINT "family_tallies_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "family_tallies_of_guild" ON "family_tallies" USING btree ("guild_id");--> statement-breakpoint
CREATE FUNCTION tally_family_change() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE FUNCTION tally_family_coming() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO family_tallies (guild_id, hour, members, reputation)
  SELECT guild_id, date_bin('1 hour', last_active_at, 'epoch'), count(*), sum(reputation)
  FROM after WHERE left_at IS NULL AND NOT is_bot GROUP BY 1, 2;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION tally_family_going() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER members_tallied_change AFTER UPDATE ON members
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION tally_family_change();
--> statement-breakpoint
CREATE TRIGGER members_tallied_coming AFTER INSERT ON members
  REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION tally_family_coming();
--> statement-breakpoint
CREATE TRIGGER members_tallied_going AFTER DELETE ON members
  REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION tally_family_going();
--> statement-breakpoint
-- Those who were there before this version are counted once.
INSERT INTO family_tallies (guild_id, hour, members, reputation)
SELECT guild_id, date_bin('1 hour', last_active_at, 'epoch'), count(*), sum(reputation)
FROM members WHERE left_at IS NULL AND NOT is_bot GROUP BY 1, 2;
