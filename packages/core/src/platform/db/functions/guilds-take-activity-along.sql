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
