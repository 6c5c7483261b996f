CREATE TABLE "deliveries" (
	"guild_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"wanted_version" integer DEFAULT 1 NOT NULL,
	"done_version" integer DEFAULT 0 NOT NULL,
	"wanted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"channel_id" bigint,
	"message_id" bigint,
	"posts" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"retry_at" timestamp with time zone,
	"claimed_until" timestamp with time zone,
	"problem" text,
	"problem_since" timestamp with time zone,
	"gave_up_at" timestamp with time zone,
	CONSTRAINT "deliveries_guild_id_kind_subject_pk" PRIMARY KEY("guild_id","kind","subject"),
	CONSTRAINT "delivery_message_once" UNIQUE("message_id"),
	CONSTRAINT "delivery_kind_known" CHECK (kind in ('roster', 'roster_notice', 'capt_result', 'gungame_card', 'gungame_verdict', 'submission_reply', 'reputation_roles', 'activity_log', 'plan_end')),
	CONSTRAINT "delivery_problem_known" CHECK (problem in ('no_channel', 'channel_gone', 'missing_permissions', 'role_refused', 'unreachable', 'discord_failed')),
	CONSTRAINT "delivery_not_ahead" CHECK (done_version between 0 and wanted_version),
	CONSTRAINT "delivery_counts_sensible" CHECK (posts >= 0 and attempts >= 0),
	CONSTRAINT "delivery_message_has_channel" CHECK (message_id is null or channel_id is not null),
	CONSTRAINT "delivery_problem_since" CHECK ((problem is null) = (problem_since is null)),
	CONSTRAINT "delivery_given_up_for_a_reason" CHECK (gave_up_at is null or problem is not null),
	CONSTRAINT "delivery_done_without_problem" CHECK (done_version < wanted_version or problem is null)
);
--> statement-breakpoint
CREATE TABLE "delivery_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"guild_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	CONSTRAINT "delivery_request_kind_known" CHECK (kind in ('roster', 'roster_notice', 'capt_result', 'gungame_card', 'gungame_verdict', 'submission_reply', 'reputation_roles', 'activity_log', 'plan_end'))
);
--> statement-breakpoint
-- What Discord shows of rosters, and which of them look different by now.
INSERT INTO deliveries (guild_id, kind, subject, done_version, channel_id, message_id, posts, problem, problem_since)
  SELECT guild_id, 'roster', roster_id::text, CASE WHEN behind THEN 0 ELSE 1 END, channel_id, message_id, posts,
    CASE WHEN behind THEN problem END, CASE WHEN behind AND problem IS NOT NULL THEN now() END
  FROM (
    SELECT m.*, m.retired_at IS NULL AND r.version > m.drawn_version AS behind
    FROM roster_messages m JOIN rosters r ON r.id = m.roster_id
  ) shown;
--> statement-breakpoint
INSERT INTO deliveries (guild_id, kind, subject, done_version, channel_id, message_id, posts)
  SELECT guild_id, 'capt_result', id::text, CASE WHEN posted_version IS DISTINCT FROM version THEN 0 ELSE 1 END,
    post_channel_id, post_message_id, 1
  FROM capts WHERE post_channel_id IS NOT NULL AND post_message_id IS NOT NULL;
--> statement-breakpoint
-- What has not been told or drawn yet. Roles are compared with what members have, so asking for them is always right.
INSERT INTO delivery_requests (guild_id, kind, subject)
  SELECT DISTINCT guild_id, 'roster_notice', roster_id::text FROM roster_notices WHERE sent_at IS NULL
  UNION ALL
  SELECT DISTINCT guild_id, 'gungame_card', '' FROM gungame_cards WHERE drawn_version < version
  UNION ALL
  SELECT DISTINCT guild_id, 'gungame_verdict', '' FROM gungame_cards WHERE told_version < version
  UNION ALL
  SELECT DISTINCT guild_id, 'activity_log', '' FROM activity_log_queue
  UNION ALL
  SELECT guild_id, 'reputation_roles', '' FROM guild_settings
  WHERE jsonb_array_length(coalesce(values -> 'reputation_roles', '[]')) > 0;
--> statement-breakpoint
-- Jobs of the former version that were still to run. A new database has no queues yet.
DO $$
BEGIN
  IF to_regclass('pgboss.job') IS NULL THEN RETURN; END IF;
  INSERT INTO delivery_requests (guild_id, kind, subject)
    SELECT DISTINCT guilds.id, former.kind, former.subject
    FROM (
      SELECT (data ->> 'guildId')::bigint AS guild_id,
        CASE name
          WHEN 'post-activity-log' THEN 'activity_log'
          WHEN 'reputation-roles' THEN 'reputation_roles'
          WHEN 'answer-submission' THEN 'submission_reply'
          WHEN 'post-capt-result' THEN 'capt_result'
          WHEN 'draw-gungame-cards' THEN 'gungame_card'
          WHEN 'tell-gungame-verdicts' THEN 'gungame_verdict'
          WHEN 'tell-of-plan-end' THEN 'plan_end'
        END AS kind,
        coalesce(data ->> 'sourceId', data ->> 'captId', data ->> 'daysBefore', '') AS subject
      FROM pgboss.job WHERE state IN ('created', 'retry', 'active')
    ) former
    JOIN guilds ON guilds.id = former.guild_id
    WHERE former.kind IS NOT NULL;
END $$;
--> statement-breakpoint
DROP TABLE "roster_messages" CASCADE;--> statement-breakpoint
DROP INDEX "roster_notices_waiting";--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_requests" ADD CONSTRAINT "delivery_requests_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deliveries_due" ON "deliveries" USING btree ("guild_id","wanted_at") WHERE done_version < wanted_version and gave_up_at is null;--> statement-breakpoint
CREATE INDEX "deliveries_undelivered" ON "deliveries" USING btree ("guild_id") WHERE problem is not null;--> statement-breakpoint
CREATE INDEX "delivery_requests_of" ON "delivery_requests" USING btree ("guild_id","kind","subject");--> statement-breakpoint
CREATE INDEX "roster_notices_waiting" ON "roster_notices" USING btree ("roster_id","id") WHERE sent_at is null;--> statement-breakpoint
ALTER TABLE "capts" DROP COLUMN "post_channel_id";--> statement-breakpoint
ALTER TABLE "capts" DROP COLUMN "post_message_id";--> statement-breakpoint
ALTER TABLE "capts" DROP COLUMN "posted_version";--> statement-breakpoint
ALTER TABLE "roster_notices" DROP COLUMN "retry_at";