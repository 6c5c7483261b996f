-- rosters: a frozen list keeps its places, and a finished one stays finished.
CREATE OR REPLACE FUNCTION roster_stays_frozen() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'roster % is frozen', OLD.id USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER roster_stays_frozen
  BEFORE UPDATE ON rosters
  FOR EACH ROW
  WHEN ((old.frozen_at IS NOT NULL) AND (((new.slots <> old.slots) AND (old.kind <> 'capt')) OR ((old.finished_at IS NOT NULL) AND ((new.frozen_at IS NULL) OR (new.finished_at <> old.finished_at)))))
  EXECUTE FUNCTION roster_stays_frozen();
