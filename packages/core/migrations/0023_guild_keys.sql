ALTER TABLE "war_keys" RENAME TO "guild_keys";--> statement-breakpoint
ALTER TABLE "guild_keys" DROP CONSTRAINT "war_key_once";--> statement-breakpoint
ALTER TABLE "guild_keys" DROP CONSTRAINT "war_key_named";--> statement-breakpoint
ALTER TABLE "guild_keys" DROP CONSTRAINT "war_key_hint_length";--> statement-breakpoint
ALTER TABLE "guild_keys" DROP CONSTRAINT "war_key_revoked_by_somebody";--> statement-breakpoint
ALTER TABLE "guild_keys" DROP CONSTRAINT "war_keys_guild_id_guilds_id_fk";
--> statement-breakpoint
DROP INDEX "war_keys_of";--> statement-breakpoint
ALTER TABLE "guild_keys" ADD COLUMN "opens" text DEFAULT 'wars' NOT NULL;--> statement-breakpoint
ALTER TABLE "guild_keys" ADD COLUMN "permissions" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "guild_keys" ADD COLUMN "calls_per_minute" integer;--> statement-breakpoint
ALTER TABLE "guild_keys" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "guild_keys" ADD CONSTRAINT "guild_keys_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guild_keys_of" ON "guild_keys" USING btree ("guild_id","created_at");--> statement-breakpoint
ALTER TABLE "guild_keys" ADD CONSTRAINT "guild_key_once" UNIQUE("hash");--> statement-breakpoint
ALTER TABLE "guild_keys" ADD CONSTRAINT "guild_key_opens_something" CHECK (opens in ('wars', 'api'));--> statement-breakpoint
ALTER TABLE "guild_keys" ADD CONSTRAINT "guild_key_named" CHECK (char_length(name) between 1 and 40);--> statement-breakpoint
ALTER TABLE "guild_keys" ADD CONSTRAINT "guild_key_hint_length" CHECK (char_length(hint) = 4);--> statement-breakpoint
ALTER TABLE "guild_keys" ADD CONSTRAINT "guild_key_chosen" CHECK ((opens = 'api') = (cardinality(permissions) > 0));--> statement-breakpoint
ALTER TABLE "guild_keys" ADD CONSTRAINT "guild_key_limited" CHECK ((opens = 'api') = (calls_per_minute is not null));--> statement-breakpoint
ALTER TABLE "guild_keys" ADD CONSTRAINT "guild_key_revoked_by_somebody" CHECK ((revoked_at is null) = (revoked_by is null));