-- roster_clicks: they go with their roster. A foreign key would be checked at every click.
CREATE OR REPLACE FUNCTION rosters_take_clicks_along() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM roster_clicks USING gone WHERE roster_clicks.roster_id = gone.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER rosters_take_clicks_along
  AFTER DELETE ON rosters
  REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT
  EXECUTE FUNCTION rosters_take_clicks_along();
