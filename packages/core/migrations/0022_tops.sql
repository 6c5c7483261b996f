CREATE TABLE "season_standings" (
	"guild_id" bigint NOT NULL,
	"season_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"user_id" bigint NOT NULL,
	"rank" integer NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "season_standings_season_id_kind_user_id_pk" PRIMARY KEY("season_id","kind","user_id"),
	CONSTRAINT "standing_counts" CHECK (rank >= 1 and value > 0)
);
--> statement-breakpoint
CREATE TABLE "seasons" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"guild_id" bigint NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" bigint,
	CONSTRAINT "season_guild" UNIQUE("id","guild_id"),
	CONSTRAINT "season_days" UNIQUE("guild_id","starts_on"),
	CONSTRAINT "season_named" CHECK (char_length(btrim(name)) between 1 and 40),
	CONSTRAINT "season_lasts" CHECK (ends_on - starts_on between 0 and 365),
	CONSTRAINT "season_closed_by_somebody" CHECK (closed_by is null or closed_at is not null)
);
--> statement-breakpoint
ALTER TABLE "season_standings" ADD CONSTRAINT "standing_of_season" FOREIGN KEY ("season_id","guild_id") REFERENCES "public"."seasons"("id","guild_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_standings" ADD CONSTRAINT "season_standings_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seasons" ADD CONSTRAINT "seasons_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "season_standings_of_member" ON "season_standings" USING btree ("guild_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_season" ON "seasons" USING btree ("guild_id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "screenshots_approved" ON "screenshots" USING btree ("guild_id","submitted_at","user_id") WHERE status = 'approved' and kind <> 'reports';