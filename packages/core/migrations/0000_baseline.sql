-- One index holds the guild beside the trigrams of a name: a search meets only its own guild.
CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- members.search_text, users.search_text: names as people type them, lower-cased and in Latin letters.
CREATE OR REPLACE FUNCTION fold_name(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT translate(
    replace(replace(replace(replace(replace(replace(replace(lower(name),
      'щ', 'sch'), 'ш', 'sh'), 'ч', 'ch'), 'ж', 'zh'), 'ц', 'ts'), 'ю', 'yu'), 'я', 'ya'),
    '_.-|абвгдеёзийклмнопрстуфхыэіїєґўъь', '    abvgdeeziyklmnoprstufhyeiiegu')
$$;
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
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "role_permissions_guild_id_role_id_pk" PRIMARY KEY("guild_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "active_hours" (
	"guild_id" bigint NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"members" integer NOT NULL,
	CONSTRAINT "active_hours_guild_id_hour_pk" PRIMARY KEY("guild_id","hour"),
	CONSTRAINT "hour_is_whole" CHECK (extract(epoch from hour)::bigint % 3600 = 0),
	CONSTRAINT "somebody_was_seen" CHECK (members > 0)
);
--> statement-breakpoint
CREATE TABLE "activity_log_queue" (
	"activity_id" bigint PRIMARY KEY NOT NULL,
	"guild_id" bigint NOT NULL,
	"message" bigint
);
--> statement-breakpoint
CREATE TABLE "activity" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activity_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"guild_id" bigint NOT NULL,
	"type" text NOT NULL,
	"actor_id" bigint,
	"target_kind" text,
	"target_id" text,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_selections" (
	"day" date NOT NULL,
	"plan" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "plan_selections_day_plan_pk" PRIMARY KEY("day","plan"),
	CONSTRAINT "plan_known" CHECK (plan in ('free', 'premium'))
);
--> statement-breakpoint
CREATE TABLE "application_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"guild_id" bigint NOT NULL,
	"application_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"author_id" bigint,
	"text" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"told" text,
	CONSTRAINT "application_entry_kind_known" CHECK (kind in ('submitted', 'taken', 'released', 'interview', 'reminder', 'no_show', 'accepted', 'refused', 'reopened', 'withdrawn', 'question', 'answer')),
	CONSTRAINT "application_entry_told_known" CHECK (told in ('dm', 'channel', 'nobody')),
	CONSTRAINT "application_entry_length" CHECK (length(text) <= 1000)
);
--> statement-breakpoint
CREATE TABLE "application_forms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"guild_id" bigint NOT NULL,
	"name" text NOT NULL,
	"is_open" boolean NOT NULL,
	"definition" jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"shown_state" text NOT NULL,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "application_form_guild" UNIQUE("id","guild_id"),
	CONSTRAINT "application_form_named" CHECK (char_length(btrim(name)) between 1 and 60),
	CONSTRAINT "application_form_state_known" CHECK (shown_state in ('open', 'closed', 'not_yet', 'over')),
	CONSTRAINT "application_form_has_questions" CHECK (jsonb_array_length(definition -> 'questions') <= 15)
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"guild_id" bigint NOT NULL,
	"form_id" uuid NOT NULL,
	"user_id" bigint NOT NULL,
	"status" text NOT NULL,
	"answers" jsonb NOT NULL,
	"picture_keys" text[] DEFAULT '{}' NOT NULL,
	"ingame_nick" text,
	"static_id" text,
	"taken_by" bigint,
	"interview_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"decided_by" bigint,
	"decided_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"given_role_ids" bigint[] DEFAULT '{}' NOT NULL,
	"taken_role_ids" bigint[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "application_guild" UNIQUE("id","guild_id"),
	CONSTRAINT "application_sent_has_time" CHECK ((status = 'draft') = (submitted_at is null)),
	CONSTRAINT "application_taken_by_somebody" CHECK (status <> 'in_review' or taken_by is not null),
	CONSTRAINT "application_interview_has_time" CHECK (status <> 'interview' or interview_at is not null),
	CONSTRAINT "application_decided_whole" CHECK ((status in ('accepted', 'refused')) = (decided_at is not null and decided_by is not null)),
	CONSTRAINT "application_status_known" CHECK (status in ('draft', 'submitted', 'in_review', 'interview', 'accepted', 'refused', 'withdrawn'))
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
CREATE TABLE "discord_revocations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_hash" "bytea" NOT NULL,
	"sealed_token" "bytea" NOT NULL,
	"retired_at" timestamp with time zone NOT NULL,
	"tried_at" timestamp with time zone
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
CREATE TABLE "login_counts" (
	"day" date NOT NULL,
	"country_code" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "login_counts_day_country_code_pk" PRIMARY KEY("day","country_code"),
	CONSTRAINT "count_not_negative" CHECK (count >= 0)
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
	"sealed_successor" "bytea",
	"refresh_key_hash" "bytea"
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_ends_after_its_beginning" CHECK (ends_at > created_at)
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"global_name" text,
	"avatar_path" text,
	"first_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_login_at" timestamp with time zone,
	"search_text" text GENERATED ALWAYS AS (fold_name(username || ' ' || coalesce(global_name, '') || ' ' || id::text)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_customers" (
	"payer_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	CONSTRAINT "billing_customers_payer_id_provider_pk" PRIMARY KEY("payer_id","provider")
);
--> statement-breakpoint
CREATE TABLE "billing_notices" (
	"provider" text NOT NULL,
	"notice_id" text NOT NULL,
	"charge_reference" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	CONSTRAINT "billing_notices_provider_notice_id_pk" PRIMARY KEY("provider","notice_id")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"guild_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"provider" text NOT NULL,
	"months" integer NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"failure" text,
	"mismatch" text,
	"provider_reference" text,
	"page_url" text,
	"expires_at" timestamp with time zone,
	"started_by" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"answered_minor" integer,
	"answered_currency" text,
	"reviewed_at" timestamp with time zone,
	"reviewed_by" bigint,
	"language" text,
	"renews" boolean DEFAULT true NOT NULL,
	"request" text,
	CONSTRAINT "orders_by_reference" UNIQUE("provider","provider_reference"),
	CONSTRAINT "order_amount_positive" CHECK (amount_minor > 0 and months > 0),
	CONSTRAINT "order_settled" CHECK ((status = 'open') = (settled_at is null)),
	CONSTRAINT "order_failure" CHECK ((status = 'failed') = (failure is not null)),
	CONSTRAINT "order_period_forward" CHECK (period_end > period_start),
	CONSTRAINT "order_request_forgotten" CHECK (request is null or (status = 'open' and provider_reference is null))
);
--> statement-breakpoint
CREATE TABLE "renewals" (
	"guild_id" bigint PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"method_reference" text NOT NULL,
	"customer_reference" text,
	"method_label" text NOT NULL,
	"months" integer NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"next_charge_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_failure" text,
	"payer_id" bigint,
	"language" text,
	CONSTRAINT "renewal_amount_positive" CHECK (amount_minor > 0 and months > 0)
);
--> statement-breakpoint
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
	"best_damage" integer DEFAULT 0 NOT NULL,
	"best_kills" integer DEFAULT 0 NOT NULL,
	"players_updated_by" bigint,
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
	CONSTRAINT "delivery_kind_known" CHECK (kind in ('roster', 'roster_notice', 'roster_thread', 'lost_messages', 'strike_alert', 'capt_result', 'review_card', 'gungame_verdict', 'submission_reply', 'reputation_roles', 'reputation_notice', 'warning_notice', 'warning_alert', 'warning_roles', 'dismissal', 'blacklist_alert', 'vacation_roles', 'vacation_request', 'vacation_notice', 'away_list', 'family_list', 'inactive_note', 'inactive_letter', 'rank_roles', 'rank_notice', 'rank_note', 'joining_roles', 'welcome', 'nickname', 'ping_roles', 'activity_log', 'plan_end', 'payer_notice', 'support_answer', 'application_post', 'application_card', 'application_answer', 'application_notice', 'application_roles', 'blocked_roles', 'leader_letter')),
	CONSTRAINT "delivery_problem_known" CHECK (problem in ('no_channel', 'channel_gone', 'missing_permissions', 'role_refused', 'role_blocked', 'member_refused', 'nickname_refused', 'thread_refused', 'unreachable', 'leaders_unreachable', 'picture_unavailable', 'rate_limited', 'discord_failed')),
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
	CONSTRAINT "delivery_request_kind_known" CHECK (kind in ('roster', 'roster_notice', 'roster_thread', 'lost_messages', 'strike_alert', 'capt_result', 'review_card', 'gungame_verdict', 'submission_reply', 'reputation_roles', 'reputation_notice', 'warning_notice', 'warning_alert', 'warning_roles', 'dismissal', 'blacklist_alert', 'vacation_roles', 'vacation_request', 'vacation_notice', 'away_list', 'family_list', 'inactive_note', 'inactive_letter', 'rank_roles', 'rank_notice', 'rank_note', 'joining_roles', 'welcome', 'nickname', 'ping_roles', 'activity_log', 'plan_end', 'payer_notice', 'support_answer', 'application_post', 'application_card', 'application_answer', 'application_notice', 'application_roles', 'blocked_roles', 'leader_letter'))
);
--> statement-breakpoint
CREATE TABLE "leader_letters" (
	"guild_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "leader_letters_guild_id_kind_subject_pk" PRIMARY KEY("guild_id","kind","subject"),
	CONSTRAINT "leader_letter_kind_known" CHECK (kind in ('roster', 'roster_notice', 'roster_thread', 'lost_messages', 'strike_alert', 'capt_result', 'review_card', 'gungame_verdict', 'submission_reply', 'reputation_roles', 'reputation_notice', 'warning_notice', 'warning_alert', 'warning_roles', 'dismissal', 'blacklist_alert', 'vacation_roles', 'vacation_request', 'vacation_notice', 'away_list', 'family_list', 'inactive_note', 'inactive_letter', 'rank_roles', 'rank_notice', 'rank_note', 'joining_roles', 'welcome', 'nickname', 'ping_roles', 'activity_log', 'plan_end', 'payer_notice', 'support_answer', 'application_post', 'application_card', 'application_answer', 'application_notice', 'application_roles', 'blocked_roles', 'leader_letter'))
);
--> statement-breakpoint
CREATE TABLE "event_occurrences" (
	"series_id" uuid NOT NULL,
	"day" date NOT NULL,
	"guild_id" bigint NOT NULL,
	"skipped" boolean DEFAULT false NOT NULL,
	"starts_at" timestamp with time zone,
	"plan" jsonb,
	"event_id" uuid,
	CONSTRAINT "event_occurrences_series_id_day_pk" PRIMARY KEY("series_id","day"),
	CONSTRAINT "occurrence_of_event" UNIQUE("event_id"),
	CONSTRAINT "occurrence_changed_whole" CHECK ((starts_at is null) = (plan is null)),
	CONSTRAINT "skipped_is_not_posted" CHECK (not skipped or event_id is null)
);
--> statement-breakpoint
CREATE TABLE "event_series" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"guild_id" bigint NOT NULL,
	"plan" jsonb NOT NULL,
	"days" integer[] NOT NULL,
	"clock" text NOT NULL,
	"every_weeks" integer NOT NULL,
	"first_day" date NOT NULL,
	"until" date,
	"hours_before" integer NOT NULL,
	"channel_id" bigint,
	"version" integer DEFAULT 0 NOT NULL,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paused_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "event_series_guild" UNIQUE("id","guild_id"),
	CONSTRAINT "series_days_known" CHECK (cardinality(days) between 1 and 7 and days <@ array[1, 2, 3, 4, 5, 6, 7]),
	CONSTRAINT "series_clock_exists" CHECK (clock ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
	CONSTRAINT "series_weeks_sensible" CHECK (every_weeks between 1 and 8),
	CONSTRAINT "series_hours_sensible" CHECK (hours_before between 1 and 336)
);
--> statement-breakpoint
CREATE TABLE "event_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"guild_id" bigint NOT NULL,
	"name" text NOT NULL,
	"plan" jsonb NOT NULL,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_template_named" CHECK (char_length(btrim(name)) between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"guild_id" bigint PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_feed_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"guild_id" bigint NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"reward" integer NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_by" bigint,
	"closed_at" timestamp with time zone,
	"ended_by" bigint,
	"ended_at" timestamp with time zone,
	"cancel_reason" text,
	CONSTRAINT "event_status_known" CHECK (status in ('open', 'closed', 'finished', 'cancelled')),
	CONSTRAINT "event_reward_sensible" CHECK (reward between 0 and 100000),
	CONSTRAINT "event_closed_when" CHECK (status not in ('closed', 'finished') or closed_at is not null),
	CONSTRAINT "event_ended_when" CHECK ((status in ('finished', 'cancelled')) = (ended_at is not null))
);
--> statement-breakpoint
CREATE TABLE "family_tallies" (
	"guild_id" bigint NOT NULL,
	"hour" timestamp with time zone,
	"members" integer NOT NULL,
	"reputation" bigint NOT NULL,
	CONSTRAINT "hour_is_whole" CHECK (extract(epoch from hour)::bigint % 3600 = 0)
);
--> statement-breakpoint
CREATE TABLE "forgettings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" bigint NOT NULL,
	"former_id" bigint NOT NULL,
	"names" text[] NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"walked" jsonb,
	CONSTRAINT "forgettings_userId_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "forgotten_people" (
	"person_hash" "bytea" PRIMARY KEY NOT NULL,
	"forgotten_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gateway_heartbeats" (
	"shard_id" integer NOT NULL,
	"shard_count" integer NOT NULL,
	"beat_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gateway_heartbeats_shard_count_shard_id_pk" PRIMARY KEY("shard_count","shard_id")
);
--> statement-breakpoint
CREATE TABLE "channels" (
	"guild_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"type" integer NOT NULL,
	"position" integer NOT NULL,
	"parent_id" bigint,
	"overwrites" jsonb DEFAULT '[]'::jsonb NOT NULL,
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
	"mirrored_at" timestamp with time zone DEFAULT now() NOT NULL,
	"bot_user_id" bigint,
	"mirror_current" boolean DEFAULT false NOT NULL,
	"members_listed_at" timestamp with time zone
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
	"search_text" text GENERATED ALWAYS AS (fold_name(' ' || username || ' ' || display_name || ' ' || coalesce(ingame_nick, '') || ' ' || coalesce('#' || static_id, ''))) STORED NOT NULL,
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
	"permissions" text NOT NULL,
	"managed" boolean NOT NULL,
	"mentionable" boolean DEFAULT false NOT NULL,
	CONSTRAINT "roles_guild_id_id_pk" PRIMARY KEY("guild_id","id"),
	CONSTRAINT "role_permission_bits" CHECK (permissions ~ '^[0-9]{1,200}$')
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"singleton" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"database_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"discord" text NOT NULL,
	"application_id" bigint,
	"secret_key_id" text,
	CONSTRAINT "one_installation" CHECK (singleton),
	CONSTRAINT "discord_known" CHECK (discord in ('discord', 'sandbox'))
);
--> statement-breakpoint
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
CREATE TABLE "nick_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "nick_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"guild_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"ingame_nick" text,
	"static_id" text,
	"changed_by" bigint,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"guild_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"author_id" bigint NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_note_length" CHECK (length(text) between 1 and 1000)
);
--> statement-breakpoint
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
CREATE TABLE "reputation_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reputation_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"guild_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"delta" integer NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	"reason" text NOT NULL,
	"source" text NOT NULL,
	"actor_id" bigint,
	"reverses" bigint,
	"key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"batch_id" uuid,
	CONSTRAINT "reputation_entries_reverses_unique" UNIQUE("reverses"),
	CONSTRAINT "reputation_once" UNIQUE("guild_id","key"),
	CONSTRAINT "delta_not_zero" CHECK (delta <> 0),
	CONSTRAINT "balance_within_range" CHECK (balance between -1000000000 and 1000000000)
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "request_counts" (
	"key" "bytea" PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reward_role_stops" (
	"guild_id" bigint NOT NULL,
	"role_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"stopped_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reward_role_stops_guild_id_role_id_pk" PRIMARY KEY("guild_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "roster_notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "roster_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"roster_id" uuid NOT NULL,
	"guild_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"via" text,
	"moved_from" timestamp with time zone,
	"sending_since" timestamp with time zone,
	"crossed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "roster_notice_once" UNIQUE("roster_id","user_id","kind","version"),
	CONSTRAINT "notice_of_move_has_start" CHECK ((moved_from is not null) = (kind = 'start_moved')),
	CONSTRAINT "notice_sent_some_way" CHECK ((sent_at is null) = (via is null))
);
--> statement-breakpoint
CREATE TABLE "roster_reminders" (
	"roster_id" uuid NOT NULL,
	"guild_id" bigint NOT NULL,
	"minutes" integer NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "roster_reminders_roster_id_minutes_pk" PRIMARY KEY("roster_id","minutes")
);
--> statement-breakpoint
CREATE TABLE "roster_clicks" (
	"roster_id" uuid NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "roster_clicks_roster_id_key_pk" PRIMARY KEY("roster_id","key")
);
--> statement-breakpoint
CREATE TABLE "roster_entries" (
	"roster_id" uuid NOT NULL,
	"guild_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"slots" integer NOT NULL,
	"sequence" integer NOT NULL,
	"signed_up_at" timestamp with time zone NOT NULL,
	"chose_reserve" boolean NOT NULL,
	"pinned" text,
	"pinned_by" bigint,
	"list" text NOT NULL,
	"position" integer NOT NULL,
	"reason" jsonb NOT NULL,
	"squad_id" uuid,
	"wanted_squad_id" uuid,
	"attendance" text,
	CONSTRAINT "roster_entries_roster_id_user_id_pk" PRIMARY KEY("roster_id","user_id"),
	CONSTRAINT "roster_sequence" UNIQUE("roster_id","sequence"),
	CONSTRAINT "list_known" CHECK (list in ('main', 'reserve', 'walk_in')),
	CONSTRAINT "attendance_known" CHECK (attendance in ('attended', 'absent', 'excused')),
	CONSTRAINT "walk_in_came" CHECK (list <> 'walk_in' or attendance is not distinct from 'attended'),
	CONSTRAINT "pin_known" CHECK (pinned in ('in', 'out')),
	CONSTRAINT "squad_has_place" CHECK (squad_id is null or list = 'main' or pinned = 'in'),
	CONSTRAINT "place_exists" CHECK (position >= 1 and (list <> 'main' or position <= slots))
);
--> statement-breakpoint
CREATE TABLE "roster_late_leaves" (
	"roster_id" uuid NOT NULL,
	"guild_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"left_at" timestamp with time zone NOT NULL,
	"excused" boolean DEFAULT false NOT NULL,
	CONSTRAINT "roster_late_leaves_roster_id_user_id_pk" PRIMARY KEY("roster_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "roster_squads" (
	"roster_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"guild_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"slots" integer NOT NULL,
	"role_id" bigint,
	"leader_id" bigint,
	CONSTRAINT "roster_squads_roster_id_id_pk" PRIMARY KEY("roster_id","id"),
	CONSTRAINT "squad_position" UNIQUE("roster_id","position"),
	CONSTRAINT "squad_name" UNIQUE("roster_id","name"),
	CONSTRAINT "squad_position_counts" CHECK (position >= 1),
	CONSTRAINT "squad_slots_sensible" CHECK (slots between 1 and 500),
	CONSTRAINT "squad_named" CHECK (char_length(btrim(name)) between 1 and 32)
);
--> statement-breakpoint
CREATE TABLE "roster_thread_members" (
	"roster_id" uuid NOT NULL,
	"guild_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "roster_thread_members_roster_id_user_id_pk" PRIMARY KEY("roster_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "rosters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"guild_id" bigint NOT NULL,
	"slots" integer NOT NULL,
	"criteria" text[] NOT NULL,
	"next_sequence" integer DEFAULT 1 NOT NULL,
	"main_count" integer DEFAULT 0 NOT NULL,
	"reserve_count" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"frozen_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"kind" text DEFAULT 'event' NOT NULL,
	"squad_count" integer DEFAULT 0 NOT NULL,
	"closes_at" timestamp with time zone,
	"late_from" timestamp with time zone,
	"settlements" integer DEFAULT 0 NOT NULL,
	"ping_role_id" bigint,
	"ping_again_minutes" integer DEFAULT 0 NOT NULL,
	"ping_again_at" timestamp with time zone,
	"thread" boolean DEFAULT false NOT NULL,
	"thread_id" bigint,
	CONSTRAINT "roster_slots" UNIQUE("id","slots"),
	CONSTRAINT "roster_thread_once" UNIQUE("thread_id"),
	CONSTRAINT "roster_kind_known" CHECK (kind in ('event', 'capt')),
	CONSTRAINT "slots_sensible" CHECK (slots between 1 and 500),
	CONSTRAINT "main_within_slots" CHECK (main_count between 0 and slots),
	CONSTRAINT "finished_is_frozen" CHECK (finished_at is null or frozen_at is not null),
	CONSTRAINT "ping_again_sensible" CHECK (ping_again_minutes between 0 and 1440),
	CONSTRAINT "ping_again_planned" CHECK (ping_again_at is null or (ping_role_id is not null and ping_again_minutes > 0)),
	CONSTRAINT "squads_few" CHECK (squad_count between 0 and 10)
);
--> statement-breakpoint
CREATE TABLE "review_cards" (
	"screenshot_id" uuid PRIMARY KEY NOT NULL,
	"guild_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"drawn_version" integer DEFAULT 0 NOT NULL,
	"told_version" integer DEFAULT 1 NOT NULL,
	"told_status" text DEFAULT 'pending' NOT NULL,
	"channel_id" bigint,
	"message_id" bigint,
	CONSTRAINT "card_message_has_channel" CHECK (message_id is null or channel_id is not null),
	CONSTRAINT "card_not_ahead" CHECK (drawn_version <= version and told_version <= version)
);
--> statement-breakpoint
CREATE TABLE "screenshot_verdicts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "screenshot_verdicts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"guild_id" bigint NOT NULL,
	"screenshot_id" uuid NOT NULL,
	"status" text NOT NULL,
	"moderated_by" bigint NOT NULL,
	"moderated_at" timestamp with time zone NOT NULL,
	"worth" integer NOT NULL,
	"former_status" text NOT NULL,
	"former_by" bigint,
	"former_at" timestamp with time zone,
	"former_comment" text,
	"undone_at" timestamp with time zone,
	CONSTRAINT "verdict_known" CHECK (status in ('approved', 'rejected')),
	CONSTRAINT "verdict_changes" CHECK (status <> former_status or former_at is null),
	CONSTRAINT "former_pending_is_undecided" CHECK (former_status <> 'pending' or (former_by is null and former_at is null))
);
--> statement-breakpoint
CREATE TABLE "channel_marks" (
	"guild_id" bigint NOT NULL,
	"channel_id" bigint NOT NULL,
	"first_message_id" bigint NOT NULL,
	"last_message_id" bigint NOT NULL,
	CONSTRAINT "channel_marks_guild_id_channel_id_pk" PRIMARY KEY("guild_id","channel_id")
);
--> statement-breakpoint
CREATE TABLE "screenshot_prints" (
	"screenshot_id" uuid PRIMARY KEY NOT NULL,
	"guild_id" bigint NOT NULL,
	"phash" bit(64) NOT NULL,
	"dhash" bit(256) NOT NULL,
	"band1" smallint GENERATED ALWAYS AS (substring(phash from 1 for 13)::integer) STORED NOT NULL,
	"band2" smallint GENERATED ALWAYS AS (substring(phash from 14 for 13)::integer) STORED NOT NULL,
	"band3" smallint GENERATED ALWAYS AS (substring(phash from 27 for 13)::integer) STORED NOT NULL,
	"band4" smallint GENERATED ALWAYS AS (substring(phash from 40 for 13)::integer) STORED NOT NULL,
	"band5" smallint GENERATED ALWAYS AS (substring(phash from 53 for 12)::integer) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "picture_space" (
	"guild_id" bigint PRIMARY KEY NOT NULL,
	"pictures" integer NOT NULL,
	"bytes" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "screenshots" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"guild_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"source_id" bigint NOT NULL,
	"place" smallint NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"sha256" "bytea" NOT NULL,
	"file_key" text NOT NULL,
	"thumbnail_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"reward" integer NOT NULL,
	"moderated_by" bigint,
	"moderated_at" timestamp with time zone,
	"comment" text,
	"looks_like" uuid,
	"looks_like_distance" smallint,
	"looks_like_mirrored" boolean,
	"bytes" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "screenshots_once" UNIQUE("guild_id","source_id","place"),
	CONSTRAINT "screenshot_kind_known" CHECK (kind in ('gg', 'gungame')),
	CONSTRAINT "screenshot_status_known" CHECK (status in ('pending', 'approved', 'rejected')),
	CONSTRAINT "pending_is_undecided" CHECK (status <> 'pending' or (moderated_by is null and moderated_at is null)),
	CONSTRAINT "look_alike_whole" CHECK ((looks_like is null) = (looks_like_distance is null) and (looks_like is null) = (looks_like_mirrored is null))
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"guild_id" bigint NOT NULL,
	"source_id" bigint NOT NULL,
	"origin" text NOT NULL,
	"kind" text NOT NULL,
	"user_id" bigint NOT NULL,
	"channel_id" bigint NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"answer_message_id" bigint,
	"answered_at" timestamp with time zone,
	CONSTRAINT "submissions_guild_id_source_id_pk" PRIMARY KEY("guild_id","source_id")
);
--> statement-breakpoint
CREATE TABLE "submitted_files" (
	"guild_id" bigint NOT NULL,
	"source_id" bigint NOT NULL,
	"place" smallint NOT NULL,
	"url" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"refusal" text,
	"screenshot_id" uuid,
	"failed_at" timestamp with time zone,
	CONSTRAINT "submitted_files_guild_id_source_id_place_pk" PRIMARY KEY("guild_id","source_id","place"),
	CONSTRAINT "file_taken_is_screenshot" CHECK ((state = 'taken') = (screenshot_id is not null)),
	CONSTRAINT "file_refused_has_code" CHECK ((state = 'refused') = (refusal is not null))
);
--> statement-breakpoint
CREATE TABLE "guild_settings" (
	"guild_id" bigint PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"values" jsonb NOT NULL,
	"updated_by" bigint NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bot_processes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"capacity" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bot_processes_capacity" CHECK ("bot_processes"."capacity" > 0)
);
--> statement-breakpoint
CREATE TABLE "identify_turns" (
	"bucket" integer PRIMARY KEY NOT NULL,
	"next_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shard_leases" (
	"shard_count" integer NOT NULL,
	"shard_id" integer NOT NULL,
	"owner" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shard_leases_shard_count_shard_id_pk" PRIMARY KEY("shard_count","shard_id"),
	CONSTRAINT "shard_leases_id" CHECK ("shard_leases"."shard_id" >= 0 and "shard_leases"."shard_id" < "shard_leases"."shard_count")
);
--> statement-breakpoint
CREATE TABLE "shard_plan" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"shard_count" integer NOT NULL,
	CONSTRAINT "shard_plan_one_row" CHECK ("shard_plan"."id" = 1),
	CONSTRAINT "shard_plan_count" CHECK ("shard_plan"."shard_count" > 0)
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"payment_id" bigint PRIMARY KEY NOT NULL,
	"guild_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"guild_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"provider_reference" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"recorded_by" bigint,
	"months" integer,
	"order_id" uuid,
	CONSTRAINT "payments_once" UNIQUE("provider","provider_reference"),
	CONSTRAINT "payments_one_per_order" UNIQUE("order_id"),
	CONSTRAINT "amount_positive" CHECK (amount_minor > 0),
	CONSTRAINT "period_forward" CHECK (period_end > period_start)
);
--> statement-breakpoint
CREATE TABLE "refund_requests" (
	"payment_id" bigint PRIMARY KEY NOT NULL,
	"guild_id" bigint NOT NULL,
	"key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"requested_by" bigint,
	"requested_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "refund_request_positive" CHECK (amount_minor > 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"guild_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"provider_reference" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"refunded_at" timestamp with time zone NOT NULL,
	"recorded_by" bigint,
	CONSTRAINT "refunds_once" UNIQUE("provider","provider_reference"),
	CONSTRAINT "refund_positive" CHECK (amount_minor > 0)
);
--> statement-breakpoint
CREATE TABLE "subscription_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscription_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"guild_id" bigint NOT NULL,
	"actor_id" bigint,
	"reason" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_reminders" (
	"guild_id" bigint NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"days_before" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscription_reminders_guild_id_period_end_days_before_pk" PRIMARY KEY("guild_id","period_end","days_before")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"guild_id" bigint PRIMARY KEY NOT NULL,
	"tier" text NOT NULL,
	"status" text NOT NULL,
	"period_end" timestamp with time zone,
	"trial_started_at" timestamp with time zone,
	"grace_until" timestamp with time zone,
	CONSTRAINT "tier_known" CHECK (tier in ('free', 'premium')),
	CONSTRAINT "status_known" CHECK (status in ('none', 'trial', 'active', 'past_due', 'canceled', 'expired')),
	CONSTRAINT "tier_fits_status" CHECK ((tier = 'premium') = (status in ('trial', 'active', 'past_due', 'canceled'))),
	CONSTRAINT "ending_has_end" CHECK (status not in ('trial', 'past_due', 'canceled') or period_end is not null),
	CONSTRAINT "grace_while_past_due" CHECK ((status = 'past_due') = (grace_until is not null))
);
--> statement-breakpoint
CREATE TABLE "support_messages" (
	"guild_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "support_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ticket_id" uuid NOT NULL,
	"author_id" bigint NOT NULL,
	"side" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "support_messages_guild_id_id_pk" PRIMARY KEY("guild_id","id"),
	CONSTRAINT "support_message_side_known" CHECK (side in ('guild', 'support')),
	CONSTRAINT "support_message_length" CHECK (length(text) <= 4000)
);
--> statement-breakpoint
CREATE TABLE "support_tickets" (
	"guild_id" bigint NOT NULL,
	"id" uuid NOT NULL,
	"author_id" bigint NOT NULL,
	"subject" text NOT NULL,
	"state" text NOT NULL,
	"language" text NOT NULL,
	"origin" text NOT NULL,
	"version" text NOT NULL,
	"doing" text NOT NULL,
	"request_id" text,
	"unread" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "support_tickets_guild_id_id_pk" PRIMARY KEY("guild_id","id"),
	CONSTRAINT "support_ticket_state_known" CHECK (state in ('open', 'answered', 'closed')),
	CONSTRAINT "support_ticket_language_known" CHECK (language in ('ru', 'en')),
	CONSTRAINT "support_ticket_origin_known" CHECK (origin in ('panel', 'discord')),
	CONSTRAINT "support_ticket_subject_length" CHECK (length(subject) <= 100),
	CONSTRAINT "support_ticket_doing_length" CHECK (length(doing) <= 200),
	CONSTRAINT "support_ticket_unread_answer" CHECK (not unread or state <> 'open')
);
--> statement-breakpoint
CREATE TABLE "inactive_hidden" (
	"guild_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"hidden_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inactive_hidden_guild_id_user_id_pk" PRIMARY KEY("guild_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "inactive_notes" (
	"guild_id" bigint PRIMARY KEY NOT NULL,
	"week" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vacations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"guild_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"decided_by" bigint,
	"decision" text DEFAULT '' NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"prolonged" integer DEFAULT 0 NOT NULL,
	"given_role_id" bigint,
	CONSTRAINT "vacation_kind_known" CHECK (kind in ('vacation', 'afk')),
	CONSTRAINT "vacation_status_known" CHECK (status in ('requested', 'approved', 'refused', 'ended', 'cancelled')),
	CONSTRAINT "vacation_lasts" CHECK (starts_at < ends_at),
	CONSTRAINT "vacation_ended" CHECK ((status = 'ended') = (ended_at is not null)),
	CONSTRAINT "vacation_texts_short" CHECK (length(reason) <= 300 and length(decision) <= 300),
	CONSTRAINT "vacation_prolonged_counts" CHECK (prolonged >= 0)
);
--> statement-breakpoint
CREATE TABLE "voice_visits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voice_visits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"guild_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"channel_id" bigint NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone
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
	"version" integer DEFAULT 0 NOT NULL,
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
ALTER TABLE "panel_users" ADD CONSTRAINT "panel_users_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "role_permissions" ADD CONSTRAINT "role_permissions_guild_id_role_id_roles_guild_id_id_fk" FOREIGN KEY ("guild_id","role_id") REFERENCES "public"."roles"("guild_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "active_hours" ADD CONSTRAINT "active_hours_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "activity_log_queue" ADD CONSTRAINT "activity_log_queue_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "activity_log_queue" ADD CONSTRAINT "activity_log_queue_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "application_entries" ADD CONSTRAINT "entry_of_application" FOREIGN KEY ("application_id","guild_id") REFERENCES "public"."applications"("id","guild_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "application_forms" ADD CONSTRAINT "application_forms_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "application_of_form" FOREIGN KEY ("form_id","guild_id") REFERENCES "public"."application_forms"("id","guild_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "application_of_member" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "discord_grants" ADD CONSTRAINT "discord_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "login_codes" ADD CONSTRAINT "login_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "login_history" ADD CONSTRAINT "login_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "session_tokens" ADD CONSTRAINT "session_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "renewals" ADD CONSTRAINT "renewals_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "blacklist_entries" ADD CONSTRAINT "blacklist_entries_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "blacklist_matches" ADD CONSTRAINT "blacklist_matches_entry_id_blacklist_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."blacklist_entries"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "capt_aliases" ADD CONSTRAINT "capt_aliases_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "capt_calls" ADD CONSTRAINT "capt_calls_capt_id_guild_id_capts_id_guild_id_fk" FOREIGN KEY ("capt_id","guild_id") REFERENCES "public"."capts"("id","guild_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "capt_calls" ADD CONSTRAINT "capt_calls_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "capt_member_sums" ADD CONSTRAINT "capt_member_sums_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "capt_players" ADD CONSTRAINT "capt_players_capt_id_guild_id_capts_id_guild_id_fk" FOREIGN KEY ("capt_id","guild_id") REFERENCES "public"."capts"("id","guild_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "capt_players" ADD CONSTRAINT "capt_players_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "capt_recordings" ADD CONSTRAINT "capt_recordings_capt_id_guild_id_capts_id_guild_id_fk" FOREIGN KEY ("capt_id","guild_id") REFERENCES "public"."capts"("id","guild_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "capt_recordings" ADD CONSTRAINT "capt_recordings_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "capts" ADD CONSTRAINT "capts_id_rosters_id_fk" FOREIGN KEY ("id") REFERENCES "public"."rosters"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "capts" ADD CONSTRAINT "capts_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "delivery_requests" ADD CONSTRAINT "delivery_requests_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "leader_letters" ADD CONSTRAINT "leader_letters_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "event_occurrences" ADD CONSTRAINT "event_occurrences_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "event_occurrences" ADD CONSTRAINT "event_occurrences_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "event_occurrences" ADD CONSTRAINT "occurrence_of_series" FOREIGN KEY ("series_id","guild_id") REFERENCES "public"."event_series"("id","guild_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "event_series" ADD CONSTRAINT "event_series_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "event_templates" ADD CONSTRAINT "event_templates_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_id_rosters_id_fk" FOREIGN KEY ("id") REFERENCES "public"."rosters"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "family_tallies" ADD CONSTRAINT "family_tallies_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "channels" ADD CONSTRAINT "channels_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "member_joinings" ADD CONSTRAINT "member_joinings_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "member_nicknames" ADD CONSTRAINT "member_nicknames_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "nick_changes" ADD CONSTRAINT "nick_changes_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "member_notes" ADD CONSTRAINT "member_notes_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "member_ranks" ADD CONSTRAINT "member_ranks_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "rank_changes" ADD CONSTRAINT "rank_changes_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "rank_deferrals" ADD CONSTRAINT "rank_deferrals_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "rank_ladders" ADD CONSTRAINT "rank_ladders_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "rank_steps" ADD CONSTRAINT "rank_steps_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reputation_entries" ADD CONSTRAINT "reputation_entries_reverses_reputation_entries_id_fk" FOREIGN KEY ("reverses") REFERENCES "public"."reputation_entries"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reputation_entries" ADD CONSTRAINT "reputation_entries_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reward_role_stops" ADD CONSTRAINT "reward_role_stops_guild_id_role_id_roles_guild_id_id_fk" FOREIGN KEY ("guild_id","role_id") REFERENCES "public"."roles"("guild_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "roster_notices" ADD CONSTRAINT "roster_notices_roster_id_rosters_id_fk" FOREIGN KEY ("roster_id") REFERENCES "public"."rosters"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "roster_notices" ADD CONSTRAINT "roster_notices_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "roster_reminders" ADD CONSTRAINT "roster_reminders_roster_id_rosters_id_fk" FOREIGN KEY ("roster_id") REFERENCES "public"."rosters"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "roster_entries" ADD CONSTRAINT "roster_entries_roster_id_slots_rosters_id_slots_fk" FOREIGN KEY ("roster_id","slots") REFERENCES "public"."rosters"("id","slots") ON DELETE cascade ON UPDATE cascade;
--> statement-breakpoint
ALTER TABLE "roster_entries" ADD CONSTRAINT "roster_entries_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "roster_late_leaves" ADD CONSTRAINT "roster_late_leaves_roster_id_rosters_id_fk" FOREIGN KEY ("roster_id") REFERENCES "public"."rosters"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "roster_late_leaves" ADD CONSTRAINT "roster_late_leaves_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "roster_squads" ADD CONSTRAINT "roster_squads_roster_id_rosters_id_fk" FOREIGN KEY ("roster_id") REFERENCES "public"."rosters"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "roster_squads" ADD CONSTRAINT "roster_squads_guild_id_leader_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","leader_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "roster_thread_members" ADD CONSTRAINT "roster_thread_members_roster_id_rosters_id_fk" FOREIGN KEY ("roster_id") REFERENCES "public"."rosters"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "roster_thread_members" ADD CONSTRAINT "roster_thread_members_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "rosters" ADD CONSTRAINT "rosters_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "review_cards" ADD CONSTRAINT "review_cards_screenshot_id_screenshots_id_fk" FOREIGN KEY ("screenshot_id") REFERENCES "public"."screenshots"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "screenshot_verdicts" ADD CONSTRAINT "screenshot_verdicts_screenshot_id_screenshots_id_fk" FOREIGN KEY ("screenshot_id") REFERENCES "public"."screenshots"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "screenshot_prints" ADD CONSTRAINT "screenshot_prints_screenshot_id_screenshots_id_fk" FOREIGN KEY ("screenshot_id") REFERENCES "public"."screenshots"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "screenshots" ADD CONSTRAINT "screenshots_looks_like_screenshots_id_fk" FOREIGN KEY ("looks_like") REFERENCES "public"."screenshots"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "screenshots" ADD CONSTRAINT "screenshots_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "submitted_files" ADD CONSTRAINT "submitted_files_screenshot_id_screenshots_id_fk" FOREIGN KEY ("screenshot_id") REFERENCES "public"."screenshots"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "submitted_files" ADD CONSTRAINT "submitted_files_guild_id_source_id_submissions_guild_id_source_id_fk" FOREIGN KEY ("guild_id","source_id") REFERENCES "public"."submissions"("guild_id","source_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "guild_settings" ADD CONSTRAINT "guild_settings_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shard_leases" ADD CONSTRAINT "shard_leases_owner_bot_processes_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."bot_processes"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscription_history" ADD CONSTRAINT "subscription_history_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscription_reminders" ADD CONSTRAINT "subscription_reminders_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_message_of_ticket" FOREIGN KEY ("guild_id","ticket_id") REFERENCES "public"."support_tickets"("guild_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "inactive_hidden" ADD CONSTRAINT "inactive_hidden_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "inactive_notes" ADD CONSTRAINT "inactive_notes_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "vacations" ADD CONSTRAINT "vacations_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "voice_visits" ADD CONSTRAINT "voice_visits_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "dismissals" ADD CONSTRAINT "dismissals_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "warning_roles" ADD CONSTRAINT "warning_roles_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "warnings" ADD CONSTRAINT "warnings_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "panel_users_by_user" ON "panel_users" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "activity_log_of_guild" ON "activity_log_queue" USING btree ("guild_id","activity_id");
--> statement-breakpoint
CREATE INDEX "activity_newest" ON "activity" USING btree ("guild_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "activity_by_type" ON "activity" USING btree ("guild_id","type","created_at","id");
--> statement-breakpoint
CREATE INDEX "activity_by_actor" ON "activity" USING btree ("guild_id","actor_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "activity_by_target" ON "activity" USING btree ("guild_id","target_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "activity_by_roster" ON "activity" USING btree ("guild_id",coalesce(data ->> 'event_id', data ->> 'capt_id'),"created_at","id") WHERE coalesce(data ->> 'event_id', data ->> 'capt_id') is not null;
--> statement-breakpoint
CREATE INDEX "application_entries_of" ON "application_entries" USING btree ("application_id","id");
--> statement-breakpoint
CREATE INDEX "application_entries_of_guild" ON "application_entries" USING btree ("guild_id");
--> statement-breakpoint
CREATE INDEX "application_forms_of_guild" ON "application_forms" USING btree ("guild_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "application_form_name" ON "application_forms" USING btree ("guild_id",lower(name)) WHERE deleted_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "application_open_once" ON "applications" USING btree ("guild_id","form_id","user_id") WHERE status in ('draft', 'submitted', 'in_review', 'interview');
--> statement-breakpoint
CREATE INDEX "applications_listed" ON "applications" USING btree ("guild_id","status","submitted_at");
--> statement-breakpoint
CREATE INDEX "applications_of_person" ON "applications" USING btree ("guild_id","user_id");
--> statement-breakpoint
CREATE INDEX "applications_by_static" ON "applications" USING btree ("guild_id","static_id");
--> statement-breakpoint
CREATE INDEX "applications_to_watch" ON "applications" USING btree ("status","changed_at") WHERE status in ('draft', 'interview');
--> statement-breakpoint
CREATE INDEX "application_pictures" ON "applications" USING gin ("picture_keys");
--> statement-breakpoint
CREATE INDEX "login_codes_by_user" ON "login_codes" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "login_history_by_user" ON "login_history" USING btree ("user_id","id");
--> statement-breakpoint
CREATE INDEX "login_history_by_country" ON "login_history" USING btree ("country_code","id");
--> statement-breakpoint
CREATE INDEX "login_history_by_ip" ON "login_history" USING btree ("ip","id");
--> statement-breakpoint
CREATE INDEX "login_history_by_time" ON "login_history" USING btree ("at");
--> statement-breakpoint
CREATE INDEX "session_tokens_by_session" ON "session_tokens" USING btree ("session_id");
--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "users_search_words" ON "users" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "users_by_last_login" ON "users" USING btree ("last_login_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "users_by_first_seen" ON "users" USING btree ("first_seen_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "billing_notices_waiting" ON "billing_notices" USING btree ("received_at") WHERE handled_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_open" ON "orders" USING btree ("guild_id") WHERE status = 'open';
--> statement-breakpoint
CREATE INDEX "orders_of_guild" ON "orders" USING btree ("guild_id");
--> statement-breakpoint
CREATE INDEX "orders_of_payer" ON "orders" USING btree ("started_by");
--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("created_at") WHERE status = 'open';
--> statement-breakpoint
CREATE INDEX "orders_with_mismatch" ON "orders" USING btree ("created_at") WHERE mismatch is not null and reviewed_at is null;
--> statement-breakpoint
CREATE INDEX "orders_to_check" ON "orders" USING btree ("checked_at","created_at") WHERE status <> 'open';
--> statement-breakpoint
CREATE INDEX "renewals_due" ON "renewals" USING btree ("next_charge_at");
--> statement-breakpoint
CREATE INDEX "renewals_of_payer" ON "renewals" USING btree ("payer_id");
--> statement-breakpoint
CREATE INDEX "blacklist_by_user" ON "blacklist_entries" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "blacklist_by_time" ON "blacklist_entries" USING btree ("guild_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "blacklist_unlifted" ON "blacklist_entries" USING btree ("guild_id") WHERE lifted_at is null;
--> statement-breakpoint
CREATE INDEX "blacklist_matches_of_guild" ON "blacklist_matches" USING btree ("guild_id");
--> statement-breakpoint
CREATE INDEX "capt_aliases_of_member" ON "capt_aliases" USING btree ("guild_id","user_id");
--> statement-breakpoint
CREATE INDEX "capt_calls_of_member" ON "capt_calls" USING btree ("guild_id","user_id");
--> statement-breakpoint
CREATE INDEX "capt_calls_season" ON "capt_calls" USING btree ("guild_id","played_at","user_id","came") WHERE played_at is not null;
--> statement-breakpoint
CREATE INDEX "capt_players_of_member" ON "capt_players" USING btree ("guild_id","user_id");
--> statement-breakpoint
CREATE INDEX "capt_players_past" ON "capt_players" USING btree ("guild_id","user_id","played_at","damage","kills","deaths") WHERE side = 'ours' and user_id is not null and played_at is not null;
--> statement-breakpoint
CREATE INDEX "capt_players_season" ON "capt_players" USING btree ("guild_id","played_at","user_id","damage","kills","deaths") WHERE side = 'ours' and user_id is not null and played_at is not null;
--> statement-breakpoint
CREATE INDEX "capt_recordings_of_member" ON "capt_recordings" USING btree ("guild_id","user_id");
--> statement-breakpoint
CREATE INDEX "capts_by_start" ON "capts" USING btree ("guild_id","starts_at");
--> statement-breakpoint
CREATE INDEX "capts_played" ON "capts" USING btree ("guild_id","played_at");
--> statement-breakpoint
CREATE INDEX "deliveries_due" ON "deliveries" USING btree ("guild_id","wanted_at") WHERE done_version < wanted_version and gave_up_at is null;
--> statement-breakpoint
CREATE INDEX "deliveries_undelivered" ON "deliveries" USING btree ("guild_id") WHERE problem is not null;
--> statement-breakpoint
CREATE INDEX "delivery_requests_of" ON "delivery_requests" USING btree ("guild_id","kind","subject");
--> statement-breakpoint
CREATE INDEX "leader_letters_untold" ON "leader_letters" USING btree ("guild_id","created_at") WHERE told_at is null;
--> statement-breakpoint
CREATE INDEX "event_series_of_guild" ON "event_series" USING btree ("guild_id");
--> statement-breakpoint
CREATE INDEX "event_series_running" ON "event_series" USING btree ("id") WHERE ended_at is null and paused_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "event_template_name" ON "event_templates" USING btree ("guild_id",lower(name));
--> statement-breakpoint
CREATE INDEX "events_by_start" ON "events" USING btree ("guild_id","starts_at");
--> statement-breakpoint
CREATE INDEX "family_tallies_of_guild" ON "family_tallies" USING btree ("guild_id");
--> statement-breakpoint
CREATE INDEX "guilds_by_name" ON "guilds" USING btree (lower(name),"id");
--> statement-breakpoint
CREATE INDEX "guilds_by_size" ON "guilds" USING btree ("member_count","id");
--> statement-breakpoint
CREATE INDEX "guilds_by_age" ON "guilds" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "guilds_unlisted" ON "guilds" USING btree ("owner_id") WHERE members_listed_at is null;
--> statement-breakpoint
CREATE INDEX "members_by_user" ON "members" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "members_joined" ON "members" USING btree ("guild_id","joined_at") WHERE not is_bot;
--> statement-breakpoint
CREATE INDEX "members_left" ON "members" USING btree ("guild_id","left_at") WHERE left_at is not null and not is_bot;
--> statement-breakpoint
CREATE INDEX "members_listed" ON "members" USING btree ("guild_id","display_name","user_id","search_text") WHERE left_at is null and not is_bot;
--> statement-breakpoint
CREATE INDEX "members_by_reputation" ON "members" USING btree ("guild_id","reputation" DESC NULLS FIRST,"user_id");
--> statement-breakpoint
CREATE INDEX "members_search_words" ON "members" USING gin ("guild_id","search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "member_joinings_by_time" ON "member_joinings" USING btree ("guild_id","noticed_at");
--> statement-breakpoint
CREATE INDEX "nick_changes_of_member" ON "nick_changes" USING btree ("guild_id","user_id","id");
--> statement-breakpoint
CREATE INDEX "member_notes_of" ON "member_notes" USING btree ("guild_id","user_id","created_at");
--> statement-breakpoint
CREATE INDEX "member_ranks_by_step" ON "member_ranks" USING btree ("guild_id","role_id");
--> statement-breakpoint
CREATE INDEX "rank_changes_of" ON "rank_changes" USING btree ("guild_id","user_id","id");
--> statement-breakpoint
CREATE INDEX "rank_changes_by_time" ON "rank_changes" USING btree ("guild_id","id");
--> statement-breakpoint
CREATE INDEX "reputation_lately" ON "reputation_entries" USING btree ("guild_id","created_at","user_id","delta");
--> statement-breakpoint
CREATE INDEX "reputation_of_member" ON "reputation_entries" USING btree ("guild_id","user_id","id");
--> statement-breakpoint
CREATE INDEX "reputation_of_batch" ON "reputation_entries" USING btree ("batch_id") WHERE batch_id is not null;
--> statement-breakpoint
CREATE INDEX "roster_notices_of_member" ON "roster_notices" USING btree ("guild_id","user_id");
--> statement-breakpoint
CREATE INDEX "roster_notices_waiting" ON "roster_notices" USING btree ("roster_id","id") WHERE sent_at is null;
--> statement-breakpoint
CREATE INDEX "roster_reminders_waiting" ON "roster_reminders" USING btree ("due_at") WHERE sent_at is null;
--> statement-breakpoint
CREATE INDEX "roster_entries_by_person" ON "roster_entries" USING btree ("guild_id","user_id");
--> statement-breakpoint
CREATE INDEX "roster_late_leaves_of_member" ON "roster_late_leaves" USING btree ("guild_id","user_id");
--> statement-breakpoint
CREATE INDEX "roster_squads_by_leader" ON "roster_squads" USING btree ("guild_id","leader_id");
--> statement-breakpoint
CREATE INDEX "roster_squads_by_role" ON "roster_squads" USING btree ("guild_id","role_id");
--> statement-breakpoint
CREATE INDEX "roster_thread_members_of_member" ON "roster_thread_members" USING btree ("guild_id","user_id");
--> statement-breakpoint
CREATE INDEX "rosters_finished" ON "rosters" USING btree ("guild_id","finished_at");
--> statement-breakpoint
CREATE INDEX "rosters_pinging" ON "rosters" USING btree ("ping_again_at") WHERE ping_again_at is not null;
--> statement-breakpoint
CREATE INDEX "rosters_closing" ON "rosters" USING btree ("closes_at") WHERE frozen_at is null and closes_at is not null;
--> statement-breakpoint
CREATE INDEX "cards_of_messages" ON "review_cards" USING btree ("message_id");
--> statement-breakpoint
CREATE INDEX "cards_to_draw" ON "review_cards" USING btree ("guild_id") WHERE drawn_version < version;
--> statement-breakpoint
CREATE INDEX "cards_to_tell" ON "review_cards" USING btree ("guild_id") WHERE told_version < version;
--> statement-breakpoint
CREATE INDEX "verdicts_of_screenshot" ON "screenshot_verdicts" USING btree ("screenshot_id","id");
--> statement-breakpoint
CREATE INDEX "verdicts_of_guild" ON "screenshot_verdicts" USING btree ("guild_id");
--> statement-breakpoint
CREATE INDEX "prints_band1" ON "screenshot_prints" USING btree ("guild_id","band1");
--> statement-breakpoint
CREATE INDEX "prints_band2" ON "screenshot_prints" USING btree ("guild_id","band2");
--> statement-breakpoint
CREATE INDEX "prints_band3" ON "screenshot_prints" USING btree ("guild_id","band3");
--> statement-breakpoint
CREATE INDEX "prints_band4" ON "screenshot_prints" USING btree ("guild_id","band4");
--> statement-breakpoint
CREATE INDEX "prints_band5" ON "screenshot_prints" USING btree ("guild_id","band5");
--> statement-breakpoint
CREATE INDEX "screenshots_of_member" ON "screenshots" USING btree ("guild_id","user_id","submitted_at","id");
--> statement-breakpoint
CREATE INDEX "screenshots_by_status" ON "screenshots" USING btree ("guild_id","kind","status","submitted_at","id");
--> statement-breakpoint
CREATE INDEX "screenshots_by_time" ON "screenshots" USING btree ("guild_id","kind","submitted_at","id");
--> statement-breakpoint
CREATE INDEX "screenshots_decided" ON "screenshots" USING btree ("guild_id","kind","moderated_at","moderated_by","status","user_id","submitted_at") WHERE moderated_at is not null;
--> statement-breakpoint
CREATE INDEX "screenshots_rejected" ON "screenshots" USING btree ("moderated_at") WHERE status = 'rejected' and file_key <> '';
--> statement-breakpoint
CREATE INDEX "screenshots_sha256" ON "screenshots" USING btree ("guild_id","sha256");
--> statement-breakpoint
CREATE INDEX "screenshots_file" ON "screenshots" USING btree ("file_key");
--> statement-breakpoint
CREATE INDEX "screenshots_thumbnail" ON "screenshots" USING btree ("thumbnail_key");
--> statement-breakpoint
CREATE INDEX "submissions_of_member" ON "submissions" USING btree ("guild_id","user_id");
--> statement-breakpoint
CREATE INDEX "files_waiting" ON "submitted_files" USING btree ("guild_id","source_id") WHERE state = 'waiting';
--> statement-breakpoint
CREATE INDEX "disputes_by_guild" ON "disputes" USING btree ("guild_id");
--> statement-breakpoint
CREATE INDEX "payments_by_time" ON "payments" USING btree ("paid_at");
--> statement-breakpoint
CREATE INDEX "payments_newest" ON "payments" USING btree ("guild_id","paid_at","id");
--> statement-breakpoint
CREATE INDEX "refund_requests_by_guild" ON "refund_requests" USING btree ("guild_id");
--> statement-breakpoint
CREATE INDEX "refund_requests_waiting" ON "refund_requests" USING btree ("requested_at") WHERE status = 'requested';
--> statement-breakpoint
CREATE INDEX "refunds_of_guild" ON "refunds" USING btree ("guild_id");
--> statement-breakpoint
CREATE INDEX "subscription_history_newest" ON "subscription_history" USING btree ("guild_id","id");
--> statement-breakpoint
CREATE INDEX "support_messages_of" ON "support_messages" USING btree ("guild_id","ticket_id","id");
--> statement-breakpoint
CREATE INDEX "support_messages_by_time" ON "support_messages" USING btree ("guild_id","created_at");
--> statement-breakpoint
CREATE INDEX "support_messages_by_author" ON "support_messages" USING btree ("author_id");
--> statement-breakpoint
CREATE INDEX "support_tickets_of" ON "support_tickets" USING btree ("guild_id","updated_at","id");
--> statement-breakpoint
CREATE INDEX "support_queue" ON "support_tickets" USING btree ("state","updated_at","id");
--> statement-breakpoint
CREATE INDEX "support_tickets_by_author" ON "support_tickets" USING btree ("author_id");
--> statement-breakpoint
CREATE INDEX "vacations_of" ON "vacations" USING btree ("guild_id","user_id","starts_at");
--> statement-breakpoint
CREATE INDEX "vacations_open" ON "vacations" USING btree ("ends_at") WHERE status in ('requested', 'approved');
--> statement-breakpoint
CREATE INDEX "vacations_with_role" ON "vacations" USING btree ("guild_id") WHERE given_role_id is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "voice_one_at_a_time" ON "voice_visits" USING btree ("guild_id","user_id") WHERE left_at is null;
--> statement-breakpoint
CREATE INDEX "voice_visits_by_time" ON "voice_visits" USING btree ("guild_id","joined_at");
--> statement-breakpoint
CREATE INDEX "dismissals_of" ON "dismissals" USING btree ("guild_id","user_id");
--> statement-breakpoint
CREATE INDEX "warnings_of" ON "warnings" USING btree ("guild_id","user_id","created_at");
--> statement-breakpoint
CREATE INDEX "warnings_by_time" ON "warnings" USING btree ("guild_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "warnings_to_expire" ON "warnings" USING btree ("ends_at") WHERE lifted_at is null and expiry_noted_at is null;
--> statement-breakpoint
CREATE INDEX "warnings_file" ON "warnings" USING btree ("file_key") WHERE file_key <> '';
--> statement-breakpoint
CREATE INDEX "warnings_thumbnail" ON "warnings" USING btree ("thumbnail_key") WHERE file_key <> '';
--> statement-breakpoint
-- Places are swapped row by row inside one transaction, so they are compared when it commits.
ALTER TABLE "roster_entries" ADD CONSTRAINT "one_person_per_place" UNIQUE ("roster_id", "list", "position")
	DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
-- A role that is deleted in Discord is not required any more; the squad stays in its guild.
ALTER TABLE "roster_squads" ADD CONSTRAINT "squad_role_exists" FOREIGN KEY ("guild_id","role_id")
	REFERENCES "roles"("guild_id","id") ON DELETE SET NULL ("role_id");
--> statement-breakpoint
-- Squads are replaced within one transaction, so they are compared when it commits.
ALTER TABLE "roster_entries" ADD CONSTRAINT "squad_exists" FOREIGN KEY ("roster_id","squad_id")
	REFERENCES "roster_squads"("roster_id","id") DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
ALTER TABLE "roster_entries" ADD CONSTRAINT "wanted_squad_exists" FOREIGN KEY ("roster_id","wanted_squad_id")
	REFERENCES "roster_squads"("roster_id","id") DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
-- One person is never away twice at the same time.
ALTER TABLE "vacations" ADD CONSTRAINT "vacations_of_one_apart" EXCLUDE USING gist (
	int8range("guild_id", "guild_id", '[]') WITH &&,
	int8range("user_id", "user_id", '[]') WITH &&,
	tstzrange("starts_at", "ends_at") WITH &&
) WHERE (status in ('requested', 'approved'));
--> statement-breakpoint
CREATE UNIQUE INDEX "capt_nick_once" ON "capt_players" USING btree ("capt_id","side",lower("nick"));
--> statement-breakpoint
-- capt_member_sums: whoever changes the sums of a guild first takes this lock, so that two never wait for each other.
CREATE OR REPLACE FUNCTION lock_capt_sums(guild bigint) RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(hashtext('capt_sums'), hashtext(guild::text))
$$;
--> statement-breakpoint
-- capt_member_sums: how often each member was called and came.
CREATE OR REPLACE FUNCTION capt_call_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('famiglia.forgetting', true) = 'on' THEN RETURN NULL; END IF;
  IF TG_OP <> 'INSERT' THEN
    PERFORM lock_capt_sums(guild_id) FROM (SELECT DISTINCT guild_id FROM before ORDER BY guild_id) touched;
    INSERT INTO capt_member_sums AS sums (guild_id, user_id, selected, came)
    SELECT guild_id, user_id, -count(*), -count(*) FILTER (WHERE came) FROM before
    WHERE played_at IS NOT NULL GROUP BY guild_id, user_id
    ORDER BY guild_id, user_id
    ON CONFLICT (guild_id, user_id) DO UPDATE SET selected = sums.selected + excluded.selected,
      came = sums.came + excluded.came;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM lock_capt_sums(guild_id) FROM (SELECT DISTINCT guild_id FROM after ORDER BY guild_id) touched;
    INSERT INTO capt_member_sums AS sums (guild_id, user_id, selected, came)
    SELECT guild_id, user_id, count(*), count(*) FILTER (WHERE came) FROM after
    WHERE played_at IS NOT NULL GROUP BY guild_id, user_id
    ORDER BY guild_id, user_id
    ON CONFLICT (guild_id, user_id) DO UPDATE SET selected = sums.selected + excluded.selected,
      came = sums.came + excluded.came;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER capt_call_sums_added
  AFTER INSERT ON capt_calls
  REFERENCING NEW TABLE AS after
  FOR EACH STATEMENT
  EXECUTE FUNCTION capt_call_sums();
--> statement-breakpoint
CREATE TRIGGER capt_call_sums_changed
  AFTER UPDATE ON capt_calls
  REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT
  EXECUTE FUNCTION capt_call_sums();
--> statement-breakpoint
CREATE TRIGGER capt_call_sums_removed
  AFTER DELETE ON capt_calls
  REFERENCING OLD TABLE AS before
  FOR EACH STATEMENT
  EXECUTE FUNCTION capt_call_sums();
--> statement-breakpoint
-- capt_players.played_at, capt_calls.played_at: they follow their capt.
CREATE OR REPLACE FUNCTION capt_played() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE capt_players SET played_at = NEW.played_at WHERE capt_id = NEW.id;
  UPDATE capt_calls SET played_at = NEW.played_at WHERE capt_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER capt_played
  AFTER UPDATE OF status, starts_at, deleted_at ON capts
  FOR EACH ROW
  WHEN (old.played_at IS DISTINCT FROM new.played_at)
  EXECUTE FUNCTION capt_played();
--> statement-breakpoint
-- capt_players.played_at, capt_calls.played_at: a new row takes it from its capt.
CREATE OR REPLACE FUNCTION capt_player_played() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT played_at INTO NEW.played_at FROM capts WHERE id = NEW.capt_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER capt_call_played
  BEFORE INSERT ON capt_calls
  FOR EACH ROW
  EXECUTE FUNCTION capt_player_played();
--> statement-breakpoint
CREATE TRIGGER capt_player_played
  BEFORE INSERT ON capt_players
  FOR EACH ROW
  EXECUTE FUNCTION capt_player_played();
--> statement-breakpoint
-- capt_member_sums: what each member did in all capts that were played.
CREATE OR REPLACE FUNCTION capt_player_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('famiglia.forgetting', true) = 'on' THEN RETURN NULL; END IF;
  IF TG_OP <> 'INSERT' THEN
    PERFORM lock_capt_sums(guild_id) FROM (SELECT DISTINCT guild_id FROM before ORDER BY guild_id) touched;
    INSERT INTO capt_member_sums AS sums (guild_id, user_id, capts, damage, kills, deaths)
    SELECT guild_id, user_id, -count(*), -sum(damage), -sum(kills), -sum(deaths) FROM before
    WHERE side = 'ours' AND user_id IS NOT NULL AND played_at IS NOT NULL GROUP BY guild_id, user_id
    ORDER BY guild_id, user_id
    ON CONFLICT (guild_id, user_id) DO UPDATE SET capts = sums.capts + excluded.capts,
      damage = sums.damage + excluded.damage, kills = sums.kills + excluded.kills,
      deaths = sums.deaths + excluded.deaths;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM lock_capt_sums(guild_id) FROM (SELECT DISTINCT guild_id FROM after ORDER BY guild_id) touched;
    INSERT INTO capt_member_sums AS sums (guild_id, user_id, capts, damage, kills, deaths)
    SELECT guild_id, user_id, count(*), sum(damage), sum(kills), sum(deaths) FROM after
    WHERE side = 'ours' AND user_id IS NOT NULL AND played_at IS NOT NULL GROUP BY guild_id, user_id
    ORDER BY guild_id, user_id
    ON CONFLICT (guild_id, user_id) DO UPDATE SET capts = sums.capts + excluded.capts,
      damage = sums.damage + excluded.damage, kills = sums.kills + excluded.kills,
      deaths = sums.deaths + excluded.deaths;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER capt_player_sums_added
  AFTER INSERT ON capt_players
  REFERENCING NEW TABLE AS after
  FOR EACH STATEMENT
  EXECUTE FUNCTION capt_player_sums();
--> statement-breakpoint
CREATE TRIGGER capt_player_sums_changed
  AFTER UPDATE ON capt_players
  REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT
  EXECUTE FUNCTION capt_player_sums();
--> statement-breakpoint
CREATE TRIGGER capt_player_sums_removed
  AFTER DELETE ON capt_players
  REFERENCING OLD TABLE AS before
  FOR EACH STATEMENT
  EXECUTE FUNCTION capt_player_sums();
--> statement-breakpoint
-- capts: the sums of our players, and who was the best.
CREATE OR REPLACE FUNCTION capt_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE capts SET players = sums.players, damage = sums.damage, kills = sums.kills, deaths = sums.deaths,
    mvp_user_id = sums.mvp, best_damage = sums.best_damage, best_kills = sums.best_kills
  FROM (
    SELECT touched.capt_id, count(player.capt_id) AS players, coalesce(sum(player.damage), 0) AS damage,
      coalesce(sum(player.kills), 0) AS kills, coalesce(sum(player.deaths), 0) AS deaths,
      coalesce(max(player.damage), 0) AS best_damage, coalesce(max(player.kills), 0) AS best_kills,
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
CREATE TRIGGER capt_players_added
  AFTER INSERT ON capt_players
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION capt_sums();
--> statement-breakpoint
CREATE TRIGGER capt_players_changed
  AFTER UPDATE ON capt_players
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION capt_sums();
--> statement-breakpoint
CREATE TRIGGER capt_players_removed
  AFTER DELETE ON capt_players
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION capt_sums();
--> statement-breakpoint
-- login_counts, users.last_login_at: they follow the history of logins.
CREATE OR REPLACE FUNCTION count_logins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO login_counts (day, country_code, count)
      SELECT (at AT TIME ZONE 'utc')::date, coalesce(country_code, ''), count(*) FROM changed GROUP BY 1, 2 ORDER BY 1, 2
      ON CONFLICT (day, country_code) DO UPDATE SET count = login_counts.count + EXCLUDED.count;
    UPDATE users SET last_login_at = newest.at
      FROM (SELECT user_id, max(at) AS at FROM changed GROUP BY user_id) newest
      WHERE newest.user_id = users.id AND (users.last_login_at IS NULL OR users.last_login_at < newest.at);
  ELSE
    UPDATE login_counts SET count = login_counts.count - gone.count
      FROM (SELECT (at AT TIME ZONE 'utc')::date AS day, coalesce(country_code, '') AS country_code, count(*)::int AS count
            FROM changed GROUP BY 1, 2) gone
      WHERE gone.day = login_counts.day AND gone.country_code = login_counts.country_code;
    DELETE FROM login_counts WHERE count = 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_dropped_logins
  AFTER DELETE ON login_history
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION count_logins();
--> statement-breakpoint
CREATE TRIGGER count_new_logins
  AFTER INSERT ON login_history
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION count_logins();
--> statement-breakpoint
-- picture_space: how many pictures and bytes a guild keeps.
CREATE OR REPLACE FUNCTION count_picture_space() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  more_pictures integer := 0;
  more_bytes integer := 0;
BEGIN
  IF TG_OP <> 'DELETE' AND NEW.file_key <> '' THEN
    more_pictures := 1;
    more_bytes := NEW.bytes;
  END IF;
  IF TG_OP <> 'INSERT' AND OLD.file_key <> '' THEN
    more_pictures := more_pictures - 1;
    more_bytes := more_bytes - OLD.bytes;
  END IF;
  INSERT INTO picture_space AS space (guild_id, pictures, bytes)
  VALUES (coalesce(NEW.guild_id, OLD.guild_id), more_pictures, more_bytes)
  ON CONFLICT (guild_id) DO UPDATE SET pictures = space.pictures + excluded.pictures, bytes = space.bytes + excluded.bytes;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER screenshots_take_space
  AFTER INSERT OR DELETE OR UPDATE OF file_key, bytes ON screenshots
  FOR EACH ROW
  EXECUTE FUNCTION count_picture_space();
--> statement-breakpoint
CREATE TRIGGER warnings_take_space
  AFTER INSERT OR DELETE OR UPDATE OF file_key, bytes ON warnings
  FOR EACH ROW
  EXECUTE FUNCTION count_picture_space();
--> statement-breakpoint
-- reputation_entries: each entry gets the balance after it, in order, and moves members.reputation along. A key counts once.
CREATE OR REPLACE FUNCTION enter_reputation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT reputation + NEW.delta INTO NEW.balance FROM members
    WHERE guild_id = NEW.guild_id AND user_id = NEW.user_id FOR NO KEY UPDATE;
  IF EXISTS (SELECT 1 FROM reputation_entries WHERE id = NEW.reverses AND user_id <> NEW.user_id) THEN
    RAISE EXCEPTION 'entry % belongs to somebody else', NEW.reverses USING ERRCODE = 'serialization_failure';
  END IF;
  IF EXISTS (SELECT 1 FROM reputation_entries WHERE guild_id = NEW.guild_id AND key = NEW.key) THEN
    RETURN NULL;
  END IF;
  NEW.id := nextval('reputation_entries_id_seq');
  UPDATE members SET reputation = NEW.balance WHERE guild_id = NEW.guild_id AND user_id = NEW.user_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER enter_reputation
  BEFORE INSERT ON reputation_entries
  FOR EACH ROW
  EXECUTE FUNCTION enter_reputation();
--> statement-breakpoint
-- events: one that is over is not changed any more, only reopened.
CREATE OR REPLACE FUNCTION event_stays_over() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('famiglia.forgetting', true) = 'on' AND NEW.status = OLD.status THEN
    RETURN NEW;
  END IF;
  IF to_jsonb(NEW) - 'version' = to_jsonb(OLD) - 'version' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'event % is over', OLD.id USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER event_stays_over
  BEFORE UPDATE ON events
  FOR EACH ROW
  WHEN ((old.status = 'cancelled') OR ((old.status = 'finished') AND (new.status <> 'closed')))
  EXECUTE FUNCTION event_stays_over();
--> statement-breakpoint
-- capt_players, capt_aliases: the nickname of a person who is forgotten.
CREATE OR REPLACE FUNCTION forget_nick() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('famiglia.forgetting', true) = 'on' THEN
    NEW.nick := 'former-' || right(NEW.user_id::text, 8) || substr(md5(OLD.nick), 1, 4);
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER capt_alias_forgotten
  BEFORE UPDATE OF user_id ON capt_aliases
  FOR EACH ROW
  WHEN (old.user_id IS DISTINCT FROM new.user_id)
  EXECUTE FUNCTION forget_nick();
--> statement-breakpoint
CREATE TRIGGER capt_player_forgotten
  BEFORE UPDATE OF user_id ON capt_players
  FOR EACH ROW
  WHEN (old.user_id IS DISTINCT FROM new.user_id)
  EXECUTE FUNCTION forget_nick();
--> statement-breakpoint
-- activity_log_queue: new activity of guilds that have a log channel and want this type.
CREATE OR REPLACE FUNCTION queue_activity_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO activity_log_queue (activity_id, guild_id)
    SELECT written.id, written.guild_id FROM written
    JOIN guild_settings ON guild_settings.guild_id = written.guild_id
    WHERE guild_settings.values #>> '{channels,log}' IS NOT NULL
      AND coalesce(guild_settings.values #> '{log,types}' ? written.type, true);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER queue_activity_log
  AFTER INSERT ON activity
  REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT
  EXECUTE FUNCTION queue_activity_log();
--> statement-breakpoint
-- Tables that only grow: their rows are never changed, except when a person is forgotten, and go only with their guild.
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE' AND current_setting('famiglia.forgetting', true) = 'on' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'rows of % are never changed or deleted', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER disputes_append_only
  BEFORE DELETE OR UPDATE ON disputes
  FOR EACH ROW
  EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER nick_changes_append_only
  BEFORE DELETE OR UPDATE ON nick_changes
  FOR EACH ROW
  EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER payments_append_only
  BEFORE DELETE OR UPDATE ON payments
  FOR EACH ROW
  EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER refunds_append_only
  BEFORE DELETE OR UPDATE ON refunds
  FOR EACH ROW
  EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER reputation_entries_append_only
  BEFORE DELETE OR UPDATE ON reputation_entries
  FOR EACH ROW
  EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER subscription_history_append_only
  BEFORE DELETE OR UPDATE ON subscription_history
  FOR EACH ROW
  EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER support_messages_append_only
  BEFORE DELETE OR UPDATE ON support_messages
  FOR EACH ROW
  EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- members.reputation: only an entry of the ledger changes it.
CREATE OR REPLACE FUNCTION refuse_unledgered_reputation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() < 2 AND coalesce(current_setting('famiglia.forgetting', true), '') <> 'on' THEN
    RAISE EXCEPTION 'reputation changes only through the ledger' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER reputation_starts_at_zero
  BEFORE INSERT ON members
  FOR EACH ROW
  WHEN (new.reputation <> 0)
  EXECUTE FUNCTION refuse_unledgered_reputation();
--> statement-breakpoint
CREATE TRIGGER reputation_through_ledger
  BEFORE UPDATE ON members
  FOR EACH ROW
  WHEN (old.reputation IS DISTINCT FROM new.reputation)
  EXECUTE FUNCTION refuse_unledgered_reputation();
--> statement-breakpoint
-- roster_entries: on a frozen list nobody’s wish or time of sign-up changes.
CREATE OR REPLACE FUNCTION roster_entries_frozen() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  roster uuid := CASE TG_OP WHEN 'DELETE' THEN OLD.roster_id ELSE NEW.roster_id END;
BEGIN
  IF EXISTS (SELECT 1 FROM rosters WHERE id = roster AND frozen_at IS NOT NULL) THEN
    RAISE EXCEPTION 'roster % is frozen', roster USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER roster_wishes_frozen
  AFTER UPDATE ON roster_entries
  FOR EACH ROW
  WHEN ((old.chose_reserve <> new.chose_reserve) OR (old.sequence <> new.sequence) OR (old.signed_up_at <> new.signed_up_at) OR (old.wanted_squad_id IS DISTINCT FROM new.wanted_squad_id))
  EXECUTE FUNCTION roster_entries_frozen();
--> statement-breakpoint
-- rosters, roster_entries: at the commit the places have no gaps and the counts are right.
CREATE OR REPLACE FUNCTION roster_is_whole() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  main record;
  reserve record;
BEGIN
  SELECT count(*) AS people, coalesce(max(position), 0) AS last INTO main
    FROM roster_entries WHERE roster_id = NEW.id AND list = 'main';
  SELECT count(*) AS people, coalesce(max(position), 0) AS last INTO reserve
    FROM roster_entries WHERE roster_id = NEW.id AND list = 'reserve';
  IF main.people <> main.last OR reserve.people <> reserve.last
     OR EXISTS (SELECT 1 FROM rosters WHERE id = NEW.id
       AND (main_count <> main.people OR reserve_count <> reserve.people)) THEN
    RAISE EXCEPTION 'roster % has gaps or wrong counts', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER roster_is_whole
  AFTER INSERT OR UPDATE ON rosters
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW
  EXECUTE FUNCTION roster_is_whole();
--> statement-breakpoint
-- roster_entries: nobody is taken off a finished list, except people who came without a place.
CREATE OR REPLACE FUNCTION roster_lets_nobody_go() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM rosters WHERE finished_at IS NOT NULL
      AND id IN (SELECT roster_id FROM crowd WHERE list <> 'walk_in')) THEN
    RAISE EXCEPTION 'a finished roster lets nobody go' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER roster_lets_nobody_go
  AFTER DELETE ON roster_entries
  REFERENCING OLD TABLE AS crowd
  FOR EACH STATEMENT
  EXECUTE FUNCTION roster_lets_nobody_go();
--> statement-breakpoint
-- rosters: a frozen list keeps its places, and a finished one stays finished.
CREATE OR REPLACE FUNCTION roster_stays_frozen() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'roster % is frozen', OLD.id USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER roster_stays_frozen
  BEFORE UPDATE ON rosters
  FOR EACH ROW
  WHEN ((old.frozen_at IS NOT NULL) AND (((new.slots <> old.slots) AND (old.kind <> 'capt')) OR ((old.finished_at IS NOT NULL) AND ((new.frozen_at IS NULL) OR (new.finished_at <> old.finished_at)))))
  EXECUTE FUNCTION roster_stays_frozen();
--> statement-breakpoint
-- roster_entries: nobody is added to a frozen list, only people who came without a place.
CREATE OR REPLACE FUNCTION roster_takes_nobody() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM rosters WHERE frozen_at IS NOT NULL
      AND id IN (SELECT roster_id FROM crowd WHERE list <> 'walk_in')) THEN
    RAISE EXCEPTION 'a frozen roster takes nobody in' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER roster_takes_nobody
  AFTER INSERT ON roster_entries
  REFERENCING NEW TABLE AS crowd
  FOR EACH STATEMENT
  EXECUTE FUNCTION roster_takes_nobody();
--> statement-breakpoint
-- roster_clicks: they go with their roster. A foreign key would be checked at every click.
CREATE OR REPLACE FUNCTION rosters_take_clicks_along() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM roster_clicks USING gone WHERE roster_clicks.roster_id = gone.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER rosters_take_clicks_along
  AFTER DELETE ON rosters
  REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT
  EXECUTE FUNCTION rosters_take_clicks_along();
--> statement-breakpoint
-- rosters, roster_squads: at the commit the squads have as many places as the roster, everybody in main has a squad, and none is overfull.
CREATE OR REPLACE FUNCTION squads_are_whole() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  roster record;
  changed uuid;
BEGIN
  IF TG_TABLE_NAME = 'rosters' THEN
    changed := NEW.id;
  ELSIF TG_OP = 'DELETE' THEN
    changed := OLD.roster_id;
  ELSE
    changed := NEW.roster_id;
  END IF;
  SELECT slots, squad_count INTO roster FROM rosters WHERE id = changed;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  IF (SELECT count(*) <> roster.squad_count OR (count(*) > 0 AND sum(slots) <> roster.slots)
        FROM roster_squads WHERE roster_id = changed)
     OR (roster.squad_count > 0 AND EXISTS (
        SELECT 1 FROM roster_entries WHERE roster_id = changed AND list = 'main' AND squad_id IS NULL))
     OR EXISTS (SELECT 1 FROM roster_squads squad WHERE squad.roster_id = changed AND squad.slots < (
        SELECT count(*) FROM roster_entries entry
        WHERE entry.roster_id = changed AND entry.squad_id = squad.id AND entry.list = 'main')) THEN
    RAISE EXCEPTION 'the squads of roster % do not fit its places', changed USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER squads_are_whole
  AFTER INSERT OR DELETE OR UPDATE ON roster_squads
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW
  EXECUTE FUNCTION squads_are_whole();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER roster_squads_are_whole
  AFTER INSERT OR UPDATE ON rosters
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW
  WHEN (new.squad_count > 0)
  EXECUTE FUNCTION squads_are_whole();
--> statement-breakpoint
-- family_tallies: members who changed.
CREATE OR REPLACE FUNCTION tally_family_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO family_tallies (guild_id, hour, members, reputation)
  SELECT guild_id, date_bin('1 hour', last_active_at, 'epoch'), sum(one), sum(one * reputation)
  FROM (
    SELECT 1 AS one, guild_id, last_active_at, reputation, left_at, is_bot FROM after
    UNION ALL
    SELECT -1, guild_id, last_active_at, reputation, left_at, is_bot FROM before
  ) AS changes
  WHERE left_at IS NULL AND NOT is_bot
  GROUP BY 1, 2
  -- Most changes are of names and roles, and change no number.
  HAVING sum(one) <> 0 OR sum(one * reputation) <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER members_tallied_change
  AFTER UPDATE ON members
  REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT
  EXECUTE FUNCTION tally_family_change();
--> statement-breakpoint
-- family_tallies: members who came.
CREATE OR REPLACE FUNCTION tally_family_coming() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO family_tallies (guild_id, hour, members, reputation)
  SELECT guild_id, date_bin('1 hour', last_active_at, 'epoch'), count(*), sum(reputation)
  FROM after WHERE left_at IS NULL AND NOT is_bot GROUP BY 1, 2;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER members_tallied_coming
  AFTER INSERT ON members
  REFERENCING NEW TABLE AS after
  FOR EACH STATEMENT
  EXECUTE FUNCTION tally_family_coming();
--> statement-breakpoint
-- family_tallies: members who went.
CREATE OR REPLACE FUNCTION tally_family_going() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO family_tallies (guild_id, hour, members, reputation)
  SELECT guild_id, date_bin('1 hour', last_active_at, 'epoch'), -count(*), -sum(reputation)
  FROM before WHERE left_at IS NULL AND NOT is_bot
    -- Members also go because their guild does, and then there is nothing left to count for.
    AND EXISTS (SELECT FROM guilds WHERE guilds.id = before.guild_id)
  GROUP BY 1, 2;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER members_tallied_going
  AFTER DELETE ON members
  REFERENCING OLD TABLE AS before
  FOR EACH STATEMENT
  EXECUTE FUNCTION tally_family_going();
