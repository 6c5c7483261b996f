ALTER TABLE "roster_reminders" DROP COLUMN "retry_at";--> statement-breakpoint
-- Once for a whole statement: a crowd of two thousand must not be asked about one by one.
DROP TRIGGER roster_entries_frozen ON "roster_entries";
--> statement-breakpoint
CREATE FUNCTION roster_crowd_frozen() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM rosters WHERE frozen_at IS NOT NULL AND id IN (SELECT roster_id FROM crowd)) THEN
    RAISE EXCEPTION 'a frozen roster takes nobody in and lets nobody go' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER roster_takes_nobody AFTER INSERT ON "roster_entries"
  REFERENCING NEW TABLE AS crowd FOR EACH STATEMENT EXECUTE FUNCTION roster_crowd_frozen();
--> statement-breakpoint
CREATE TRIGGER roster_lets_nobody_go AFTER DELETE ON "roster_entries"
  REFERENCING OLD TABLE AS crowd FOR EACH STATEMENT EXECUTE FUNCTION roster_crowd_frozen();
