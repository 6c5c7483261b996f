ALTER TABLE "wars" DROP CONSTRAINT "war_decided_by_somebody";--> statement-breakpoint
ALTER TABLE "wars" ADD CONSTRAINT "war_decider_known" CHECK (decided_by is not null or decision <> 'confirmed');--> statement-breakpoint
ALTER TABLE "wars" ADD CONSTRAINT "war_decider_of_the_decided" CHECK (decided_by is null or decided_at is not null);