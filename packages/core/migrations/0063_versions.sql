ALTER TABLE "role_permissions" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "warnings" RENAME COLUMN "edits" TO "version";