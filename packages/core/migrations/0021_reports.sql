CREATE TABLE "item_prices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"guild_id" bigint NOT NULL,
	"item_id" uuid NOT NULL,
	"name" text NOT NULL,
	"unit" text NOT NULL,
	"price_cents" bigint NOT NULL,
	"daily_limit" integer,
	"weekly_limit" integer,
	"valid_from" timestamp with time zone NOT NULL,
	"sequence" integer NOT NULL,
	"set_by" bigint NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "item_price_guild" UNIQUE("id","guild_id"),
	CONSTRAINT "item_price_order" UNIQUE("item_id","sequence"),
	CONSTRAINT "item_named" CHECK (char_length(btrim(name)) between 1 and 40),
	CONSTRAINT "item_unit_short" CHECK (char_length(unit) <= 12),
	CONSTRAINT "item_price_sensible" CHECK (price_cents between 1 and 999999999999999),
	CONSTRAINT "item_limits_sensible" CHECK (daily_limit >= 1 and weekly_limit >= 1)
);
--> statement-breakpoint
CREATE TABLE "price_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"guild_id" bigint NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_by" bigint,
	"removed_at" timestamp with time zone,
	CONSTRAINT "price_item_guild" UNIQUE("id","guild_id"),
	CONSTRAINT "price_item_removed_by_somebody" CHECK ((removed_at is null) = (removed_by is null))
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"guild_id" bigint NOT NULL,
	"source_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"item_price_id" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"quantity" integer NOT NULL,
	"accepted_quantity" integer,
	"amount_cents" bigint,
	"accepted_at" timestamp with time zone,
	CONSTRAINT "reports_guild_id_source_id_pk" PRIMARY KEY("guild_id","source_id"),
	CONSTRAINT "report_quantity_sensible" CHECK (quantity between 1 and 1000000),
	CONSTRAINT "report_accepted_sensible" CHECK (accepted_quantity between 1 and 1000000),
	CONSTRAINT "report_owed_when_accepted" CHECK ((amount_cents is null) = (accepted_at is null)),
	CONSTRAINT "report_amount_positive" CHECK (amount_cents > 0),
	CONSTRAINT "report_amount_of_quantity" CHECK (amount_cents is null or accepted_quantity is not null)
);
--> statement-breakpoint
ALTER TABLE "screenshots" DROP CONSTRAINT "screenshot_kind_known";--> statement-breakpoint
ALTER TABLE "item_prices" ADD CONSTRAINT "price_of_item" FOREIGN KEY ("item_id","guild_id") REFERENCES "public"."price_items"("id","guild_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_items" ADD CONSTRAINT "price_items_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "report_submission" FOREIGN KEY ("guild_id","source_id") REFERENCES "public"."submissions"("guild_id","source_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "report_price" FOREIGN KEY ("item_price_id","guild_id") REFERENCES "public"."item_prices"("id","guild_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "item_prices_of_guild" ON "item_prices" USING btree ("guild_id");--> statement-breakpoint
CREATE INDEX "price_items_of_guild" ON "price_items" USING btree ("guild_id");--> statement-breakpoint
CREATE INDEX "reports_of_member" ON "reports" USING btree ("guild_id","user_id","sent_at");--> statement-breakpoint
CREATE INDEX "reports_of_price" ON "reports" USING btree ("item_price_id");--> statement-breakpoint
CREATE INDEX "reports_accepted" ON "reports" USING btree ("guild_id","accepted_at") WHERE accepted_at is not null;--> statement-breakpoint
ALTER TABLE "screenshots" ADD CONSTRAINT "screenshot_kind_known" CHECK (kind in ('gg', 'gungame', 'reports'));