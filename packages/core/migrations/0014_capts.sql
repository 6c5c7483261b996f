CREATE TABLE "capt_aliases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"guild_id" bigint NOT NULL,
	"nick" text NOT NULL,
	"nick_key" text GENERATED ALWAYS AS (lower(nick)) STORED NOT NULL,
	"user_id" bigint NOT NULL,
	"learnt_by" bigint NOT NULL,
	"learnt_at" timestamp with time zone NOT NULL,
	CONSTRAINT "capt_alias_once" UNIQUE("guild_id","nick_key")
);
--> statement-breakpoint
CREATE TABLE "capt_players" (
	"capt_id" uuid NOT NULL,
	"guild_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"user_id" bigint,
	"nick" text NOT NULL,
	"side" text NOT NULL,
	"damage" integer NOT NULL,
	"kills" integer NOT NULL,
	"deaths" integer NOT NULL,
	"hit_percent" double precision,
	"headshot_percent" double precision,
	"played_at" timestamp with time zone,
	CONSTRAINT "capt_players_capt_id_position_pk" PRIMARY KEY("capt_id","position"),
	CONSTRAINT "capt_player_once" UNIQUE("capt_id","user_id"),
	CONSTRAINT "player_side_known" CHECK (side in ('ours', 'theirs')),
	CONSTRAINT "player_damage_sensible" CHECK (damage between 0 and 10000000),
	CONSTRAINT "player_kills_sensible" CHECK (kills between 0 and 1000 and deaths between 0 and 1000),
	CONSTRAINT "player_hits_sensible" CHECK (hit_percent between 0 and 100 and headshot_percent between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "capt_recordings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"capt_id" uuid NOT NULL,
	"guild_id" bigint NOT NULL,
	"url" text NOT NULL,
	"user_id" bigint,
	"added_by" bigint NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "capt_recording_once" UNIQUE("capt_id","url")
);
--> statement-breakpoint
CREATE TABLE "capts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"guild_id" bigint NOT NULL,
	"opponent" text NOT NULL,
	"opponent_key" text GENERATED ALWAYS AS (lower(opponent)) STORED NOT NULL,
	"side" text NOT NULL,
	"territory" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"result" text,
	"score_ours" integer,
	"score_theirs" integer,
	"notes" text NOT NULL,
	"reward" integer NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_by" bigint,
	"closed_at" timestamp with time zone,
	"ended_by" bigint,
	"ended_at" timestamp with time zone,
	"cancel_reason" text,
	"deleted_by" bigint,
	"deleted_at" timestamp with time zone,
	"played_at" timestamp with time zone GENERATED ALWAYS AS (case when status = 'finished' and deleted_at is null then starts_at end) STORED,
	"players" integer DEFAULT 0 NOT NULL,
	"damage" bigint DEFAULT 0 NOT NULL,
	"kills" bigint DEFAULT 0 NOT NULL,
	"deaths" bigint DEFAULT 0 NOT NULL,
	"mvp_user_id" bigint,
	"selected" integer DEFAULT 0 NOT NULL,
	"came" integer DEFAULT 0 NOT NULL,
	"post_channel_id" bigint,
	"post_message_id" bigint,
	"posted_version" integer,
	CONSTRAINT "capt_of_guild" UNIQUE("id","guild_id"),
	CONSTRAINT "capt_side_known" CHECK (side in ('attack', 'defence')),
	CONSTRAINT "capt_status_known" CHECK (status in ('open', 'closed', 'finished', 'cancelled')),
	CONSTRAINT "capt_result_known" CHECK (result in ('win', 'loss', 'draw')),
	CONSTRAINT "capt_result_of_the_finished" CHECK ((status = 'finished') = (result is not null)),
	CONSTRAINT "capt_scores_sensible" CHECK (score_ours between 0 and 100000 and score_theirs between 0 and 100000),
	CONSTRAINT "capt_reward_sensible" CHECK (reward between 0 and 100000),
	CONSTRAINT "capt_closed_when" CHECK (status not in ('closed', 'finished') or closed_at is not null),
	CONSTRAINT "capt_ended_when" CHECK ((status in ('finished', 'cancelled')) = (ended_at is not null)),
	CONSTRAINT "capt_deleted_by_somebody" CHECK ((deleted_at is null) = (deleted_by is null))
);
--> statement-breakpoint
ALTER TABLE "capt_aliases" ADD CONSTRAINT "capt_aliases_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "capt_players" ADD CONSTRAINT "capt_players_capt_id_guild_id_capts_id_guild_id_fk" FOREIGN KEY ("capt_id","guild_id") REFERENCES "public"."capts"("id","guild_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "capt_players" ADD CONSTRAINT "capt_players_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "capt_recordings" ADD CONSTRAINT "capt_recordings_capt_id_guild_id_capts_id_guild_id_fk" FOREIGN KEY ("capt_id","guild_id") REFERENCES "public"."capts"("id","guild_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "capt_recordings" ADD CONSTRAINT "capt_recordings_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "capts" ADD CONSTRAINT "capts_id_rosters_id_fk" FOREIGN KEY ("id") REFERENCES "public"."rosters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "capts" ADD CONSTRAINT "capts_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "capt_players_past" ON "capt_players" USING btree ("guild_id","user_id","played_at","damage","kills","deaths") WHERE side = 'ours' and user_id is not null and played_at is not null;--> statement-breakpoint
CREATE INDEX "capt_players_season" ON "capt_players" USING btree ("guild_id","played_at","user_id","damage","kills","deaths") WHERE side = 'ours' and user_id is not null and played_at is not null;--> statement-breakpoint
CREATE INDEX "capts_by_start" ON "capts" USING btree ("guild_id","starts_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "capts_played" ON "capts" USING btree ("guild_id","played_at");--> statement-breakpoint
CREATE UNIQUE INDEX "capt_nick_once" ON "capt_players" USING btree ("capt_id","side",lower("nick"));
--> statement-breakpoint
-- A player's row knows when its capt was played, and that it counts.
CREATE FUNCTION capt_player_played() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT played_at INTO NEW.played_at FROM capts WHERE id = NEW.capt_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER capt_player_played BEFORE INSERT ON capt_players
  FOR EACH ROW EXECUTE FUNCTION capt_player_played();
--> statement-breakpoint
CREATE FUNCTION capt_played() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE capt_players SET played_at = NEW.played_at WHERE capt_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER capt_played AFTER UPDATE OF status, starts_at, deleted_at ON capts
  FOR EACH ROW WHEN (OLD.played_at IS DISTINCT FROM NEW.played_at) EXECUTE FUNCTION capt_played();
--> statement-breakpoint
-- The sums on a capt are those of our players, whoever writes them.
CREATE FUNCTION capt_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE capts SET players = sums.players, damage = sums.damage, kills = sums.kills, deaths = sums.deaths,
    mvp_user_id = sums.mvp
  FROM (
    SELECT touched.capt_id, count(player.capt_id) AS players, coalesce(sum(player.damage), 0) AS damage,
      coalesce(sum(player.kills), 0) AS kills, coalesce(sum(player.deaths), 0) AS deaths,
      (array_agg(player.user_id ORDER BY player.damage DESC, player.position)
        FILTER (WHERE player.damage > 0))[1] AS mvp
    FROM (SELECT DISTINCT capt_id FROM changed) touched
    LEFT JOIN capt_players player ON player.capt_id = touched.capt_id AND player.side = 'ours'
    GROUP BY touched.capt_id
  ) sums
  WHERE capts.id = sums.capt_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER capt_players_added AFTER INSERT ON capt_players
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION capt_sums();
--> statement-breakpoint
CREATE TRIGGER capt_players_removed AFTER DELETE ON capt_players
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION capt_sums();
--> statement-breakpoint
CREATE TRIGGER capt_players_changed AFTER UPDATE ON capt_players
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION capt_sums();
--> statement-breakpoint
-- Whoever is forgotten takes every spelling of their nick along.
CREATE FUNCTION forget_nick() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('famiglia.forgetting', true) = 'on' THEN
    NEW.nick := 'former-' || right(NEW.user_id::text, 8) || substr(md5(OLD.nick), 1, 4);
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER capt_player_forgotten BEFORE UPDATE OF user_id ON capt_players
  FOR EACH ROW WHEN (OLD.user_id IS DISTINCT FROM NEW.user_id) EXECUTE FUNCTION forget_nick();
--> statement-breakpoint
CREATE TRIGGER capt_alias_forgotten BEFORE UPDATE OF user_id ON capt_aliases
  FOR EACH ROW WHEN (OLD.user_id IS DISTINCT FROM NEW.user_id) EXECUTE FUNCTION forget_nick();
