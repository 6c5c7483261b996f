CREATE TABLE "war_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"guild_id" bigint NOT NULL,
	"name" text NOT NULL,
	"hash" "bytea" NOT NULL,
	"hint" text NOT NULL,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_by" bigint,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "war_key_once" UNIQUE("hash"),
	CONSTRAINT "war_key_named" CHECK (char_length(name) between 1 and 40),
	CONSTRAINT "war_key_hint_length" CHECK (char_length(hint) = 4),
	CONSTRAINT "war_key_revoked_by_somebody" CHECK ((revoked_at is null) = (revoked_by is null))
);
--> statement-breakpoint
CREATE TABLE "war_players" (
	"war_id" uuid NOT NULL,
	"guild_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"side" text NOT NULL,
	"nick" text NOT NULL,
	"kills" integer,
	"damage" integer,
	"hit_percent" double precision,
	"headshot_percent" double precision,
	CONSTRAINT "war_players_war_id_position_pk" PRIMARY KEY("war_id","position"),
	CONSTRAINT "war_player_side_known" CHECK (side in ('attack', 'defence')),
	CONSTRAINT "war_player_named" CHECK (nick <> ''),
	CONSTRAINT "war_player_damage_sensible" CHECK (damage between 0 and 10000000),
	CONSTRAINT "war_player_kills_sensible" CHECK (kills between 0 and 1000),
	CONSTRAINT "war_player_hits_sensible" CHECK (hit_percent between 0 and 100 and headshot_percent between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "war_sources" (
	"guild_id" bigint NOT NULL,
	"source" text NOT NULL,
	"external_key" text NOT NULL,
	"war_id" uuid NOT NULL,
	"report" jsonb NOT NULL,
	"digest" "bytea" NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"gone_at" timestamp with time zone,
	CONSTRAINT "war_sources_guild_id_source_external_key_pk" PRIMARY KEY("guild_id","source","external_key"),
	CONSTRAINT "war_source_once" UNIQUE("war_id","source")
);
--> statement-breakpoint
CREATE TABLE "wars" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"guild_id" bigint NOT NULL,
	"server" text,
	"attacker" text NOT NULL,
	"defender" text NOT NULL,
	"our_side" text NOT NULL,
	"territory" text,
	"map" text,
	"max_players" integer,
	"starts_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"winner" text,
	"score_attacker" integer,
	"score_defender" integer,
	"status" text NOT NULL,
	"capt_id" uuid,
	"decision" text DEFAULT 'pending' NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp with time zone,
	"later" jsonb,
	"later_at" timestamp with time zone,
	"first_seen_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "war_of_guild" UNIQUE("id","guild_id"),
	CONSTRAINT "war_of_capt" UNIQUE("capt_id"),
	CONSTRAINT "war_side_known" CHECK (our_side in ('attack', 'defence')),
	CONSTRAINT "war_status_known" CHECK (status in ('active', 'finished', 'gone')),
	CONSTRAINT "war_winner_known" CHECK (winner in ('attack', 'defence', 'draw')),
	CONSTRAINT "war_decision_known" CHECK (decision in ('pending', 'confirmed', 'ignored')),
	CONSTRAINT "war_sides_named" CHECK (attacker <> '' and defender <> ''),
	CONSTRAINT "war_places_sensible" CHECK (max_players between 1 and 500),
	CONSTRAINT "war_scores_sensible" CHECK (score_attacker between 0 and 100000 and score_defender between 0 and 100000),
	CONSTRAINT "war_ends_after_start" CHECK (ended_at >= starts_at),
	CONSTRAINT "war_result_of_the_finished" CHECK (status <> 'active' or (ended_at is null and winner is null)),
	CONSTRAINT "war_decided_when" CHECK ((decision = 'pending') = (decided_at is null)),
	CONSTRAINT "war_decided_by_somebody" CHECK ((decided_at is null) = (decided_by is null)),
	CONSTRAINT "war_later_of_the_decided" CHECK (later is null or decision <> 'pending'),
	CONSTRAINT "war_later_when" CHECK ((later is null) = (later_at is null))
);
--> statement-breakpoint
ALTER TABLE "war_keys" ADD CONSTRAINT "war_keys_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "war_players" ADD CONSTRAINT "war_players_war_id_guild_id_wars_id_guild_id_fk" FOREIGN KEY ("war_id","guild_id") REFERENCES "public"."wars"("id","guild_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "war_sources" ADD CONSTRAINT "war_sources_war_id_guild_id_wars_id_guild_id_fk" FOREIGN KEY ("war_id","guild_id") REFERENCES "public"."wars"("id","guild_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wars" ADD CONSTRAINT "wars_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wars" ADD CONSTRAINT "wars_capt_id_capts_id_fk" FOREIGN KEY ("capt_id") REFERENCES "public"."capts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "war_keys_of" ON "war_keys" USING btree ("guild_id","created_at");--> statement-breakpoint
CREATE INDEX "wars_by_start" ON "wars" USING btree ("guild_id","starts_at");--> statement-breakpoint
CREATE INDEX "wars_by_first_seen" ON "wars" USING btree ("guild_id","first_seen_at");