-- roster_entries: nobody is taken off a finished list, except people who came without a place.
CREATE OR REPLACE FUNCTION roster_lets_nobody_go() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM rosters WHERE finished_at IS NOT NULL
      AND id IN (SELECT roster_id FROM crowd WHERE list <> 'walk_in')) THEN
    RAISE EXCEPTION 'a finished roster lets nobody go' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER roster_lets_nobody_go
  AFTER DELETE ON roster_entries
  REFERENCING OLD TABLE AS crowd
  FOR EACH STATEMENT
  EXECUTE FUNCTION roster_lets_nobody_go();
