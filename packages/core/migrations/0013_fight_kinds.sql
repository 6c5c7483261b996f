CREATE TABLE "fight_kinds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"guild_id" bigint NOT NULL,
	"name" text NOT NULL,
	"emoji" text,
	"color" integer,
	"side" text,
	"slots" integer,
	"reward" integer,
	"reward_win" integer DEFAULT 0 NOT NULL,
	"reward_loss" integer DEFAULT 0 NOT NULL,
	"reward_draw" integer DEFAULT 0 NOT NULL,
	"needed_role_id" bigint,
	"ping_role_id" bigint,
	"template_id" uuid,
	"reminders_minutes" integer[],
	"position" integer NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_by" bigint,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "fight_kind_guild" UNIQUE("id","guild_id"),
	CONSTRAINT "fight_kind_named" CHECK (char_length(btrim(name)) between 1 and 32),
	CONSTRAINT "fight_kind_emoji_short" CHECK (length(emoji) between 1 and 64),
	CONSTRAINT "fight_kind_color_known" CHECK (color between 0 and 16777215),
	CONSTRAINT "fight_kind_side_known" CHECK (side in ('attack', 'defence')),
	CONSTRAINT "fight_kind_slots_sensible" CHECK (slots between 1 and 500),
	CONSTRAINT "fight_kind_reward_sensible" CHECK (reward between 0 and 100000),
	CONSTRAINT "fight_kind_results_sensible" CHECK (reward_win between 0 and 100000 and reward_loss between 0 and 100000 and reward_draw between 0 and 100000),
	CONSTRAINT "fight_kind_reminders_few" CHECK (cardinality(reminders_minutes) between 0 and 5),
	CONSTRAINT "fight_kind_position_counts" CHECK (position >= 1),
	CONSTRAINT "fight_kind_deleted_by_somebody" CHECK ((deleted_at is null) = (deleted_by is null))
);
--> statement-breakpoint
ALTER TABLE "capts" ADD COLUMN "reward_win" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "capts" ADD COLUMN "reward_loss" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "capts" ADD COLUMN "reward_draw" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "capts" ADD COLUMN "fight_kind_id" uuid;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "fight_kind_id" uuid;--> statement-breakpoint
ALTER TABLE "fight_kinds" ADD CONSTRAINT "fight_kinds_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fight_kinds" ADD CONSTRAINT "fight_kinds_template_id_event_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."event_templates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "fight_kind_name" ON "fight_kinds" USING btree ("guild_id",lower(name)) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "fight_kinds_by_template" ON "fight_kinds" USING btree ("template_id") WHERE template_id is not null;--> statement-breakpoint
ALTER TABLE "capts" ADD CONSTRAINT "capt_fight_kind_exists" FOREIGN KEY ("fight_kind_id","guild_id") REFERENCES "public"."fight_kinds"("id","guild_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "event_fight_kind_exists" FOREIGN KEY ("fight_kind_id","guild_id") REFERENCES "public"."fight_kinds"("id","guild_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "capts_by_fight_kind" ON "capts" USING btree ("fight_kind_id","starts_at") WHERE fight_kind_id is not null;--> statement-breakpoint
CREATE INDEX "events_by_fight_kind" ON "events" USING btree ("fight_kind_id","starts_at") WHERE fight_kind_id is not null;--> statement-breakpoint
ALTER TABLE "capts" ADD CONSTRAINT "capt_results_sensible" CHECK (reward_win between 0 and 100000 and reward_loss between 0 and 100000 and reward_draw between 0 and 100000);