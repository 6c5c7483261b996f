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
ALTER TABLE "deliveries" DROP CONSTRAINT "delivery_kind_known";--> statement-breakpoint
ALTER TABLE "delivery_requests" DROP CONSTRAINT "delivery_request_kind_known";--> statement-breakpoint
ALTER TABLE "inactive_hidden" ADD CONSTRAINT "inactive_hidden_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inactive_notes" ADD CONSTRAINT "inactive_notes_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacations" ADD CONSTRAINT "vacations_guild_id_user_id_members_guild_id_user_id_fk" FOREIGN KEY ("guild_id","user_id") REFERENCES "public"."members"("guild_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vacations_of" ON "vacations" USING btree ("guild_id","user_id","starts_at");--> statement-breakpoint
CREATE INDEX "vacations_open" ON "vacations" USING btree ("ends_at") WHERE status in ('requested', 'approved');--> statement-breakpoint
CREATE INDEX "vacations_with_role" ON "vacations" USING btree ("guild_id") WHERE given_role_id is not null;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "delivery_kind_known" CHECK (kind in ('roster', 'roster_notice', 'capt_result', 'review_card', 'gungame_verdict', 'submission_reply', 'reputation_roles', 'reputation_notice', 'warning_notice', 'warning_alert', 'warning_roles', 'dismissal', 'blacklist_alert', 'vacation_roles', 'vacation_request', 'vacation_notice', 'away_list', 'family_list', 'inactive_note', 'inactive_letter', 'activity_log', 'plan_end', 'application_post', 'application_card', 'application_notice', 'application_roles'));--> statement-breakpoint
ALTER TABLE "delivery_requests" ADD CONSTRAINT "delivery_request_kind_known" CHECK (kind in ('roster', 'roster_notice', 'capt_result', 'review_card', 'gungame_verdict', 'submission_reply', 'reputation_roles', 'reputation_notice', 'warning_notice', 'warning_alert', 'warning_roles', 'dismissal', 'blacklist_alert', 'vacation_roles', 'vacation_request', 'vacation_notice', 'away_list', 'family_list', 'inactive_note', 'inactive_letter', 'activity_log', 'plan_end', 'application_post', 'application_card', 'application_notice', 'application_roles'));--> statement-breakpoint
-- Ranges of one number compare ids by GiST without an extension, which some servers do not let a tenant install.
ALTER TABLE "vacations" ADD CONSTRAINT "vacations_of_one_apart" EXCLUDE USING gist (
  int8range("guild_id", "guild_id", '[]') WITH &&,
  int8range("user_id", "user_id", '[]') WITH &&,
  tstzrange("starts_at", "ends_at") WITH &&
) WHERE ("status" IN ('requested', 'approved'));
