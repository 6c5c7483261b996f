CREATE TABLE "forgettings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" bigint NOT NULL,
	"former_id" bigint NOT NULL,
	"names" text[] NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "forgettings_userId_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE INDEX "panel_users_by_user" ON "panel_users" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "login_codes_by_user" ON "login_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "capt_aliases_of_member" ON "capt_aliases" USING btree ("guild_id","user_id");--> statement-breakpoint
CREATE INDEX "capt_calls_of_member" ON "capt_calls" USING btree ("guild_id","user_id");--> statement-breakpoint
CREATE INDEX "capt_players_of_member" ON "capt_players" USING btree ("guild_id","user_id");--> statement-breakpoint
CREATE INDEX "capt_recordings_of_member" ON "capt_recordings" USING btree ("guild_id","user_id");--> statement-breakpoint
CREATE INDEX "roster_notices_of_member" ON "roster_notices" USING btree ("guild_id","user_id");--> statement-breakpoint
CREATE INDEX "submissions_of_member" ON "submissions" USING btree ("guild_id","user_id");