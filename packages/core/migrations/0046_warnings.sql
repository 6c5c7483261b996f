CREATE TABLE "blacklist_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"guild_id" bigint NOT NULL,
	"user_id" bigint,
	"static_id" text,
	"nick" text,
	"reason" text NOT NULL,
	"added_by" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"lifted_by" bigint,
	"lifted_at" timestamp with time zone,
	"lift_reason" text,
	CONSTRAINT "blacklist_names_somebody" CHECK (num_nonnulls(user_id, static_id, nick) > 0),
	CONSTRAINT "blacklist_reason_length" CHECK (length(reason) between 1 and 300),
	CONSTRAINT "blacklist_lifted_whole" CHECK ((lifted_at is null) = (lifted_by is null) and (lifted_at is null) = (lift_reason is null))
);
--> statement-breakpoint
CREATE TABLE "blacklist_matches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"guild_id" bigint NOT NULL,
	"entry_id" uuid NOT NULL,
	"user_id" bigint NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blacklist_match_once" UNIQUE("entry_id","user_id","joined_at")
);
--> statement-breakpoint
CREATE TABLE "dismissals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"guild_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"actor_id" bigint NOT NULL,
	"way" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "dismissal_way_known" CHECK (way in ('kick', 'roles'))
);
--> statement-breakpoint
CREATE TABLE "warning_roles" (
	"guild_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"role_id" bigint NOT NULL,
	"taken_at" timestamp with time zone,
	CONSTRAINT "warning_roles_guild_id_user_id_role_id_pk" PRIMARY KEY("guild_id","user_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "warnings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"guild_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"weight" smallint NOT NULL,
	"issued_by" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"expiry_noted_at" timestamp with time zone,
	"lifted_by" bigint,
	"lifted_at" timestamp with time zone,
	"lift_reason" text,
	"edits" integer DEFAULT 0 NOT NULL,
	"file_key" text DEFAULT '' NOT NULL,
	"thumbnail_key" text DEFAULT '' NOT NULL,
	"bytes" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "warning_kind_known" CHECK (kind in ('verbal', 'warning', 'severe')),
	CONSTRAINT "warning_reason_length" CHECK (length(reason) between 1 and 300),
	CONSTRAINT "warning_weight_range" CHECK (weight between 0 and 100),
	CONSTRAINT "warning_ends_later" CHECK (ends_at > created_at),
	CONSTRAINT "warning_lifted_whole" CHECK ((lifted_at is null) = (lifted_by is null) and (lifted_at is null) = (lift_reason is null)),
	CONSTRAINT "warning_over_once" CHECK (lifted_at is null or expiry_noted_at is null)
);
--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "delivery_kind_known";--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "delivery_problem_known";--> statement-breakpoint
ALTER TABLE "delivery_requests" DROP CONSTRAINT "delivery_request_kind_known";--> statement-breakpoint
ALTER TABLE "blacklist_entries" ADD CONSTRAINT "blacklist_entries_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blacklist_matches" ADD CONSTRAINT "blacklist_matches_entry_id_blacklist_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."blacklist_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissals" ADD CONSTRAINT "dismissals_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warning_roles" ADD CONSTRAINT "warning_roles_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warnings" ADD CONSTRAINT "warnings_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blacklist_by_time" ON "blacklist_entries" USING btree ("guild_id","created_at","id");--> statement-breakpoint
CREATE INDEX "blacklist_unlifted" ON "blacklist_entries" USING btree ("guild_id") WHERE lifted_at is null;--> statement-breakpoint
CREATE INDEX "dismissals_of" ON "dismissals" USING btree ("guild_id","user_id");--> statement-breakpoint
CREATE INDEX "warnings_of" ON "warnings" USING btree ("guild_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "warnings_by_time" ON "warnings" USING btree ("guild_id","created_at","id");--> statement-breakpoint
CREATE INDEX "warnings_to_expire" ON "warnings" USING btree ("ends_at") WHERE lifted_at is null and expiry_noted_at is null;--> statement-breakpoint
CREATE INDEX "warnings_file" ON "warnings" USING btree ("file_key") WHERE file_key <> '';--> statement-breakpoint
CREATE INDEX "warnings_thumbnail" ON "warnings" USING btree ("thumbnail_key") WHERE file_key <> '';--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "delivery_kind_known" CHECK (kind in ('roster', 'roster_notice', 'capt_result', 'review_card', 'gungame_verdict', 'submission_reply', 'reputation_roles', 'reputation_notice', 'warning_notice', 'warning_alert', 'warning_roles', 'dismissal', 'blacklist_alert', 'activity_log', 'plan_end'));--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "delivery_problem_known" CHECK (problem in ('no_channel', 'channel_gone', 'missing_permissions', 'role_refused', 'member_refused', 'unreachable', 'discord_failed'));--> statement-breakpoint
ALTER TABLE "delivery_requests" ADD CONSTRAINT "delivery_request_kind_known" CHECK (kind in ('roster', 'roster_notice', 'capt_result', 'review_card', 'gungame_verdict', 'submission_reply', 'reputation_roles', 'reputation_notice', 'warning_notice', 'warning_alert', 'warning_roles', 'dismissal', 'blacklist_alert', 'activity_log', 'plan_end'));--> statement-breakpoint
-- Proofs take room of the guild as its screenshots do.
CREATE TRIGGER warnings_take_space AFTER INSERT OR DELETE OR UPDATE OF file_key, bytes ON warnings
FOR EACH ROW EXECUTE FUNCTION count_picture_space();
