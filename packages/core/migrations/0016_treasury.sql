CREATE TABLE "treasury_accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "treasury_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"guild_id" bigint NOT NULL,
	"place" text NOT NULL,
	"user_id" bigint,
	"balance_cents" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "treasury_account_once" UNIQUE NULLS NOT DISTINCT("guild_id","place","user_id"),
	CONSTRAINT "treasury_account_guild" UNIQUE("id","guild_id"),
	CONSTRAINT "treasury_place_known" CHECK (place in ('bank', 'officer', 'owed', 'outside')),
	CONSTRAINT "treasury_account_of_somebody" CHECK ((place in ('officer', 'owed')) = (user_id is not null)),
	CONSTRAINT "treasury_balance_in_range" CHECK (balance_cents between -1000000000000000000 and 1000000000000000000)
);
--> statement-breakpoint
CREATE TABLE "treasury_categories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"guild_id" bigint NOT NULL,
	"name" text NOT NULL,
	"use" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_by" bigint,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "treasury_category_guild" UNIQUE("id","guild_id"),
	CONSTRAINT "treasury_category_named" CHECK (char_length(btrim(name)) between 1 and 40),
	CONSTRAINT "treasury_category_use_known" CHECK (use in ('income', 'expense', 'both')),
	CONSTRAINT "treasury_category_deleted_by_somebody" CHECK ((deleted_at is null) = (deleted_by is null))
);
--> statement-breakpoint
CREATE TABLE "treasury_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "treasury_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"guild_id" bigint NOT NULL,
	"key" uuid NOT NULL,
	"kind" text NOT NULL,
	"change_cents" bigint NOT NULL,
	"postings" smallint NOT NULL,
	"category_id" uuid,
	"person_id" bigint,
	"reason" text NOT NULL,
	"proof" text,
	"actor_id" bigint NOT NULL,
	"counters_id" bigint,
	"happened_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "treasury_entry_once" UNIQUE("guild_id","key"),
	CONSTRAINT "treasury_entry_guild" UNIQUE("id","guild_id"),
	CONSTRAINT "treasury_countered_once" UNIQUE("counters_id"),
	CONSTRAINT "treasury_counter_of_something" CHECK ((kind = 'counter') = (counters_id is not null)),
	CONSTRAINT "treasury_two_postings" CHECK (postings >= 2)
);
--> statement-breakpoint
CREATE TABLE "treasury_postings" (
	"guild_id" bigint NOT NULL,
	"entry_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"amount_cents" bigint NOT NULL,
	CONSTRAINT "treasury_postings_entry_id_account_id_pk" PRIMARY KEY("entry_id","account_id"),
	CONSTRAINT "treasury_amount_in_range" CHECK (amount_cents <> 0 and amount_cents between -100000000000000000 and 100000000000000000)
);
--> statement-breakpoint
ALTER TABLE "treasury_accounts" ADD CONSTRAINT "treasury_accounts_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "treasury_categories" ADD CONSTRAINT "treasury_categories_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "treasury_entries" ADD CONSTRAINT "treasury_entries_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "treasury_entries" ADD CONSTRAINT "treasury_entry_counters" FOREIGN KEY ("counters_id","guild_id") REFERENCES "public"."treasury_entries"("id","guild_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "treasury_entries" ADD CONSTRAINT "treasury_entry_category" FOREIGN KEY ("category_id","guild_id") REFERENCES "public"."treasury_categories"("id","guild_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "treasury_postings" ADD CONSTRAINT "treasury_postings_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "treasury_postings" ADD CONSTRAINT "treasury_posting_entry" FOREIGN KEY ("entry_id","guild_id") REFERENCES "public"."treasury_entries"("id","guild_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "treasury_postings" ADD CONSTRAINT "treasury_posting_account" FOREIGN KEY ("account_id","guild_id") REFERENCES "public"."treasury_accounts"("id","guild_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "treasury_category_name" ON "treasury_categories" USING btree ("guild_id",lower(name)) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "treasury_entries_lately" ON "treasury_entries" USING btree ("guild_id","happened_at","id","kind","change_cents");--> statement-breakpoint
CREATE INDEX "treasury_entries_of_category" ON "treasury_entries" USING btree ("guild_id","category_id","happened_at");--> statement-breakpoint
CREATE INDEX "treasury_entries_of_person" ON "treasury_entries" USING btree ("guild_id","person_id","happened_at") WHERE person_id is not null;--> statement-breakpoint
CREATE INDEX "treasury_entries_by_actor" ON "treasury_entries" USING btree ("guild_id","actor_id","happened_at");--> statement-breakpoint
CREATE INDEX "treasury_postings_of_account" ON "treasury_postings" USING btree ("account_id","entry_id");--> statement-breakpoint
CREATE INDEX "treasury_postings_of_guild" ON "treasury_postings" USING btree ("guild_id");--> statement-breakpoint
CREATE OR REPLACE FUNCTION move_treasury_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE treasury_accounts SET balance_cents = balance_cents + NEW.amount_cents
    WHERE id = NEW.account_id AND guild_id = NEW.guild_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER move_treasury_balance
  AFTER INSERT ON treasury_postings
  FOR EACH ROW
  EXECUTE FUNCTION move_treasury_balance();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_unposted_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'balances change only through postings' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER treasury_account_starts_at_zero
  BEFORE INSERT ON treasury_accounts
  FOR EACH ROW
  WHEN (new.balance_cents <> 0)
  EXECUTE FUNCTION refuse_unposted_balance();
--> statement-breakpoint
CREATE TRIGGER treasury_balance_through_postings
  BEFORE UPDATE ON treasury_accounts
  FOR EACH ROW
  WHEN (old.balance_cents IS DISTINCT FROM new.balance_cents OR old.place IS DISTINCT FROM new.place OR old.guild_id IS DISTINCT FROM new.guild_id)
  EXECUTE FUNCTION refuse_unposted_balance();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION treasury_entry_is_whole() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  entry treasury_entries%ROWTYPE;
  posted record;
BEGIN
  IF TG_TABLE_NAME = 'treasury_entries' THEN
    entry := NEW;
  ELSE
    SELECT * INTO entry FROM treasury_entries WHERE id = NEW.entry_id;
  END IF;
  SELECT count(*) AS postings, coalesce(sum(amount_cents), 0) AS total,
      coalesce(sum(amount_cents) FILTER (WHERE place IN ('bank', 'officer')), 0) AS held
    INTO posted
    FROM treasury_postings posting JOIN treasury_accounts account ON account.id = posting.account_id
    WHERE posting.entry_id = entry.id;
  IF posted.postings <> entry.postings OR posted.total <> 0 OR posted.held <> entry.change_cents THEN
    RAISE EXCEPTION 'entry % of the treasury is not whole', entry.id USING ERRCODE = 'check_violation';
  END IF;
  IF entry.counters_id IS NOT NULL AND EXISTS (
    SELECT 1 FROM treasury_postings WHERE entry_id IN (entry.id, entry.counters_id)
    GROUP BY account_id HAVING sum(amount_cents) <> 0
  ) THEN
    RAISE EXCEPTION 'entry % does not take back entry %', entry.id, entry.counters_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER treasury_entry_is_whole
  AFTER INSERT ON treasury_entries
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW
  EXECUTE FUNCTION treasury_entry_is_whole();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER treasury_entry_stays_whole
  AFTER INSERT ON treasury_postings
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW
  EXECUTE FUNCTION treasury_entry_is_whole();
--> statement-breakpoint
CREATE TRIGGER treasury_entries_append_only
  BEFORE DELETE OR UPDATE ON treasury_entries
  FOR EACH ROW
  EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER treasury_postings_append_only
  BEFORE DELETE OR UPDATE ON treasury_postings
  FOR EACH ROW
  EXECUTE FUNCTION refuse_change();
