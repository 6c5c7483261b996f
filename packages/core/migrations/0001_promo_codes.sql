CREATE TABLE "promo_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"folded" text NOT NULL,
	"percent" integer,
	"free_months" integer,
	"terms" integer[],
	"first_purchase_only" boolean NOT NULL,
	"max_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"valid_until" timestamp with time zone,
	"note" text NOT NULL,
	"created_by" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"ended_by" bigint,
	"ended_at" timestamp with time zone,
	CONSTRAINT "promo_codes_by_text" UNIQUE("folded"),
	CONSTRAINT "promo_code_one_kind" CHECK ((percent is null) <> (free_months is null)),
	CONSTRAINT "promo_code_percent" CHECK (percent between 1 and 100),
	CONSTRAINT "promo_code_free_months" CHECK (free_months between 1 and 12),
	CONSTRAINT "promo_code_terms_known" CHECK (cardinality(terms) > 0 and terms <@ array[1, 3, 6, 12]),
	CONSTRAINT "promo_code_limit" CHECK (max_uses between 1 and 100000),
	CONSTRAINT "promo_code_within_limit" CHECK (uses >= 0 and uses <= coalesce(max_uses, uses))
);
--> statement-breakpoint
CREATE TABLE "promo_uses" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"code_id" uuid NOT NULL,
	"guild_id" bigint NOT NULL,
	"payer_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"late" boolean DEFAULT false NOT NULL,
	CONSTRAINT "promo_uses_once_per_guild" UNIQUE("code_id","guild_id"),
	CONSTRAINT "promo_uses_once_per_payer" UNIQUE("code_id","payer_id")
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "order_amount_positive";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promo_code" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "list_minor" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "unanswered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "kind" text DEFAULT 'question' NOT NULL;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "promo_uses" ADD CONSTRAINT "promo_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_uses" ADD CONSTRAINT "promo_uses_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promo_codes_newest" ON "promo_codes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "promo_uses_of_guild" ON "promo_uses" USING btree ("guild_id");--> statement-breakpoint
CREATE INDEX "promo_uses_of_payer" ON "promo_uses" USING btree ("payer_id");--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_unanswered" ON "orders" USING btree ("created_at") WHERE unanswered;--> statement-breakpoint
CREATE INDEX "support_tickets_of_order" ON "support_tickets" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "order_cheaper_with_code" CHECK ((promo_code is null) = (list_minor is null) and amount_minor <= coalesce(list_minor, amount_minor));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "order_amount_positive" CHECK (months > 0 and (amount_minor > 0 or (amount_minor = 0 and promo_code is not null and status = 'paid')));--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_ticket_kind_known" CHECK (kind in ('question', 'payment'));--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_ticket_order_paid" CHECK (order_id is null or kind = 'payment');--> statement-breakpoint
-- The counter waits for the row of the code, so that the last use is taken once; its check refuses one more.
CREATE FUNCTION count_promo_uses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE promo_codes SET uses = uses + (NOT NEW.late)::int WHERE id = NEW.code_id;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'promo code % does not exist', NEW.code_id USING ERRCODE = 'foreign_key_violation';
    END IF;
  ELSE
    UPDATE promo_codes SET uses = uses - (NOT OLD.late)::int WHERE id = OLD.code_id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER promo_uses_are_counted AFTER INSERT OR DELETE ON "promo_uses"
  FOR EACH ROW EXECUTE FUNCTION count_promo_uses();
