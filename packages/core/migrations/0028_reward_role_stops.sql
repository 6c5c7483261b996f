CREATE TABLE "reward_role_stops" (
	"guild_id" bigint NOT NULL,
	"role_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"stopped_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reward_role_stops_guild_id_role_id_pk" PRIMARY KEY("guild_id","role_id")
);
--> statement-breakpoint
ALTER TABLE "reward_role_stops" ADD CONSTRAINT "reward_role_stops_guild_id_role_id_roles_guild_id_id_fk" FOREIGN KEY ("guild_id","role_id") REFERENCES "public"."roles"("guild_id","id") ON DELETE cascade ON UPDATE no action;