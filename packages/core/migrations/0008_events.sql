CREATE TABLE "calendar_feeds" (
	"guild_id" bigint PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_feed_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"guild_id" bigint NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"reward" integer NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_by" bigint,
	"closed_at" timestamp with time zone,
	"ended_by" bigint,
	"ended_at" timestamp with time zone,
	"cancel_reason" text,
	CONSTRAINT "event_status_known" CHECK (status in ('open', 'closed', 'finished', 'cancelled')),
	CONSTRAINT "event_reward_sensible" CHECK (reward between 0 and 100000),
	CONSTRAINT "event_closed_when" CHECK (status not in ('closed', 'finished') or closed_at is not null),
	CONSTRAINT "event_ended_when" CHECK ((status in ('finished', 'cancelled')) = (ended_at is not null))
);
--> statement-breakpoint
CREATE TABLE "roster_messages" (
	"roster_id" uuid PRIMARY KEY NOT NULL,
	"guild_id" bigint NOT NULL,
	"channel_id" bigint,
	"message_id" bigint,
	"posts" integer DEFAULT 0 NOT NULL,
	"drawn_version" integer DEFAULT -1 NOT NULL,
	"problem" text,
	"retry_at" timestamp with time zone,
	"retired_at" timestamp with time zone,
	CONSTRAINT "roster_message_once" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "roster_notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "roster_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"roster_id" uuid NOT NULL,
	"guild_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"retry_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"via" text,
	CONSTRAINT "roster_notice_once" UNIQUE("roster_id","user_id","kind","version"),
	CONSTRAINT "notice_sent_some_way" CHECK ((sent_at is null) = (via is null))
);
--> statement-breakpoint
CREATE TABLE "roster_reminders" (
	"roster_id" uuid NOT NULL,
	"guild_id" bigint NOT NULL,
	"minutes" integer NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"retry_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	CONSTRAINT "roster_reminders_roster_id_minutes_pk" PRIMARY KEY("roster_id","minutes")
);
--> statement-breakpoint
CREATE TABLE "voice_visits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voice_visits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"guild_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"channel_id" bigint NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "rosters" ADD COLUMN "kind" text DEFAULT 'event' NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_id_rosters_id_fk" FOREIGN KEY ("id") REFERENCES "public"."rosters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_messages" ADD CONSTRAINT "roster_messages_roster_id_rosters_id_fk" FOREIGN KEY ("roster_id") REFERENCES "public"."rosters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_notices" ADD CONSTRAINT "roster_notices_roster_id_rosters_id_fk" FOREIGN KEY ("roster_id") REFERENCES "public"."rosters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_notices" ADD CONSTRAINT "roster_notices_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_reminders" ADD CONSTRAINT "roster_reminders_roster_id_rosters_id_fk" FOREIGN KEY ("roster_id") REFERENCES "public"."rosters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_visits" ADD CONSTRAINT "voice_visits_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_by_start" ON "events" USING btree ("guild_id","starts_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "roster_messages_alive" ON "roster_messages" USING btree ("guild_id") WHERE retired_at is null;--> statement-breakpoint
CREATE INDEX "roster_notices_waiting" ON "roster_notices" USING btree ("id") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "roster_reminders_waiting" ON "roster_reminders" USING btree ("due_at") WHERE sent_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "voice_one_at_a_time" ON "voice_visits" USING btree ("guild_id","user_id") WHERE left_at is null;--> statement-breakpoint
CREATE INDEX "voice_visits_by_time" ON "voice_visits" USING btree ("guild_id","joined_at");--> statement-breakpoint
ALTER TABLE "rosters" ADD CONSTRAINT "roster_kind_known" CHECK (kind in ('event', 'capt'));--> statement-breakpoint
-- A frozen roster takes nobody in and lets nobody go, and nobody's own wish changes: only a leader's pin moves people.
CREATE FUNCTION roster_entries_frozen() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  roster uuid := CASE TG_OP WHEN 'DELETE' THEN OLD.roster_id ELSE NEW.roster_id END;
BEGIN
  IF EXISTS (SELECT 1 FROM rosters WHERE id = roster AND frozen_at IS NOT NULL) THEN
    RAISE EXCEPTION 'roster % is frozen', roster USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER roster_entries_frozen AFTER INSERT OR DELETE ON "roster_entries"
  FOR EACH ROW EXECUTE FUNCTION roster_entries_frozen();
--> statement-breakpoint
CREATE TRIGGER roster_wishes_frozen AFTER UPDATE ON "roster_entries" FOR EACH ROW
  WHEN (OLD.chose_reserve <> NEW.chose_reserve OR OLD.sequence <> NEW.sequence OR OLD.signed_up_at <> NEW.signed_up_at)
  EXECUTE FUNCTION roster_entries_frozen();
--> statement-breakpoint
CREATE FUNCTION roster_stays_frozen() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'roster % is frozen', OLD.id USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER roster_stays_frozen BEFORE UPDATE ON "rosters" FOR EACH ROW
  WHEN (OLD.frozen_at IS NOT NULL AND (NEW.frozen_at IS NULL OR NEW.slots <> OLD.slots
    OR (OLD.finished_at IS NOT NULL AND NEW.finished_at IS DISTINCT FROM OLD.finished_at)))
  EXECUTE FUNCTION roster_stays_frozen();
--> statement-breakpoint
-- What has ended is history.
CREATE FUNCTION event_stays_over() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'event % is over', OLD.id USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER event_stays_over BEFORE UPDATE ON "events" FOR EACH ROW
  WHEN (OLD.status IN ('finished', 'cancelled') OR (OLD.status = 'closed' AND NEW.status = 'open'))
  EXECUTE FUNCTION event_stays_over();
