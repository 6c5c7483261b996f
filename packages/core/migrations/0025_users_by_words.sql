DROP INDEX "users_search";--> statement-breakpoint
ALTER TABLE "users" drop column "search_text";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_name(username || ' ' || coalesce(global_name, '') || ' ' || id::text)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "users_search_words" ON "users" USING gin ("search_text" gin_trgm_ops);