-- roster_entries, roster_clicks: they go with their roster. Foreign keys would be checked for every person and every click.
CREATE OR REPLACE FUNCTION rosters_take_people_along() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM roster_entries USING gone WHERE roster_entries.roster_id = gone.id;
  DELETE FROM roster_clicks USING gone WHERE roster_clicks.roster_id = gone.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER rosters_take_people_along
  AFTER DELETE ON rosters
  REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT
  EXECUTE FUNCTION rosters_take_people_along();
