ALTER TABLE "roles" ADD COLUMN "mentionable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "roster_notices" ADD COLUMN "moved_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rosters" ADD COLUMN "ping_role_id" bigint;--> statement-breakpoint
ALTER TABLE "rosters" ADD COLUMN "ping_again_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rosters" ADD COLUMN "ping_again_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "rosters_pinging" ON "rosters" USING btree ("ping_again_at") WHERE ping_again_at is not null;--> statement-breakpoint
ALTER TABLE "roster_notices" ADD CONSTRAINT "notice_of_move_has_start" CHECK ((moved_from is not null) = (kind = 'start_moved'));--> statement-breakpoint
ALTER TABLE "rosters" ADD CONSTRAINT "ping_again_sensible" CHECK (ping_again_minutes between 0 and 1440);--> statement-breakpoint
ALTER TABLE "rosters" ADD CONSTRAINT "ping_again_planned" CHECK (ping_again_at is null or (ping_role_id is not null and ping_again_minutes > 0));