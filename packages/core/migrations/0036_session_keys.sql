CREATE TABLE "discord_revocations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_hash" "bytea" NOT NULL,
	"sealed_token" "bytea" NOT NULL,
	"retired_at" timestamp with time zone NOT NULL,
	"tried_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "session_tokens" ADD COLUMN "refresh_key_hash" "bytea";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
UPDATE "sessions" SET "ends_at" = "created_at" + interval '30 days';--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "ends_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "session_ends_after_its_beginning" CHECK (ends_at > created_at);