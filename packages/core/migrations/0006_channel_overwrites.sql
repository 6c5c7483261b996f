ALTER TABLE "channels" ADD COLUMN "overwrites" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "guilds" ADD COLUMN "bot_user_id" bigint;