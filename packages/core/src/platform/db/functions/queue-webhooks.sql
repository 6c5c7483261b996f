-- webhook_queue: new activity of guilds that have a webhook; whoever sends hears of it once per guild.
CREATE OR REPLACE FUNCTION queue_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO webhook_queue (activity_id, guild_id)
    SELECT written.id, written.guild_id FROM written
    WHERE EXISTS (
      SELECT FROM webhooks WHERE webhooks.guild_id = written.guild_id AND webhooks.off_reason IS NULL
    );
  IF FOUND THEN
    PERFORM pg_notify('famiglia', json_build_object('type', 'webhooks.wanted', 'guildId', guild_id::text)::text)
    FROM (
      SELECT DISTINCT written.guild_id FROM written
      JOIN webhooks ON webhooks.guild_id = written.guild_id AND webhooks.off_reason IS NULL
    ) told;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER queue_webhooks
  AFTER INSERT ON activity
  REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT
  EXECUTE FUNCTION queue_webhooks();
