ALTER TABLE "active_hours" DROP CONSTRAINT "hour_is_whole";--> statement-breakpoint
ALTER TABLE "active_hours" ADD CONSTRAINT "hour_is_whole" CHECK (extract(epoch from hour)::bigint % 3600 = 0);