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
	CONSTRAINT "application_guild" UNIQUE("id","guild_id"),
	CONSTRAINT "application_sent_has_time" CHECK ((status = 'draft') = (submitted_at is null)),
	CONSTRAINT "application_taken_by_somebody" CHECK (status <> 'in_review' or taken_by is not null),
	CONSTRAINT "application_interview_has_time" CHECK (status <> 'interview' or interview_at is not null),
	CONSTRAINT "application_decided_whole" CHECK ((status in ('accepted', 'refused')) = (decided_at is not null and decided_by is not null)),
	CONSTRAINT "application_status_known" CHECK (status in ('draft', 'submitted', 'in_review', 'interview', 'accepted', 'refused', 'withdrawn'))
);
--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "delivery_kind_known";--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "delivery_problem_known";--> statement-breakpoint
ALTER TABLE "delivery_requests" DROP CONSTRAINT "delivery_request_kind_known";--> statement-breakpoint
ALTER TABLE "application_entries" ADD CONSTRAINT "entry_of_application" FOREIGN KEY ("application_id","guild_id") REFERENCES "public"."applications"("id","guild_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_forms" ADD CONSTRAINT "application_forms_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "application_of_form" FOREIGN KEY ("form_id","guild_id") REFERENCES "public"."application_forms"("id","guild_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "application_of_member" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_entries_of" ON "application_entries" USING btree ("application_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "application_form_name" ON "application_forms" USING btree ("guild_id",lower(name)) WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "application_open_once" ON "applications" USING btree ("guild_id","form_id","user_id") WHERE status in ('draft', 'submitted', 'in_review', 'interview');--> statement-breakpoint
CREATE INDEX "applications_listed" ON "applications" USING btree ("guild_id","status","submitted_at");--> statement-breakpoint
CREATE INDEX "applications_of_person" ON "applications" USING btree ("guild_id","user_id");--> statement-breakpoint
CREATE INDEX "applications_by_static" ON "applications" USING btree ("guild_id","static_id");--> statement-breakpoint
CREATE INDEX "applications_to_watch" ON "applications" USING btree ("status","changed_at") WHERE status in ('draft', 'interview');--> statement-breakpoint
CREATE INDEX "application_pictures" ON "applications" USING gin ("picture_keys");--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "delivery_kind_known" CHECK (kind in ('roster', 'roster_notice', 'capt_result', 'review_card', 'gungame_verdict', 'submission_reply', 'reputation_roles', 'reputation_notice', 'warning_notice', 'warning_alert', 'warning_roles', 'dismissal', 'blacklist_alert', 'activity_log', 'plan_end', 'application_post', 'application_card', 'application_notice', 'application_roles'));--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "delivery_problem_known" CHECK (problem in ('no_channel', 'channel_gone', 'missing_permissions', 'role_refused', 'member_refused', 'nickname_refused', 'unreachable', 'discord_failed'));--> statement-breakpoint
ALTER TABLE "delivery_requests" ADD CONSTRAINT "delivery_request_kind_known" CHECK (kind in ('roster', 'roster_notice', 'capt_result', 'review_card', 'gungame_verdict', 'submission_reply', 'reputation_roles', 'reputation_notice', 'warning_notice', 'warning_alert', 'warning_roles', 'dismissal', 'blacklist_alert', 'activity_log', 'plan_end', 'application_post', 'application_card', 'application_notice', 'application_roles'));