CREATE TABLE "leader_letters" (
	"guild_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "leader_letters_guild_id_kind_subject_pk" PRIMARY KEY("guild_id","kind","subject"),
	CONSTRAINT "leader_letter_kind_known" CHECK (kind in ('roster', 'roster_notice', 'roster_thread', 'strike_alert', 'capt_result', 'review_card', 'gungame_verdict', 'submission_reply', 'reputation_roles', 'reputation_notice', 'warning_notice', 'warning_alert', 'warning_roles', 'dismissal', 'blacklist_alert', 'vacation_roles', 'vacation_request', 'vacation_notice', 'away_list', 'family_list', 'inactive_note', 'inactive_letter', 'rank_roles', 'rank_notice', 'rank_note', 'joining_roles', 'welcome', 'nickname', 'ping_roles', 'activity_log', 'plan_end', 'support_answer', 'application_post', 'application_card', 'application_answer', 'application_notice', 'application_roles', 'blocked_roles', 'leader_letter'))
);
--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "delivery_kind_known";--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "delivery_problem_known";--> statement-breakpoint
ALTER TABLE "delivery_requests" DROP CONSTRAINT "delivery_request_kind_known";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "given_role_ids" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "taken_role_ids" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "leader_letters" ADD CONSTRAINT "leader_letters_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leader_letters_untold" ON "leader_letters" USING btree ("guild_id","created_at") WHERE told_at is null;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "delivery_kind_known" CHECK (kind in ('roster', 'roster_notice', 'roster_thread', 'strike_alert', 'capt_result', 'review_card', 'gungame_verdict', 'submission_reply', 'reputation_roles', 'reputation_notice', 'warning_notice', 'warning_alert', 'warning_roles', 'dismissal', 'blacklist_alert', 'vacation_roles', 'vacation_request', 'vacation_notice', 'away_list', 'family_list', 'inactive_note', 'inactive_letter', 'rank_roles', 'rank_notice', 'rank_note', 'joining_roles', 'welcome', 'nickname', 'ping_roles', 'activity_log', 'plan_end', 'support_answer', 'application_post', 'application_card', 'application_answer', 'application_notice', 'application_roles', 'blocked_roles', 'leader_letter'));--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "delivery_problem_known" CHECK (problem in ('no_channel', 'channel_gone', 'missing_permissions', 'role_refused', 'role_blocked', 'member_refused', 'nickname_refused', 'thread_refused', 'unreachable', 'leaders_unreachable', 'picture_unavailable', 'rate_limited', 'discord_failed'));--> statement-breakpoint
ALTER TABLE "delivery_requests" ADD CONSTRAINT "delivery_request_kind_known" CHECK (kind in ('roster', 'roster_notice', 'roster_thread', 'strike_alert', 'capt_result', 'review_card', 'gungame_verdict', 'submission_reply', 'reputation_roles', 'reputation_notice', 'warning_notice', 'warning_alert', 'warning_roles', 'dismissal', 'blacklist_alert', 'vacation_roles', 'vacation_request', 'vacation_notice', 'away_list', 'family_list', 'inactive_note', 'inactive_letter', 'rank_roles', 'rank_notice', 'rank_note', 'joining_roles', 'welcome', 'nickname', 'ping_roles', 'activity_log', 'plan_end', 'support_answer', 'application_post', 'application_card', 'application_answer', 'application_notice', 'application_roles', 'blocked_roles', 'leader_letter'));
--> statement-breakpoint
-- What already waits for a leader's decision and stands in no channel is told as well.
INSERT INTO "delivery_requests" ("guild_id", "kind", "subject")
SELECT waiting.guild_id, waiting.kind, waiting.subject FROM (
  SELECT guild_id, 'vacation_request' AS kind, id::text AS subject FROM vacations WHERE kind = 'vacation' AND status = 'requested'
  UNION ALL
  SELECT guild_id, 'application_card', id::text FROM applications WHERE status IN ('submitted', 'in_review', 'interview')
  UNION ALL
  SELECT DISTINCT guild_id, 'review_card', kind FROM screenshots WHERE status = 'pending'
) waiting
WHERE NOT EXISTS (SELECT FROM deliveries known WHERE known.guild_id = waiting.guild_id AND known.kind = waiting.kind
  AND known.subject = waiting.subject AND known.message_id IS NOT NULL);
