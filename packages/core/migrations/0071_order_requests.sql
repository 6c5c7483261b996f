CREATE TABLE "billing_customers" (
	"payer_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	CONSTRAINT "billing_customers_payer_id_provider_pk" PRIMARY KEY("payer_id","provider")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "renews" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "request" text;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "order_request_forgotten" CHECK (request is null or (status = 'open' and provider_reference is null));--> statement-breakpoint
-- Who paid before is known to Stripe already: the same customer is used again.
INSERT INTO "billing_customers" ("payer_id", "provider", "reference")
SELECT DISTINCT ON ("payer_id") "payer_id", "provider", "customer_reference" FROM "renewals"
WHERE "provider" = 'stripe' AND "payer_id" IS NOT NULL AND "customer_reference" IS NOT NULL
ORDER BY "payer_id", "next_charge_at" DESC;
