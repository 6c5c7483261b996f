CREATE TABLE "roster_squads" (
	"roster_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"guild_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"slots" integer NOT NULL,
	"role_id" bigint,
	"leader_id" bigint,
	CONSTRAINT "roster_squads_roster_id_id_pk" PRIMARY KEY("roster_id","id"),
	CONSTRAINT "squad_position" UNIQUE("roster_id","position"),
	CONSTRAINT "squad_name" UNIQUE("roster_id","name"),
	CONSTRAINT "squad_position_counts" CHECK (position >= 1),
	CONSTRAINT "squad_slots_sensible" CHECK (slots between 1 and 500),
	CONSTRAINT "squad_named" CHECK (char_length(btrim(name)) between 1 and 32)
);
--> statement-breakpoint
ALTER TABLE "roster_entries" ADD COLUMN "squad_id" uuid;--> statement-breakpoint
ALTER TABLE "roster_entries" ADD COLUMN "wanted_squad_id" uuid;--> statement-breakpoint
ALTER TABLE "rosters" ADD COLUMN "squad_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "roster_squads" ADD CONSTRAINT "roster_squads_roster_id_rosters_id_fk" FOREIGN KEY ("roster_id") REFERENCES "public"."rosters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_squads" ADD CONSTRAINT "roster_squads_guild_id_leader_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","leader_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "roster_squads_by_leader" ON "roster_squads" USING btree ("guild_id","leader_id");--> statement-breakpoint
CREATE INDEX "roster_squads_by_role" ON "roster_squads" USING btree ("guild_id","role_id");--> statement-breakpoint
ALTER TABLE "roster_entries" ADD CONSTRAINT "squad_has_place" CHECK (squad_id is null or list = 'main' or pinned = 'in');--> statement-breakpoint
ALTER TABLE "rosters" ADD CONSTRAINT "squads_few" CHECK (squad_count between 0 and 10);--> statement-breakpoint
-- A role that is deleted in Discord is needed no longer.
ALTER TABLE "roster_squads" ADD CONSTRAINT "squad_role_exists" FOREIGN KEY ("guild_id","role_id")
  REFERENCES "roles"("guild_id","id") ON DELETE SET NULL ("role_id");
--> statement-breakpoint
-- An edit writes all squads anew, so people's squads are compared when it commits.
ALTER TABLE "roster_entries" ADD CONSTRAINT "squad_exists" FOREIGN KEY ("roster_id","squad_id")
  REFERENCES "roster_squads"("roster_id","id") DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
ALTER TABLE "roster_entries" ADD CONSTRAINT "wanted_squad_exists" FOREIGN KEY ("roster_id","wanted_squad_id")
  REFERENCES "roster_squads"("roster_id","id") DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
-- The squads' places are the roster's, everybody in main stands in a squad, and none has more people than places.
CREATE FUNCTION squads_are_whole() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  roster record;
  changed uuid;
BEGIN
  IF TG_TABLE_NAME = 'rosters' THEN
    changed := NEW.id;
  ELSIF TG_OP = 'DELETE' THEN
    changed := OLD.roster_id;
  ELSE
    changed := NEW.roster_id;
  END IF;
  SELECT slots, squad_count INTO roster FROM rosters WHERE id = changed;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  IF (SELECT count(*) <> roster.squad_count OR (count(*) > 0 AND sum(slots) <> roster.slots)
        FROM roster_squads WHERE roster_id = changed)
     OR (roster.squad_count > 0 AND EXISTS (
        SELECT 1 FROM roster_entries WHERE roster_id = changed AND list = 'main' AND squad_id IS NULL))
     OR EXISTS (SELECT 1 FROM roster_squads squad WHERE squad.roster_id = changed AND squad.slots < (
        SELECT count(*) FROM roster_entries entry
        WHERE entry.roster_id = changed AND entry.squad_id = squad.id AND entry.list = 'main')) THEN
    RAISE EXCEPTION 'the squads of roster % do not fit its places', changed USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER squads_are_whole AFTER INSERT OR UPDATE OR DELETE ON "roster_squads"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION squads_are_whole();
--> statement-breakpoint
-- A roster without squads is not asked: a crowd signs up for most of them.
CREATE CONSTRAINT TRIGGER roster_squads_are_whole AFTER INSERT OR UPDATE ON "rosters"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.squad_count > 0) EXECUTE FUNCTION squads_are_whole();
--> statement-breakpoint
-- Which squad somebody asked for is their own wish, as the reserve is.
DROP TRIGGER roster_wishes_frozen ON "roster_entries";
--> statement-breakpoint
CREATE TRIGGER roster_wishes_frozen AFTER UPDATE ON "roster_entries" FOR EACH ROW
  WHEN (OLD.chose_reserve <> NEW.chose_reserve OR OLD.sequence <> NEW.sequence OR OLD.signed_up_at <> NEW.signed_up_at
    OR OLD.wanted_squad_id IS DISTINCT FROM NEW.wanted_squad_id)
  EXECUTE FUNCTION roster_entries_frozen();
