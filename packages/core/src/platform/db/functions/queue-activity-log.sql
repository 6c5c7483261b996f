-- activity_log_queue: new activity of guilds that have a log channel and want this type.
CREATE OR REPLACE FUNCTION queue_activity_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO activity_log_queue (activity_id, guild_id)
    SELECT written.id, written.guild_id FROM written
    JOIN guild_settings ON guild_settings.guild_id = written.guild_id
    WHERE guild_settings.values #>> '{channels,log}' IS NOT NULL
      AND coalesce(guild_settings.values #> '{log,types}' ? written.type, true);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER queue_activity_log
  AFTER INSERT ON activity
  REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT
  EXECUTE FUNCTION queue_activity_log();
