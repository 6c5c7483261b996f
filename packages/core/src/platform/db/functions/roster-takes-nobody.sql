-- roster_entries: nobody is added to a frozen list, only people who came without a place.
CREATE OR REPLACE FUNCTION roster_takes_nobody() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM rosters WHERE frozen_at IS NOT NULL
      AND id IN (SELECT roster_id FROM crowd WHERE list <> 'walk_in')) THEN
    RAISE EXCEPTION 'a frozen roster takes nobody in' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER roster_takes_nobody
  AFTER INSERT ON roster_entries
  REFERENCING NEW TABLE AS crowd
  FOR EACH STATEMENT
  EXECUTE FUNCTION roster_takes_nobody();
