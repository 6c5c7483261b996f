CREATE INDEX "guilds_by_name" ON "guilds" USING btree (lower(name),"id");--> statement-breakpoint
CREATE INDEX "guilds_by_size" ON "guilds" USING btree ("member_count","id");--> statement-breakpoint
CREATE INDEX "guilds_by_age" ON "guilds" USING btree ("created_at","id");