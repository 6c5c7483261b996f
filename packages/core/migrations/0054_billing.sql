CREATE TABLE "billing_notices" (
	"provider" text NOT NULL,
	"notice_id" text NOT NULL,
	"charge_reference" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	CONSTRAINT "billing_notices_provider_notice_id_pk" PRIMARY KEY("provider","notice_id")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"guild_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"provider" text NOT NULL,
	"months" integer NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"failure" text,
	"mismatch" text,
	"provider_reference" text,
	"page_url" text,
	"expires_at" timestamp with time zone,
	"started_by" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_by_reference" UNIQUE("provider","provider_reference"),
	CONSTRAINT "order_amount_positive" CHECK (amount_minor > 0 and months > 0),
	CONSTRAINT "order_settled" CHECK ((status = 'open') = (settled_at is null)),
	CONSTRAINT "order_failure" CHECK ((status = 'failed') = (failure is not null)),
	CONSTRAINT "order_period_forward" CHECK (period_end > period_start)
);
--> statement-breakpoint
CREATE TABLE "renewals" (
	"guild_id" bigint PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"method_reference" text NOT NULL,
	"customer_reference" text,
	"method_label" text NOT NULL,
	"months" integer NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"next_charge_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_failure" text,
	CONSTRAINT "renewal_amount_positive" CHECK (amount_minor > 0 and months > 0)
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"payment_id" bigint PRIMARY KEY NOT NULL,
	"guild_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refund_requests" (
	"payment_id" bigint PRIMARY KEY NOT NULL,
	"guild_id" bigint NOT NULL,
	"key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"requested_by" bigint,
	"requested_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "refund_request_positive" CHECK (amount_minor > 0)
);
--> statement-breakpoint
ALTER TABLE "subscriptions" DROP CONSTRAINT "status_known";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP CONSTRAINT "tier_fits_status";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP CONSTRAINT "ending_has_end";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "months" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "grace_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewals" ADD CONSTRAINT "renewals_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_notices_waiting" ON "billing_notices" USING btree ("received_at") WHERE handled_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_open" ON "orders" USING btree ("guild_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("created_at") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "orders_to_check" ON "orders" USING btree ("checked_at","created_at") WHERE status <> 'open';--> statement-breakpoint
CREATE INDEX "renewals_due" ON "renewals" USING btree ("next_charge_at");--> statement-breakpoint
CREATE INDEX "disputes_by_guild" ON "disputes" USING btree ("guild_id");--> statement-breakpoint
CREATE INDEX "refund_requests_by_guild" ON "refund_requests" USING btree ("guild_id");--> statement-breakpoint
CREATE INDEX "refund_requests_waiting" ON "refund_requests" USING btree ("requested_at") WHERE status = 'requested';--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_by_time" ON "payments" USING btree ("paid_at");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_one_per_order" UNIQUE("order_id");--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "grace_while_past_due" CHECK ((status = 'past_due') = (grace_until is not null));--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "status_known" CHECK (status in ('none', 'trial', 'active', 'past_due', 'canceled', 'expired'));--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "tier_fits_status" CHECK ((tier = 'premium') = (status in ('trial', 'active', 'past_due', 'canceled')));--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "ending_has_end" CHECK (status not in ('trial', 'past_due', 'canceled') or period_end is not null);--> statement-breakpoint
CREATE TRIGGER disputes_append_only BEFORE UPDATE OR DELETE ON "disputes"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
