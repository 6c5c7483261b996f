ALTER TABLE "orders" ADD COLUMN "answered_minor" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "answered_currency" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reviewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reviewed_by" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "renewals" ADD COLUMN "payer_id" bigint;--> statement-breakpoint
ALTER TABLE "renewals" ADD COLUMN "language" text;--> statement-breakpoint
CREATE INDEX "orders_with_mismatch" ON "orders" USING btree ("created_at") WHERE mismatch is not null and reviewed_at is null;