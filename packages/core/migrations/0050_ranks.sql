CREATE TABLE "member_ranks" (
	"guild_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"role_id" bigint NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "member_ranks_guild_id_user_id_pk" PRIMARY KEY("guild_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "rank_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rank_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"guild_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"from_role_id" bigint,
	"from_name" text,
	"to_role_id" bigint,
	"to_name" text,
	"is_promotion" boolean NOT NULL,
	"actor_id" bigint,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	CONSTRAINT "rank_change_differs" CHECK (from_role_id is distinct from to_role_id),
	CONSTRAINT "rank_change_named" CHECK ((from_role_id is null) = (from_name is null) and (to_role_id is null) = (to_name is null)),
	CONSTRAINT "rank_change_reason_length" CHECK (length(reason) <= 300)
);
--> statement-breakpoint
CREATE TABLE "rank_deferrals" (
	"guild_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"role_id" bigint NOT NULL,
	"until" timestamp with time zone,
	"actor_id" bigint NOT NULL,
	CONSTRAINT "rank_deferrals_guild_id_user_id_pk" PRIMARY KEY("guild_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "rank_ladders" (
	"guild_id" bigint PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"updated_by" bigint NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"noted_on" date
);
--> statement-breakpoint
CREATE TABLE "rank_steps" (
	"guild_id" bigint NOT NULL,
	"role_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"requirements" jsonb NOT NULL,
	CONSTRAINT "rank_steps_guild_id_role_id_pk" PRIMARY KEY("guild_id","role_id"),
	CONSTRAINT "rank_step_position" UNIQUE("guild_id","position"),
	CONSTRAINT "rank_step_position_counts" CHECK (position between 1 and 20),
	CONSTRAINT "rank_step_named" CHECK (char_length(name) between 1 and 50)
);
--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "delivery_kind_known";--> statement-breakpoint
ALTER TABLE "delivery_requests" DROP CONSTRAINT "delivery_request_kind_known";--> statement-breakpoint
ALTER TABLE "member_ranks" ADD CONSTRAINT "member_ranks_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rank_changes" ADD CONSTRAINT "rank_changes_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rank_deferrals" ADD CONSTRAINT "rank_deferrals_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rank_ladders" ADD CONSTRAINT "rank_ladders_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rank_steps" ADD CONSTRAINT "rank_steps_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_ranks_by_step" ON "member_ranks" USING btree ("guild_id","role_id");--> statement-breakpoint
CREATE INDEX "rank_changes_of" ON "rank_changes" USING btree ("guild_id","user_id","id");--> statement-breakpoint
CREATE INDEX "rank_changes_by_time" ON "rank_changes" USING btree ("guild_id","id");--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "delivery_kind_known" CHECK (kind in ('roster', 'roster_notice', 'capt_result', 'review_card', 'gungame_verdict', 'submission_reply', 'reputation_roles', 'reputation_notice', 'warning_notice', 'warning_alert', 'warning_roles', 'dismissal', 'blacklist_alert', 'vacation_roles', 'vacation_request', 'vacation_notice', 'away_list', 'family_list', 'inactive_note', 'inactive_letter', 'rank_roles', 'rank_notice', 'rank_note', 'activity_log', 'plan_end', 'application_post', 'application_card', 'application_notice', 'application_roles'));--> statement-breakpoint
ALTER TABLE "delivery_requests" ADD CONSTRAINT "delivery_request_kind_known" CHECK (kind in ('roster', 'roster_notice', 'capt_result', 'review_card', 'gungame_verdict', 'submission_reply', 'reputation_roles', 'reputation_notice', 'warning_notice', 'warning_alert', 'warning_roles', 'dismissal', 'blacklist_alert', 'vacation_roles', 'vacation_request', 'vacation_notice', 'away_list', 'family_list', 'inactive_note', 'inactive_letter', 'rank_roles', 'rank_notice', 'rank_note', 'activity_log', 'plan_end', 'application_post', 'application_card', 'application_notice', 'application_roles'));