CREATE TABLE "owner_news" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"batch" uuid,
	"told_at" timestamp with time zone,
	CONSTRAINT "owner_news_kind_subject_pk" PRIMARY KEY("kind","subject")
);
--> statement-breakpoint
CREATE TABLE "provider_refusals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "provider_refusals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"reason" text NOT NULL,
	"code" text NOT NULL,
	"words" text NOT NULL,
	"call" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_once";--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "delivery_kind_known";--> statement-breakpoint
ALTER TABLE "delivery_requests" DROP CONSTRAINT "delivery_request_kind_known";--> statement-breakpoint
ALTER TABLE "leader_letters" DROP CONSTRAINT "leader_letter_kind_known";--> statement-breakpoint
ALTER TABLE "refund_requests" DROP CONSTRAINT "refund_requests_pkey";--> statement-breakpoint
ALTER TABLE "refund_requests" ADD PRIMARY KEY ("key");--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "taken_seconds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "won_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "seen_by" bigint;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD COLUMN "ends_time" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD COLUMN "whole" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD COLUMN "payer_id" bigint;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "request_key" uuid;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "ends_time" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "owner_news_untold" ON "owner_news" USING btree ("created_at") WHERE told_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "provider_refusals_open" ON "provider_refusals" USING btree ("provider","reason","code") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "disputes_unseen" ON "disputes" USING btree ("at") WHERE seen_at is null;--> statement-breakpoint
CREATE INDEX "refund_requests_of_payment" ON "refund_requests" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_requests_one_open" ON "refund_requests" USING btree ("payment_id") WHERE status <> 'done';--> statement-breakpoint
CREATE UNIQUE INDEX "refund_requests_one_whole_per_guild" ON "refund_requests" USING btree ("guild_id") WHERE whole;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_requests_one_whole_per_payer" ON "refund_requests" USING btree ("payer_id") WHERE whole;--> statement-breakpoint
CREATE INDEX "refunds_of_payment" ON "refunds" USING btree ("provider","provider_reference");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_once_per_request" UNIQUE("request_key");--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "delivery_kind_known" CHECK (kind in ('roster', 'roster_notice', 'roster_thread', 'lost_messages', 'strike_alert', 'capt_result', 'review_card', 'gungame_verdict', 'submission_reply', 'reputation_roles', 'reputation_notice', 'warning_notice', 'warning_alert', 'warning_roles', 'dismissal', 'blacklist_alert', 'vacation_roles', 'vacation_request', 'vacation_notice', 'away_list', 'family_list', 'inactive_note', 'inactive_letter', 'rank_roles', 'rank_notice', 'rank_note', 'joining_roles', 'welcome', 'nickname', 'ping_roles', 'activity_log', 'plan_end', 'payer_notice', 'owner_news', 'support_answer', 'application_post', 'application_card', 'application_answer', 'application_notice', 'application_roles', 'blocked_roles', 'leader_letter'));--> statement-breakpoint
ALTER TABLE "delivery_requests" ADD CONSTRAINT "delivery_request_kind_known" CHECK (kind in ('roster', 'roster_notice', 'roster_thread', 'lost_messages', 'strike_alert', 'capt_result', 'review_card', 'gungame_verdict', 'submission_reply', 'reputation_roles', 'reputation_notice', 'warning_notice', 'warning_alert', 'warning_roles', 'dismissal', 'blacklist_alert', 'vacation_roles', 'vacation_request', 'vacation_notice', 'away_list', 'family_list', 'inactive_note', 'inactive_letter', 'rank_roles', 'rank_notice', 'rank_note', 'joining_roles', 'welcome', 'nickname', 'ping_roles', 'activity_log', 'plan_end', 'payer_notice', 'owner_news', 'support_answer', 'application_post', 'application_card', 'application_answer', 'application_notice', 'application_roles', 'blocked_roles', 'leader_letter'));--> statement-breakpoint
ALTER TABLE "leader_letters" ADD CONSTRAINT "leader_letter_kind_known" CHECK (kind in ('roster', 'roster_notice', 'roster_thread', 'lost_messages', 'strike_alert', 'capt_result', 'review_card', 'gungame_verdict', 'submission_reply', 'reputation_roles', 'reputation_notice', 'warning_notice', 'warning_alert', 'warning_roles', 'dismissal', 'blacklist_alert', 'vacation_roles', 'vacation_request', 'vacation_notice', 'away_list', 'family_list', 'inactive_note', 'inactive_letter', 'rank_roles', 'rank_notice', 'rank_note', 'joining_roles', 'welcome', 'nickname', 'ping_roles', 'activity_log', 'plan_end', 'payer_notice', 'owner_news', 'support_answer', 'application_post', 'application_card', 'application_answer', 'application_notice', 'application_roles', 'blocked_roles', 'leader_letter'));--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "dispute_took_no_less_than_nothing" CHECK (taken_seconds >= 0);--> statement-breakpoint
-- What was disputed before was read in the ledger.
DROP TRIGGER disputes_append_only ON "disputes";--> statement-breakpoint
UPDATE "disputes" SET "seen_at" = "at";--> statement-breakpoint
-- A dispute may be won, be opened again and be read of; whose payment it is stays.
CREATE TRIGGER disputes_append_only BEFORE UPDATE OF "payment_id", "guild_id" OR DELETE ON "disputes"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A payment is never paid back for more than it was. The lock of its row lets refunds of one payment come one by one.
CREATE FUNCTION refuse_refund_beyond_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid payments%ROWTYPE;
  returned bigint;
BEGIN
  IF TG_TABLE_NAME = 'refunds' THEN
    SELECT * INTO paid FROM payments
      WHERE provider = NEW.provider AND provider_reference = NEW.provider_reference FOR NO KEY UPDATE;
  ELSE
    SELECT * INTO paid FROM payments WHERE id = NEW.payment_id FOR NO KEY UPDATE;
  END IF;
  IF paid.id IS NULL THEN
    RETURN NULL;
  END IF;
  SELECT coalesce(sum(amount_minor), 0) INTO returned FROM refunds
    WHERE provider = paid.provider AND provider_reference = paid.provider_reference;
  IF TG_TABLE_NAME = 'refund_requests' THEN
    returned := returned + (SELECT coalesce(sum(amount_minor), 0) FROM refund_requests
      WHERE payment_id = paid.id AND status <> 'done');
  END IF;
  IF NEW.currency <> paid.currency OR returned > paid.amount_minor THEN
    RAISE EXCEPTION 'refunds of payment % are more than it', paid.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_within_payment';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER refunds_within_payment AFTER INSERT ON "refunds"
  FOR EACH ROW EXECUTE FUNCTION refuse_refund_beyond_payment();
--> statement-breakpoint
CREATE TRIGGER refund_requests_within_payment AFTER INSERT ON "refund_requests"
  FOR EACH ROW EXECUTE FUNCTION refuse_refund_beyond_payment();
