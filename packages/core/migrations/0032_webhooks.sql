CREATE TABLE "webhook_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"guild_id" bigint NOT NULL,
	"webhook_id" uuid NOT NULL,
	"activity_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"wanted_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"tried_at" timestamp with time zone,
	"status" integer,
	"problem" text,
	"took_ms" integer,
	"answer" text DEFAULT '' NOT NULL,
	CONSTRAINT "webhook_told_once" UNIQUE("webhook_id","activity_id"),
	CONSTRAINT "webhook_message_known" CHECK (state in ('waiting', 'delivered', 'failed')),
	CONSTRAINT "webhook_message_tries" CHECK (attempts >= 0),
	CONSTRAINT "webhook_message_answer_length" CHECK (char_length(answer) <= 500),
	CONSTRAINT "webhook_message_failed_for_a_reason" CHECK (state <> 'failed' or problem is not null)
);
--> statement-breakpoint
CREATE TABLE "webhook_queue" (
	"activity_id" bigint PRIMARY KEY NOT NULL,
	"guild_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"guild_id" bigint NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"sealed_secret" "bytea" NOT NULL,
	"groups" text[] NOT NULL,
	"saved_by" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"off_reason" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp with time zone,
	"paused_until" timestamp with time zone,
	"is_slow" boolean DEFAULT false NOT NULL,
	"claimed_until" timestamp with time zone,
	CONSTRAINT "webhook_named" CHECK (char_length(name) between 1 and 40),
	CONSTRAINT "webhook_address_length" CHECK (char_length(url) between 1 and 1000),
	CONSTRAINT "webhook_tells_something" CHECK (cardinality(groups) > 0),
	CONSTRAINT "webhook_failing" CHECK (failures >= 0 and (failures = 0) = (failing_since is null))
);
--> statement-breakpoint
ALTER TABLE "webhook_messages" ADD CONSTRAINT "webhook_messages_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_messages" ADD CONSTRAINT "webhook_messages_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_messages" ADD CONSTRAINT "webhook_messages_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_queue" ADD CONSTRAINT "webhook_queue_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_queue" ADD CONSTRAINT "webhook_queue_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_messages_waiting" ON "webhook_messages" USING btree ("webhook_id","next_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_messages_of" ON "webhook_messages" USING btree ("webhook_id","created_at","id");--> statement-breakpoint
CREATE INDEX "webhook_messages_by_activity" ON "webhook_messages" USING btree ("activity_id");--> statement-breakpoint
CREATE INDEX "webhook_messages_by_age" ON "webhook_messages" USING btree ("wanted_at");--> statement-breakpoint
CREATE INDEX "webhook_queue_of" ON "webhook_queue" USING btree ("guild_id","activity_id");--> statement-breakpoint
CREATE INDEX "webhooks_of" ON "webhooks" USING btree ("guild_id","created_at");
--> statement-breakpoint
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
