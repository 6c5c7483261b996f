-- Cyrillic in Latin letters: see fold-name.ts. Trigrams know Latin letters under every locale.
CREATE FUNCTION fold_name(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT translate(
    replace(replace(replace(replace(replace(replace(replace(lower(name),
      'щ', 'sch'), 'ш', 'sh'), 'ч', 'ch'), 'ж', 'zh'), 'ц', 'ts'), 'ю', 'yu'), 'я', 'ya'),
    'абвгдеёзийклмнопрстуфхыэіїєґўъь', 'abvgdeeziyklmnoprstufhyeiiegu')
$$;
--> statement-breakpoint
DROP INDEX "members_search_in_guild";--> statement-breakpoint
DROP INDEX "capts_by_start";--> statement-breakpoint
DROP INDEX "events_by_start";--> statement-breakpoint
DROP INDEX "members_by_reputation";--> statement-breakpoint
DROP INDEX "verdicts_of_screenshot";--> statement-breakpoint
DROP INDEX "nick_changes_of_member";--> statement-breakpoint
DROP INDEX "reputation_of_member";--> statement-breakpoint
DROP INDEX "rosters_finished";--> statement-breakpoint
DROP INDEX "screenshots_of_member";--> statement-breakpoint
DROP INDEX "screenshots_by_status";--> statement-breakpoint
DROP INDEX "screenshots_by_time";--> statement-breakpoint
DROP INDEX "payments_newest";--> statement-breakpoint
DROP INDEX "subscription_history_newest";--> statement-breakpoint
ALTER TABLE "members" drop column "search_text";--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_name(username || ' ' || display_name || ' ' || coalesce(ingame_nick, '') || ' ' || coalesce('#' || static_id, '') || ' ' || user_id::text)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "members_search_folded" ON "members" USING gin ("guild_id","search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "capts_by_start" ON "capts" USING btree ("guild_id","starts_at");--> statement-breakpoint
CREATE INDEX "events_by_start" ON "events" USING btree ("guild_id","starts_at");--> statement-breakpoint
CREATE INDEX "members_by_reputation" ON "members" USING btree ("guild_id","reputation" DESC NULLS FIRST,"user_id");--> statement-breakpoint
CREATE INDEX "verdicts_of_screenshot" ON "gungame_verdicts" USING btree ("screenshot_id","id");--> statement-breakpoint
CREATE INDEX "nick_changes_of_member" ON "nick_changes" USING btree ("guild_id","user_id","id");--> statement-breakpoint
CREATE INDEX "reputation_of_member" ON "reputation_entries" USING btree ("guild_id","user_id","id");--> statement-breakpoint
CREATE INDEX "rosters_finished" ON "rosters" USING btree ("guild_id","finished_at");--> statement-breakpoint
CREATE INDEX "screenshots_of_member" ON "screenshots" USING btree ("guild_id","user_id","submitted_at","id");--> statement-breakpoint
CREATE INDEX "screenshots_by_status" ON "screenshots" USING btree ("guild_id","kind","status","submitted_at","id");--> statement-breakpoint
CREATE INDEX "screenshots_by_time" ON "screenshots" USING btree ("guild_id","kind","submitted_at","id");--> statement-breakpoint
CREATE INDEX "payments_newest" ON "payments" USING btree ("guild_id","paid_at","id");--> statement-breakpoint
CREATE INDEX "subscription_history_newest" ON "subscription_history" USING btree ("guild_id","id");