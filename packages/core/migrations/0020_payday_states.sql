CREATE TABLE "payday_listeners" (
	"guild_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "payday_listeners_guild_id_user_id_pk" PRIMARY KEY("guild_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "paydays" DROP CONSTRAINT "payday_waits_for_second";--> statement-breakpoint
ALTER TABLE "payday_lines" ADD COLUMN "is_difference" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payday_people" ADD COLUMN "carried_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "paydays" ADD COLUMN "first_approved_seen" text;--> statement-breakpoint
ALTER TABLE "payday_listeners" ADD CONSTRAINT "payday_listeners_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payday_listeners" ADD CONSTRAINT "payday_listeners_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paydays" DROP COLUMN "first_approved_cents";--> statement-breakpoint
ALTER TABLE "paydays" ADD CONSTRAINT "payday_waits_for_second" CHECK (status <> 'waiting' or first_approved_by is not null);