-- GG screenshots have cards in a review channel as those of the gun game have.
ALTER TABLE "gungame_cards" RENAME TO "review_cards";--> statement-breakpoint
ALTER INDEX "gungame_cards_pkey" RENAME TO "review_cards_pkey";--> statement-breakpoint
ALTER INDEX IF EXISTS "gungame_cards_mentions" RENAME TO "review_cards_mentions";--> statement-breakpoint
ALTER TABLE "review_cards" RENAME CONSTRAINT "gungame_cards_screenshot_id_screenshots_id_fk" TO "review_cards_screenshot_id_screenshots_id_fk";--> statement-breakpoint
CREATE INDEX "cards_of_messages" ON "review_cards" USING btree ("message_id");--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "delivery_kind_known";--> statement-breakpoint
ALTER TABLE "delivery_requests" DROP CONSTRAINT "delivery_request_kind_known";--> statement-breakpoint
UPDATE deliveries SET kind = 'review_card', subject = 'gungame' WHERE kind = 'gungame_card';--> statement-breakpoint
UPDATE delivery_requests SET kind = 'review_card', subject = 'gungame' WHERE kind = 'gungame_card';--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "delivery_kind_known" CHECK (kind in ('roster', 'roster_notice', 'capt_result', 'review_card', 'gungame_verdict', 'submission_reply', 'reputation_roles', 'activity_log', 'plan_end'));--> statement-breakpoint
ALTER TABLE "delivery_requests" ADD CONSTRAINT "delivery_request_kind_known" CHECK (kind in ('roster', 'roster_notice', 'capt_result', 'review_card', 'gungame_verdict', 'submission_reply', 'reputation_roles', 'activity_log', 'plan_end'));
