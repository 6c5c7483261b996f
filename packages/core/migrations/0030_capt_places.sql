-- The places of a capt can be corrected after its list is frozen: there they only say how many could have played.
DROP TRIGGER roster_stays_frozen ON "rosters";
--> statement-breakpoint
CREATE TRIGGER roster_stays_frozen BEFORE UPDATE ON "rosters" FOR EACH ROW
  WHEN (OLD.frozen_at IS NOT NULL AND (NEW.frozen_at IS NULL OR (NEW.slots <> OLD.slots AND OLD.kind <> 'capt')
    OR (OLD.finished_at IS NOT NULL AND NEW.finished_at IS DISTINCT FROM OLD.finished_at)))
  EXECUTE FUNCTION roster_stays_frozen();
