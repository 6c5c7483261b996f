CREATE TABLE "roster_thread_members" (
	"roster_id" uuid NOT NULL,
	"guild_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "roster_thread_members_roster_id_user_id_pk" PRIMARY KEY("roster_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "delivery_kind_known";--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "delivery_problem_known";--> statement-breakpoint
ALTER TABLE "delivery_requests" DROP CONSTRAINT "delivery_request_kind_known";--> statement-breakpoint
ALTER TABLE "rosters" ADD COLUMN "thread" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "rosters" ADD COLUMN "thread_id" bigint;--> statement-breakpoint
ALTER TABLE "roster_thread_members" ADD CONSTRAINT "roster_thread_members_roster_id_rosters_id_fk" FOREIGN KEY ("roster_id") REFERENCES "public"."rosters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_thread_members" ADD CONSTRAINT "roster_thread_members_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "roster_thread_members_of_member" ON "roster_thread_members" USING btree ("guild_id","user_id");--> statement-breakpoint
ALTER TABLE "rosters" ADD CONSTRAINT "roster_thread_once" UNIQUE("thread_id");--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "delivery_kind_known" CHECK (kind in ('roster', 'roster_notice', 'roster_thread', 'capt_result', 'review_card', 'gungame_verdict', 'submission_reply', 'reputation_roles', 'reputation_notice', 'warning_notice', 'warning_alert', 'warning_roles', 'dismissal', 'blacklist_alert', 'vacation_roles', 'vacation_request', 'vacation_notice', 'away_list', 'family_list', 'inactive_note', 'inactive_letter', 'rank_roles', 'rank_notice', 'rank_note', 'activity_log', 'plan_end', 'application_post', 'application_card', 'application_notice', 'application_roles'));--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "delivery_problem_known" CHECK (problem in ('no_channel', 'channel_gone', 'missing_permissions', 'role_refused', 'member_refused', 'nickname_refused', 'thread_refused', 'unreachable', 'discord_failed'));--> statement-breakpoint
ALTER TABLE "delivery_requests" ADD CONSTRAINT "delivery_request_kind_known" CHECK (kind in ('roster', 'roster_notice', 'roster_thread', 'capt_result', 'review_card', 'gungame_verdict', 'submission_reply', 'reputation_roles', 'reputation_notice', 'warning_notice', 'warning_alert', 'warning_roles', 'dismissal', 'blacklist_alert', 'vacation_roles', 'vacation_request', 'vacation_notice', 'away_list', 'family_list', 'inactive_note', 'inactive_letter', 'rank_roles', 'rank_notice', 'rank_note', 'activity_log', 'plan_end', 'application_post', 'application_card', 'application_notice', 'application_roles'));