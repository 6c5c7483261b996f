CREATE TABLE "active_hours" (
	"guild_id" bigint NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"members" integer NOT NULL,
	CONSTRAINT "active_hours_guild_id_hour_pk" PRIMARY KEY("guild_id","hour"),
	CONSTRAINT "hour_is_whole" CHECK (hour = date_trunc('hour', hour)),
	CONSTRAINT "somebody_was_seen" CHECK (members > 0)
);
--> statement-breakpoint
CREATE TABLE "activity_log_queue" (
	"activity_id" bigint PRIMARY KEY NOT NULL,
	"guild_id" bigint NOT NULL,
	"message" bigint
);
--> statement-breakpoint
DROP INDEX "activity_newest";--> statement-breakpoint
DROP INDEX "activity_by_type";--> statement-breakpoint
DROP INDEX "activity_by_actor";--> statement-breakpoint
ALTER TABLE "active_hours" ADD CONSTRAINT "active_hours_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_log_queue" ADD CONSTRAINT "activity_log_queue_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_log_queue" ADD CONSTRAINT "activity_log_queue_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_log_of_guild" ON "activity_log_queue" USING btree ("guild_id","activity_id");--> statement-breakpoint
CREATE INDEX "activity_by_target" ON "activity" USING btree ("guild_id","target_id","created_at","id");--> statement-breakpoint
CREATE INDEX "reputation_lately" ON "reputation_entries" USING btree ("guild_id","created_at","user_id","delta");--> statement-breakpoint
CREATE INDEX "activity_newest" ON "activity" USING btree ("guild_id","created_at","id");--> statement-breakpoint
CREATE INDEX "activity_by_type" ON "activity" USING btree ("guild_id","type","created_at","id");--> statement-breakpoint
CREATE INDEX "activity_by_actor" ON "activity" USING btree ("guild_id","actor_id","created_at","id");--> statement-breakpoint
-- Which kinds are told is the guild's choice; a guild that never chose has the defaults, which the bot knows.
CREATE FUNCTION queue_activity_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO activity_log_queue (activity_id, guild_id)
    SELECT written.id, written.guild_id FROM written
    JOIN guild_settings ON guild_settings.guild_id = written.guild_id
    WHERE guild_settings.values #>> '{channels,log}' IS NOT NULL
      AND coalesce(guild_settings.values #> '{log,types}' ? written.type, true);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER queue_activity_log AFTER INSERT ON "activity"
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION queue_activity_log();
