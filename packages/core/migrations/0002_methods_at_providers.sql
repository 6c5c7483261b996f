ALTER TABLE "billing_notices" ALTER COLUMN "charge_reference" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_notices" ADD COLUMN "customer_reference" text;--> statement-breakpoint
ALTER TABLE "renewals" ADD COLUMN "method_page_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "renewals_of_customer" ON "renewals" USING btree ("customer_reference");--> statement-breakpoint
CREATE INDEX "renewals_by_method" ON "renewals" USING btree ("method_reference");--> statement-breakpoint
ALTER TABLE "billing_notices" ADD CONSTRAINT "notice_about_one" CHECK (num_nonnulls(charge_reference, customer_reference) = 1);