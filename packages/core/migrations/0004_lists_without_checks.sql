ALTER TABLE "application_entries" DROP CONSTRAINT "application_entry_kind_known";--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "delivery_kind_known";--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "delivery_problem_known";--> statement-breakpoint
ALTER TABLE "delivery_requests" DROP CONSTRAINT "delivery_request_kind_known";--> statement-breakpoint
ALTER TABLE "leader_letters" DROP CONSTRAINT "leader_letter_kind_known";--> statement-breakpoint
ALTER TABLE "support_tickets" DROP CONSTRAINT "support_ticket_kind_known";--> statement-breakpoint
ALTER TABLE "dismissals" DROP CONSTRAINT "dismissal_way_known";