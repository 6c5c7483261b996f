DROP INDEX "members_search_folded";--> statement-breakpoint
ALTER TABLE "members" drop column "search_text";--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_name(username || ' ' || display_name || ' ' || coalesce(ingame_nick, '') || ' ' || coalesce('#' || static_id, ''))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "members_search" ON "members" USING gin ("guild_id","search_text" gin_trgm_ops);