CREATE TABLE "voice_days" (
	"guild_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"day" date NOT NULL,
	"seconds" integer NOT NULL,
	CONSTRAINT "voice_days_guild_id_user_id_day_pk" PRIMARY KEY("guild_id","user_id","day"),
	CONSTRAINT "voice_day_fits" CHECK (seconds between 0 and 180000)
);
--> statement-breakpoint
ALTER TABLE "voice_visits" ADD COLUMN "counted_until" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "voice_visits" ADD COLUMN "counts" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "voice_days" ADD CONSTRAINT "voice_days_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- A ladder that was saved before asks for no hours in voice.
UPDATE "rank_steps" SET "requirements" = '{"voice_hours": 0}'::jsonb || "requirements";
