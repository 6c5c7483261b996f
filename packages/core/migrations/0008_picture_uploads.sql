ALTER TABLE "event_pictures" ADD COLUMN "created_at" timestamp with time zone;--> statement-breakpoint
UPDATE "event_pictures" SET "created_at" = "used_at";--> statement-breakpoint
ALTER TABLE "event_pictures" ALTER COLUMN "created_at" SET NOT NULL;
