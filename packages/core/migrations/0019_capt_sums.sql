CREATE TABLE "capt_calls" (
	"capt_id" uuid NOT NULL,
	"guild_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"came" boolean NOT NULL,
	"played_at" timestamp with time zone,
	CONSTRAINT "capt_calls_capt_id_user_id_pk" PRIMARY KEY("capt_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "capt_member_sums" (
	"guild_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"capts" integer DEFAULT 0 NOT NULL,
	"damage" bigint DEFAULT 0 NOT NULL,
	"kills" bigint DEFAULT 0 NOT NULL,
	"deaths" bigint DEFAULT 0 NOT NULL,
	"selected" integer DEFAULT 0 NOT NULL,
	"came" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "capt_member_sums_guild_id_user_id_pk" PRIMARY KEY("guild_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "capt_calls" ADD CONSTRAINT "capt_calls_capt_id_guild_id_capts_id_guild_id_fk" FOREIGN KEY ("capt_id","guild_id") REFERENCES "public"."capts"("id","guild_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "capt_calls" ADD CONSTRAINT "capt_calls_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "capt_member_sums" ADD CONSTRAINT "capt_member_sums_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "capt_calls_season" ON "capt_calls" USING btree ("guild_id","played_at","user_id","came") WHERE played_at is not null;--> statement-breakpoint
CREATE TRIGGER capt_call_played BEFORE INSERT ON capt_calls
  FOR EACH ROW EXECUTE FUNCTION capt_player_played();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION capt_played() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE capt_players SET played_at = NEW.played_at WHERE capt_id = NEW.id;
  UPDATE capt_calls SET played_at = NEW.played_at WHERE capt_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What each member ever did is carried along with every change, one guild's changes one after another. Whoever is
-- forgotten keeps their sums: the row itself changes its name.
CREATE FUNCTION capt_player_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('famiglia.forgetting', true) = 'on' THEN RETURN NULL; END IF;
  PERFORM pg_advisory_xact_lock(hashtext('capt_member_sums'));
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO capt_member_sums AS sums (guild_id, user_id, capts, damage, kills, deaths)
    SELECT guild_id, user_id, -count(*), -sum(damage), -sum(kills), -sum(deaths) FROM before
    WHERE side = 'ours' AND user_id IS NOT NULL AND played_at IS NOT NULL GROUP BY guild_id, user_id
    ON CONFLICT (guild_id, user_id) DO UPDATE SET capts = sums.capts + excluded.capts,
      damage = sums.damage + excluded.damage, kills = sums.kills + excluded.kills,
      deaths = sums.deaths + excluded.deaths;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO capt_member_sums AS sums (guild_id, user_id, capts, damage, kills, deaths)
    SELECT guild_id, user_id, count(*), sum(damage), sum(kills), sum(deaths) FROM after
    WHERE side = 'ours' AND user_id IS NOT NULL AND played_at IS NOT NULL GROUP BY guild_id, user_id
    ON CONFLICT (guild_id, user_id) DO UPDATE SET capts = sums.capts + excluded.capts,
      damage = sums.damage + excluded.damage, kills = sums.kills + excluded.kills,
      deaths = sums.deaths + excluded.deaths;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION capt_call_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('famiglia.forgetting', true) = 'on' THEN RETURN NULL; END IF;
  PERFORM pg_advisory_xact_lock(hashtext('capt_member_sums'));
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO capt_member_sums AS sums (guild_id, user_id, selected, came)
    SELECT guild_id, user_id, -count(*), -count(*) FILTER (WHERE came) FROM before
    WHERE played_at IS NOT NULL GROUP BY guild_id, user_id
    ON CONFLICT (guild_id, user_id) DO UPDATE SET selected = sums.selected + excluded.selected,
      came = sums.came + excluded.came;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO capt_member_sums AS sums (guild_id, user_id, selected, came)
    SELECT guild_id, user_id, count(*), count(*) FILTER (WHERE came) FROM after
    WHERE played_at IS NOT NULL GROUP BY guild_id, user_id
    ON CONFLICT (guild_id, user_id) DO UPDATE SET selected = sums.selected + excluded.selected,
      came = sums.came + excluded.came;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER capt_player_sums_added AFTER INSERT ON capt_players
  REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION capt_player_sums();
--> statement-breakpoint
CREATE TRIGGER capt_player_sums_removed AFTER DELETE ON capt_players
  REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION capt_player_sums();
--> statement-breakpoint
CREATE TRIGGER capt_player_sums_changed AFTER UPDATE ON capt_players
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION capt_player_sums();
--> statement-breakpoint
CREATE TRIGGER capt_call_sums_added AFTER INSERT ON capt_calls
  REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION capt_call_sums();
--> statement-breakpoint
CREATE TRIGGER capt_call_sums_removed AFTER DELETE ON capt_calls
  REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION capt_call_sums();
--> statement-breakpoint
CREATE TRIGGER capt_call_sums_changed AFTER UPDATE ON capt_calls
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION capt_call_sums();
--> statement-breakpoint
-- What was played before this version is counted once.
INSERT INTO capt_calls (capt_id, guild_id, user_id, came)
SELECT entry.roster_id, entry.guild_id, entry.user_id, entry.attended
FROM roster_entries entry JOIN capts ON capts.id = entry.roster_id
WHERE entry.list = 'main' AND entry.attended IS NOT NULL;
--> statement-breakpoint
INSERT INTO capt_member_sums AS sums (guild_id, user_id, capts, damage, kills, deaths)
SELECT guild_id, user_id, count(*), sum(damage), sum(kills), sum(deaths) FROM capt_players
WHERE side = 'ours' AND user_id IS NOT NULL AND played_at IS NOT NULL GROUP BY guild_id, user_id
ON CONFLICT (guild_id, user_id) DO UPDATE SET capts = excluded.capts, damage = excluded.damage,
  kills = excluded.kills, deaths = excluded.deaths;
