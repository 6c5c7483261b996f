CREATE TABLE "settled_steps" (
	"guild_id" bigint NOT NULL,
	"step" text NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	CONSTRAINT "settled_steps_guild_id_step_pk" PRIMARY KEY("guild_id","step")
);
--> statement-breakpoint
ALTER TABLE "settled_steps" ADD CONSTRAINT "settled_steps_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Families that saved their settings have seen what was guessed.
INSERT INTO "settled_steps" ("guild_id", "step", "settled_at") SELECT "guild_id", 'language', "updated_at" FROM "guild_settings" WHERE "version" > 0;
