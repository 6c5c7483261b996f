CREATE TABLE "login_counts" (
	"day" date NOT NULL,
	"country_code" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "login_counts_day_country_code_pk" PRIMARY KEY("day","country_code"),
	CONSTRAINT "count_not_negative" CHECK (count >= 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"guild_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"provider_reference" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"refunded_at" timestamp with time zone NOT NULL,
	"recorded_by" bigint,
	CONSTRAINT "refunds_once" UNIQUE("provider","provider_reference"),
	CONSTRAINT "refund_positive" CHECK (amount_minor > 0)
);
--> statement-breakpoint
CREATE TABLE "subscription_reminders" (
	"guild_id" bigint NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"days_before" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscription_reminders_guild_id_period_end_days_before_pk" PRIMARY KEY("guild_id","period_end","days_before")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_login_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(username || ' ' || coalesce(global_name, '') || ' ' || id::text)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_reminders" ADD CONSTRAINT "subscription_reminders_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_history_by_country" ON "login_history" USING btree ("country_code","id");--> statement-breakpoint
CREATE INDEX "login_history_by_ip" ON "login_history" USING btree ("ip","id");--> statement-breakpoint
CREATE INDEX "login_history_by_time" ON "login_history" USING btree ("at");--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_by_last_login" ON "users" USING btree ("last_login_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "users_by_first_seen" ON "users" USING btree ("first_seen_at" DESC NULLS LAST,"id");--> statement-breakpoint
UPDATE "users" SET "last_login_at" = newest.at
  FROM (SELECT user_id, max(at) AS at FROM "login_history" GROUP BY user_id) newest WHERE newest.user_id = "users".id;
--> statement-breakpoint
INSERT INTO "login_counts" (day, country_code, count)
  SELECT (at AT TIME ZONE 'utc')::date, coalesce(country_code, ''), count(*) FROM "login_history" GROUP BY 1, 2;
--> statement-breakpoint
-- One statement's rows at once: a sweep of old rows touches each day's counter once, not once per row.
CREATE FUNCTION count_logins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO login_counts (day, country_code, count)
      SELECT (at AT TIME ZONE 'utc')::date, coalesce(country_code, ''), count(*) FROM changed GROUP BY 1, 2 ORDER BY 1, 2
      ON CONFLICT (day, country_code) DO UPDATE SET count = login_counts.count + EXCLUDED.count;
    UPDATE users SET last_login_at = newest.at
      FROM (SELECT user_id, max(at) AS at FROM changed GROUP BY user_id) newest
      WHERE newest.user_id = users.id AND (users.last_login_at IS NULL OR users.last_login_at < newest.at);
  ELSE
    UPDATE login_counts SET count = login_counts.count - gone.count
      FROM (SELECT (at AT TIME ZONE 'utc')::date AS day, coalesce(country_code, '') AS country_code, count(*)::int AS count
            FROM changed GROUP BY 1, 2) gone
      WHERE gone.day = login_counts.day AND gone.country_code = login_counts.country_code;
    DELETE FROM login_counts WHERE count = 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_new_logins AFTER INSERT ON "login_history" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_logins();
--> statement-breakpoint
CREATE TRIGGER count_dropped_logins AFTER DELETE ON "login_history" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_logins();
--> statement-breakpoint
CREATE TRIGGER payments_append_only BEFORE UPDATE OR DELETE ON "payments"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER refunds_append_only BEFORE UPDATE OR DELETE ON "refunds"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A person may ask to be forgotten. That replaces who, never what or how much: the transaction that does it says so.
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE' AND current_setting('famiglia.forgetting', true) = 'on' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'rows of % are never changed or deleted', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_unledgered_reputation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() < 2 AND coalesce(current_setting('famiglia.forgetting', true), '') <> 'on' THEN
    RAISE EXCEPTION 'reputation changes only through the ledger' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
