CREATE TABLE "roster_late_leaves" (
	"roster_id" uuid NOT NULL,
	"guild_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"left_at" timestamp with time zone NOT NULL,
	"excused" boolean DEFAULT false NOT NULL,
	CONSTRAINT "roster_late_leaves_roster_id_user_id_pk" PRIMARY KEY("roster_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "roster_entries" DROP CONSTRAINT "list_known";--> statement-breakpoint
ALTER TABLE "roster_entries" DROP CONSTRAINT "place_exists";--> statement-breakpoint
ALTER TABLE "roster_entries" ADD COLUMN "attendance" text;--> statement-breakpoint
ALTER TABLE "rosters" ADD COLUMN "closes_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rosters" ADD COLUMN "late_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rosters" ADD COLUMN "settlements" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "roster_late_leaves" ADD CONSTRAINT "roster_late_leaves_roster_id_rosters_id_fk" FOREIGN KEY ("roster_id") REFERENCES "public"."rosters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_late_leaves" ADD CONSTRAINT "roster_late_leaves_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "roster_late_leaves_of_member" ON "roster_late_leaves" USING btree ("guild_id","user_id");--> statement-breakpoint
CREATE INDEX "rosters_closing" ON "rosters" USING btree ("closes_at") WHERE frozen_at is null and closes_at is not null;--> statement-breakpoint
UPDATE "roster_entries" SET "attendance" = CASE WHEN "attended" THEN 'attended' ELSE 'absent' END WHERE "attended" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "roster_entries" DROP COLUMN "attended";--> statement-breakpoint
-- What was finished has been paid once. Counts and places do not change, so they need not be checked again.
ALTER TABLE "rosters" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "rosters" SET "settlements" = 1 WHERE "finished_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "rosters" ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "roster_entries" ADD CONSTRAINT "attendance_known" CHECK (attendance in ('attended', 'absent', 'excused'));--> statement-breakpoint
ALTER TABLE "roster_entries" ADD CONSTRAINT "walk_in_came" CHECK (list <> 'walk_in' or attendance is not distinct from 'attended');--> statement-breakpoint
ALTER TABLE "roster_entries" ADD CONSTRAINT "list_known" CHECK (list in ('main', 'reserve', 'walk_in'));--> statement-breakpoint
ALTER TABLE "roster_entries" ADD CONSTRAINT "place_exists" CHECK (position >= 1 and (list <> 'main' or position <= slots));--> statement-breakpoint
ALTER TABLE "rosters" ADD CONSTRAINT "finished_is_frozen" CHECK (finished_at is null or frozen_at is not null);--> statement-breakpoint
-- A closed list takes in only those who came without having signed up; a leader may still take somebody off until it is
-- finished.
DROP TRIGGER roster_takes_nobody ON "roster_entries";--> statement-breakpoint
DROP TRIGGER roster_lets_nobody_go ON "roster_entries";--> statement-breakpoint
DROP FUNCTION roster_crowd_frozen();--> statement-breakpoint
CREATE FUNCTION roster_takes_nobody() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM rosters WHERE frozen_at IS NOT NULL
      AND id IN (SELECT roster_id FROM crowd WHERE list <> 'walk_in')) THEN
    RAISE EXCEPTION 'a frozen roster takes nobody in' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION roster_lets_nobody_go() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM rosters WHERE finished_at IS NOT NULL
      AND id IN (SELECT roster_id FROM crowd WHERE list <> 'walk_in')) THEN
    RAISE EXCEPTION 'a finished roster lets nobody go' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER roster_takes_nobody AFTER INSERT ON "roster_entries"
  REFERENCING NEW TABLE AS crowd FOR EACH STATEMENT EXECUTE FUNCTION roster_takes_nobody();
--> statement-breakpoint
CREATE TRIGGER roster_lets_nobody_go AFTER DELETE ON "roster_entries"
  REFERENCING OLD TABLE AS crowd FOR EACH STATEMENT EXECUTE FUNCTION roster_lets_nobody_go();
--> statement-breakpoint
-- A closed roster can be reopened; a finished one only after its finish was undone, which clears the time.
DROP TRIGGER roster_stays_frozen ON "rosters";--> statement-breakpoint
CREATE TRIGGER roster_stays_frozen BEFORE UPDATE ON "rosters" FOR EACH ROW
  WHEN (OLD.frozen_at IS NOT NULL AND ((NEW.slots <> OLD.slots AND OLD.kind <> 'capt')
    OR (OLD.finished_at IS NOT NULL AND (NEW.frozen_at IS NULL OR NEW.finished_at <> OLD.finished_at))))
  EXECUTE FUNCTION roster_stays_frozen();
--> statement-breakpoint
-- What was called off stays so; a finish can be undone, and then the event is closed.
DROP TRIGGER event_stays_over ON "events";--> statement-breakpoint
CREATE TRIGGER event_stays_over BEFORE UPDATE ON "events" FOR EACH ROW
  WHEN (OLD.status = 'cancelled' OR (OLD.status = 'finished' AND NEW.status <> 'closed'))
  EXECUTE FUNCTION event_stays_over();
