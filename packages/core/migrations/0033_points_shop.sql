CREATE TABLE "shop_offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"guild_id" bigint NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"price" integer NOT NULL,
	"stock" integer,
	"per_person" integer,
	"role_id" bigint,
	"days" integer,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_by" bigint,
	"removed_at" timestamp with time zone,
	CONSTRAINT "shop_offer_guild" UNIQUE("id","guild_id"),
	CONSTRAINT "shop_offer_kind_known" CHECK (kind in ('warning', 'role', 'note')),
	CONSTRAINT "shop_offer_named" CHECK (char_length(btrim(name)) between 1 and 60),
	CONSTRAINT "shop_offer_price_sensible" CHECK (price between 1 and 1000000),
	CONSTRAINT "shop_offer_counts_sensible" CHECK (stock between 1 and 100000 and per_person between 1 and 100000),
	CONSTRAINT "shop_offer_days_sensible" CHECK (days between 1 and 365),
	CONSTRAINT "shop_offer_role_whole" CHECK ((kind = 'role') = (role_id is not null) and (role_id is null) = (days is null)),
	CONSTRAINT "shop_offer_removed_by_somebody" CHECK ((removed_at is null) = (removed_by is null))
);
--> statement-breakpoint
CREATE TABLE "shop_purchases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"guild_id" bigint NOT NULL,
	"offer_id" uuid NOT NULL,
	"user_id" bigint NOT NULL,
	"entry_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"price" integer NOT NULL,
	"bought_at" timestamp with time zone NOT NULL,
	"warning_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"done_by" bigint,
	"done_at" timestamp with time zone,
	"role_id" bigint,
	"ends_at" timestamp with time zone,
	"role_state" text,
	CONSTRAINT "purchase_paid_once" UNIQUE("entry_id"),
	CONSTRAINT "purchase_kind_known" CHECK (kind in ('warning', 'role', 'note')),
	CONSTRAINT "purchase_warning_whole" CHECK ((kind = 'warning') = (warning_id is not null)),
	CONSTRAINT "purchase_role_whole" CHECK ((kind = 'role') = (role_id is not null) and (role_id is null) = (ends_at is null) and (role_id is null) = (role_state is null)),
	CONSTRAINT "purchase_done_by_somebody" CHECK ((done_at is null) = (done_by is null)),
	CONSTRAINT "purchase_only_notes_are_done" CHECK (kind = 'note' or done_at is null),
	CONSTRAINT "purchase_note_short" CHECK (char_length(note) <= 300)
);
--> statement-breakpoint
ALTER TABLE "shop_offers" ADD CONSTRAINT "shop_offers_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_purchases" ADD CONSTRAINT "shop_purchases_entry_id_reputation_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."reputation_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_purchases" ADD CONSTRAINT "shop_purchases_warning_id_warnings_id_fk" FOREIGN KEY ("warning_id") REFERENCES "public"."warnings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_purchases" ADD CONSTRAINT "purchase_of_offer" FOREIGN KEY ("offer_id","guild_id") REFERENCES "public"."shop_offers"("id","guild_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_purchases" ADD CONSTRAINT "shop_purchases_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_offers_of_guild" ON "shop_offers" USING btree ("guild_id");--> statement-breakpoint
CREATE INDEX "shop_purchases_of_member" ON "shop_purchases" USING btree ("guild_id","user_id");--> statement-breakpoint
CREATE INDEX "shop_purchases_of_offer" ON "shop_purchases" USING btree ("offer_id","user_id");--> statement-breakpoint
CREATE INDEX "shop_purchases_lately" ON "shop_purchases" USING btree ("guild_id","bought_at");--> statement-breakpoint
CREATE INDEX "shop_purchases_with_role" ON "shop_purchases" USING btree ("guild_id") WHERE role_state in ('wanted', 'giving', 'given');