-- Trigrams carry the member search; the extension is trusted, so a database owner may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "panel_users" (
	"guild_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"added_by" bigint NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "panel_users_guild_id_user_id_pk" PRIMARY KEY("guild_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "role_permissions" (
	"guild_id" bigint NOT NULL,
	"role_id" bigint NOT NULL,
	"permissions" text[] NOT NULL,
	"signup_priority" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "role_permissions_guild_id_role_id_pk" PRIMARY KEY("guild_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"guild_id" bigint PRIMARY KEY NOT NULL,
	"tier" text NOT NULL,
	"status" text NOT NULL,
	"period_end" timestamp with time zone,
	"trial_started_at" timestamp with time zone,
	CONSTRAINT "tier_known" CHECK (tier in ('free', 'premium')),
	CONSTRAINT "status_known" CHECK (status in ('none', 'trial', 'active', 'canceled', 'expired')),
	CONSTRAINT "paid_has_end" CHECK (status not in ('trial', 'canceled') or period_end is not null)
);
--> statement-breakpoint
CREATE TABLE "discord_grants" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"sealed_access_token" "bytea" NOT NULL,
	"sealed_refresh_token" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"guilds" jsonb,
	"guilds_fetched_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"state_hash" "bytea" PRIMARY KEY NOT NULL,
	"browser_hash" "bytea" NOT NULL,
	"sealed_verifier" "bytea" NOT NULL,
	"return_to" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_codes" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"browser_hash" "bytea" NOT NULL,
	"user_id" bigint NOT NULL,
	"return_to" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "login_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"session_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"ip" "inet" NOT NULL,
	"country_code" text,
	"user_agent" text NOT NULL,
	CONSTRAINT "login_history_sessionId_unique" UNIQUE("session_id")
);
--> statement-breakpoint
CREATE TABLE "session_tokens" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"rotated_at" timestamp with time zone,
	"sealed_successor" "bytea"
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"global_name" text,
	"avatar_path" text,
	"first_seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channels" (
	"guild_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"type" integer NOT NULL,
	"position" integer NOT NULL,
	"parent_id" bigint,
	CONSTRAINT "channels_guild_id_id_pk" PRIMARY KEY("guild_id","id")
);
--> statement-breakpoint
CREATE TABLE "guilds" (
	"id" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"icon_path" text,
	"owner_id" bigint NOT NULL,
	"member_count" integer DEFAULT 0 NOT NULL,
	"bot_installed" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mirrored_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "members" (
	"guild_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"username" text NOT NULL,
	"display_name" text NOT NULL,
	"avatar_path" text,
	"is_bot" boolean DEFAULT false NOT NULL,
	"role_ids" bigint[] NOT NULL,
	"joined_at" timestamp with time zone,
	"left_at" timestamp with time zone,
	"last_active_at" timestamp with time zone,
	"ingame_nick" text,
	"static_id" text,
	"reputation" integer DEFAULT 0 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(username || ' ' || display_name || ' ' || coalesce(ingame_nick, '') || ' ' || coalesce('#' || static_id, '') || ' ' || user_id::text)) STORED NOT NULL,
	CONSTRAINT "members_guild_id_user_id_pk" PRIMARY KEY("guild_id","user_id"),
	CONSTRAINT "static_id_digits" CHECK (static_id ~ '^[0-9]{3,10}$')
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"guild_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"color" integer NOT NULL,
	"position" integer NOT NULL,
	"permissions" bigint NOT NULL,
	"managed" boolean NOT NULL,
	CONSTRAINT "roles_guild_id_id_pk" PRIMARY KEY("guild_id","id")
);
--> statement-breakpoint
ALTER TABLE "panel_users" ADD CONSTRAINT "panel_users_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_permissions" ADD CONSTRAINT "role_permissions_guild_id_role_id_roles_guild_id_id_fk" FOREIGN KEY ("guild_id","role_id") REFERENCES "public"."roles"("guild_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discord_grants" ADD CONSTRAINT "discord_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_codes" ADD CONSTRAINT "login_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_history" ADD CONSTRAINT "login_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_tokens" ADD CONSTRAINT "session_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channels" ADD CONSTRAINT "channels_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_history_by_user" ON "login_history" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "session_tokens_by_session" ON "session_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "members_by_user" ON "members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "members_present" ON "members" USING btree ("guild_id","display_name","user_id") WHERE left_at is null;--> statement-breakpoint
CREATE INDEX "members_search" ON "members" USING gin ("search_text" gin_trgm_ops);