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
ALTER TABLE "deliveries" DROP CONSTRAINT "delivery_kind_known";--> statement-breakpoint
ALTER TABLE "delivery_requests" DROP CONSTRAINT "delivery_request_kind_known";--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_message_of_ticket" FOREIGN KEY ("guild_id","ticket_id") REFERENCES "public"."support_tickets"("guild_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_guild_id_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_messages_of" ON "support_messages" USING btree ("guild_id","ticket_id","id");--> statement-breakpoint
CREATE INDEX "support_messages_by_time" ON "support_messages" USING btree ("guild_id","created_at");--> statement-breakpoint
CREATE INDEX "support_tickets_of" ON "support_tickets" USING btree ("guild_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "support_queue" ON "support_tickets" USING btree ("state","updated_at","id");--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "delivery_kind_known" CHECK (kind in ('roster', 'roster_notice', 'roster_thread', 'capt_result', 'review_card', 'gungame_verdict', 'submission_reply', 'reputation_roles', 'reputation_notice', 'warning_notice', 'warning_alert', 'warning_roles', 'dismissal', 'blacklist_alert', 'vacation_roles', 'vacation_request', 'vacation_notice', 'away_list', 'family_list', 'inactive_note', 'inactive_letter', 'rank_roles', 'rank_notice', 'rank_note', 'joining_roles', 'welcome', 'nickname', 'ping_roles', 'activity_log', 'plan_end', 'support_answer', 'application_post', 'application_card', 'application_notice', 'application_roles'));--> statement-breakpoint
ALTER TABLE "delivery_requests" ADD CONSTRAINT "delivery_request_kind_known" CHECK (kind in ('roster', 'roster_notice', 'roster_thread', 'capt_result', 'review_card', 'gungame_verdict', 'submission_reply', 'reputation_roles', 'reputation_notice', 'warning_notice', 'warning_alert', 'warning_roles', 'dismissal', 'blacklist_alert', 'vacation_roles', 'vacation_request', 'vacation_notice', 'away_list', 'family_list', 'inactive_note', 'inactive_letter', 'rank_roles', 'rank_notice', 'rank_note', 'joining_roles', 'welcome', 'nickname', 'ping_roles', 'activity_log', 'plan_end', 'support_answer', 'application_post', 'application_card', 'application_notice', 'application_roles'));--> statement-breakpoint
CREATE TRIGGER support_messages_append_only BEFORE UPDATE OR DELETE ON "support_messages"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
