ALTER TABLE "screenshots" DROP CONSTRAINT "screenshot_kind_known";--> statement-breakpoint
ALTER TABLE "screenshots" ADD CONSTRAINT "screenshot_kind_known" CHECK (kind in ('gg', 'gungame'));