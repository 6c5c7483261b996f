ALTER TABLE "forgettings" ADD COLUMN "walked" jsonb;--> statement-breakpoint
CREATE INDEX "application_entries_of_guild" ON "application_entries" USING btree ("guild_id");--> statement-breakpoint
CREATE INDEX "application_forms_of_guild" ON "application_forms" USING btree ("guild_id");--> statement-breakpoint
CREATE INDEX "orders_of_guild" ON "orders" USING btree ("guild_id");--> statement-breakpoint
CREATE INDEX "blacklist_matches_of_guild" ON "blacklist_matches" USING btree ("guild_id");--> statement-breakpoint
CREATE INDEX "verdicts_of_guild" ON "screenshot_verdicts" USING btree ("guild_id");--> statement-breakpoint
CREATE INDEX "refunds_of_guild" ON "refunds" USING btree ("guild_id");--> statement-breakpoint
-- With it go the indexes of mentions that earlier versions made on every table.
DROP FUNCTION IF EXISTS mentioned_ids(text[]) CASCADE;
