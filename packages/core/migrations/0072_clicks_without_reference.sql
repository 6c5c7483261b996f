ALTER TABLE "roster_clicks" DROP CONSTRAINT "roster_clicks_roster_id_rosters_id_fk";
--> statement-breakpoint
-- Once for a whole statement: keys of clicks are deleted with their rosters.
CREATE FUNCTION rosters_take_clicks_along() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM roster_clicks USING gone WHERE roster_clicks.roster_id = gone.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER rosters_take_clicks_along AFTER DELETE ON "rosters"
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION rosters_take_clicks_along();
