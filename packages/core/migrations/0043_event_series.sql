CREATE TABLE "event_occurrences" (
	"series_id" uuid NOT NULL,
	"day" date NOT NULL,
	"guild_id" bigint NOT NULL,
	"skipped" boolean DEFAULT false NOT NULL,
	"starts_at" timestamp with time zone,
	"plan" jsonb,
	"event_id" uuid,
	CONSTRAINT "event_occurrences_series_id_day_pk" PRIMARY KEY("series_id","day"),
	CONSTRAINT "occurrence_of_event" UNIQUE("event_id"),
	CONSTRAINT "occurrence_changed_whole" CHECK ((starts_at is null) = (plan is null)),
	CONSTRAINT "skipped_is_not_posted" CHECK (not skipped or event_id is null)
);
--> statement-breakpoint
CREATE TABLE "event_series" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"guild_id" bigint NOT NULL,
	"plan" jsonb NOT NULL,
	"days" integer[] NOT NULL,
	"clock" text NOT NULL,
	"every_weeks" integer NOT NULL,
	"first_day" date NOT NULL,
	"until" date,
	"hours_before" integer NOT NULL,
	"channel_id" bigint,
	"version" integer DEFAULT 0 NOT NULL,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paused_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "event_series_guild" UNIQUE("id","guild_id"),
	CONSTRAINT "series_days_known" CHECK (cardinality(days) between 1 and 7 and days <@ array[1, 2, 3, 4, 5, 6, 7]),
	CONSTRAINT "series_clock_exists" CHECK (clock ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
	CONSTRAINT "series_weeks_sensible" CHECK (every_weeks between 1 and 8),
	CONSTRAINT "series_hours_sensible" CHECK (hours_before between 1 and 336)
);
--> statement-breakpoint
CREATE TABLE "event_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"guild_id" bigint NOT NULL,
	"name" text NOT NULL,
	"plan" jsonb NOT NULL,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_template_named" CHECK (char_length(btrim(name)) between 1 and 60)
);
--> statement-breakpoint
ALTER TABLE "event_occurrences" ADD CONSTRAINT "event_occurrences_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_occurrences" ADD CONSTRAINT "event_occurrences_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_occurrences" ADD CONSTRAINT "occurrence_of_series" FOREIGN KEY ("series_id","guild_id") REFERENCES "public"."event_series"("id","guild_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_series" ADD CONSTRAINT "event_series_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_templates" ADD CONSTRAINT "event_templates_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_series_of_guild" ON "event_series" USING btree ("guild_id");--> statement-breakpoint
CREATE INDEX "event_series_running" ON "event_series" USING btree ("id") WHERE ended_at is null and paused_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "event_template_name" ON "event_templates" USING btree ("guild_id",lower(name));