CREATE TABLE "roster_clicks" (
	"roster_id" uuid NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "roster_clicks_roster_id_key_pk" PRIMARY KEY("roster_id","key")
);
--> statement-breakpoint
CREATE TABLE "roster_entries" (
	"roster_id" uuid NOT NULL,
	"guild_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"slots" integer NOT NULL,
	"sequence" integer NOT NULL,
	"signed_up_at" timestamp with time zone NOT NULL,
	"chose_reserve" boolean NOT NULL,
	"pinned" text,
	"pinned_by" bigint,
	"list" text NOT NULL,
	"position" integer NOT NULL,
	"reason" jsonb NOT NULL,
	"attended" boolean,
	CONSTRAINT "roster_entries_roster_id_user_id_pk" PRIMARY KEY("roster_id","user_id"),
	CONSTRAINT "roster_sequence" UNIQUE("roster_id","sequence"),
	CONSTRAINT "list_known" CHECK (list in ('main', 'reserve')),
	CONSTRAINT "pin_known" CHECK (pinned in ('in', 'out')),
	CONSTRAINT "place_exists" CHECK (position >= 1 and (list = 'reserve' or position <= slots))
);
--> statement-breakpoint
CREATE TABLE "rosters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"guild_id" bigint NOT NULL,
	"slots" integer NOT NULL,
	"criteria" text[] NOT NULL,
	"next_sequence" integer DEFAULT 1 NOT NULL,
	"main_count" integer DEFAULT 0 NOT NULL,
	"reserve_count" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"frozen_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "roster_slots" UNIQUE("id","slots"),
	CONSTRAINT "slots_sensible" CHECK (slots between 1 and 500),
	CONSTRAINT "main_within_slots" CHECK (main_count between 0 and slots)
);
--> statement-breakpoint
ALTER TABLE "roster_clicks" ADD CONSTRAINT "roster_clicks_roster_id_rosters_id_fk" FOREIGN KEY ("roster_id") REFERENCES "public"."rosters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_entries" ADD CONSTRAINT "roster_entries_roster_id_slots_rosters_id_slots_fk" FOREIGN KEY ("roster_id","slots") REFERENCES "public"."rosters"("id","slots") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "roster_entries" ADD CONSTRAINT "roster_entries_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rosters" ADD CONSTRAINT "rosters_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "roster_entries_by_person" ON "roster_entries" USING btree ("guild_id","user_id");--> statement-breakpoint
CREATE INDEX "rosters_finished" ON "rosters" USING btree ("guild_id","finished_at" DESC NULLS LAST);--> statement-breakpoint
-- Places are swapped row by row inside one transaction, so they are compared when it commits.
ALTER TABLE "roster_entries" ADD CONSTRAINT "one_person_per_place" UNIQUE ("roster_id", "list", "position")
  DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
CREATE FUNCTION roster_is_whole() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  main record;
  reserve record;
BEGIN
  SELECT count(*) AS people, coalesce(max(position), 0) AS last INTO main
    FROM roster_entries WHERE roster_id = NEW.id AND list = 'main';
  SELECT count(*) AS people, coalesce(max(position), 0) AS last INTO reserve
    FROM roster_entries WHERE roster_id = NEW.id AND list = 'reserve';
  IF main.people <> main.last OR reserve.people <> reserve.last
     OR EXISTS (SELECT 1 FROM rosters WHERE id = NEW.id
       AND (main_count <> main.people OR reserve_count <> reserve.people)) THEN
    RAISE EXCEPTION 'roster % has gaps or wrong counts', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER roster_is_whole AFTER INSERT OR UPDATE ON "rosters"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION roster_is_whole();
