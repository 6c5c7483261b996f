CREATE TABLE "member_joinings" (
	"guild_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"noticed_at" timestamp with time zone NOT NULL,
	"role_ids" bigint[] NOT NULL,
	"member_since" timestamp with time zone,
	"roles_given_at" timestamp with time zone,
	"welcome" text,
	CONSTRAINT "member_joinings_guild_id_user_id_pk" PRIMARY KEY("guild_id","user_id"),
	CONSTRAINT "member_joining_welcome_known" CHECK (welcome in ('sent', 'held'))
);
--> statement-breakpoint
CREATE TABLE "member_nicknames" (
	"guild_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"nickname" text,
	"times" integer DEFAULT 0 NOT NULL,
	"seen" boolean DEFAULT false NOT NULL,
	"ordered" boolean DEFAULT false NOT NULL,
	CONSTRAINT "member_nicknames_guild_id_user_id_pk" PRIMARY KEY("guild_id","user_id"),
	CONSTRAINT "member_nickname_fits" CHECK (char_length(nickname) between 1 and 32),
	CONSTRAINT "member_nickname_times" CHECK (times >= 0)
);
--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "delivery_kind_known";--> statement-breakpoint
ALTER TABLE "delivery_requests" DROP CONSTRAINT "delivery_request_kind_known";--> statement-breakpoint
ALTER TABLE "member_joinings" ADD CONSTRAINT "member_joinings_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_nicknames" ADD CONSTRAINT "member_nicknames_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_joinings_by_time" ON "member_joinings" USING btree ("guild_id","noticed_at");--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "delivery_kind_known" CHECK (kind in ('roster', 'roster_notice', 'roster_thread', 'capt_result', 'review_card', 'gungame_verdict', 'submission_reply', 'reputation_roles', 'reputation_notice', 'warning_notice', 'warning_alert', 'warning_roles', 'dismissal', 'blacklist_alert', 'vacation_roles', 'vacation_request', 'vacation_notice', 'away_list', 'family_list', 'inactive_note', 'inactive_letter', 'rank_roles', 'rank_notice', 'rank_note', 'joining_roles', 'welcome', 'nickname', 'ping_roles', 'activity_log', 'plan_end', 'application_post', 'application_card', 'application_notice', 'application_roles'));--> statement-breakpoint
ALTER TABLE "delivery_requests" ADD CONSTRAINT "delivery_request_kind_known" CHECK (kind in ('roster', 'roster_notice', 'roster_thread', 'capt_result', 'review_card', 'gungame_verdict', 'submission_reply', 'reputation_roles', 'reputation_notice', 'warning_notice', 'warning_alert', 'warning_roles', 'dismissal', 'blacklist_alert', 'vacation_roles', 'vacation_request', 'vacation_notice', 'away_list', 'family_list', 'inactive_note', 'inactive_letter', 'rank_roles', 'rank_notice', 'rank_note', 'joining_roles', 'welcome', 'nickname', 'ping_roles', 'activity_log', 'plan_end', 'application_post', 'application_card', 'application_notice', 'application_roles'));