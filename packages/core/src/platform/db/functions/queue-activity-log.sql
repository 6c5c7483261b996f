-- activity_log_queue: new activity of guilds that have a log channel and want this type.
CREATE OR REPLACE FUNCTION queue_activity_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A guild's settings are read once, not for every row of a batch.
  WITH logging AS MATERIALIZED (
    SELECT guild_id, values #> '{log,types}' AS types FROM guild_settings
    WHERE guild_id IN (SELECT DISTINCT guild_id FROM written) AND values #>> '{channels,log}' IS NOT NULL
  )
  INSERT INTO activity_log_queue (activity_id, guild_id)
    SELECT written.id, written.guild_id FROM written JOIN logging USING (guild_id)
    WHERE coalesce(logging.types ? written.type, true);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER queue_activity_log
  AFTER INSERT ON activity
  REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT
  EXECUTE FUNCTION queue_activity_log();
