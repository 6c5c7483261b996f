-- A crash may empty it: a row is worth a minute.
CREATE UNLOGGED TABLE "request_counts" (
	"key" "bytea" PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "guilds" ADD COLUMN "members_listed_at" timestamp with time zone;--> statement-breakpoint
UPDATE "guilds" SET "members_listed_at" = "mirrored_at" WHERE "bot_installed";--> statement-breakpoint
CREATE INDEX "guilds_unlisted" ON "guilds" USING btree ("owner_id") WHERE members_listed_at is null;