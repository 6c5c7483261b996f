DROP INDEX "members_present";--> statement-breakpoint
DROP INDEX "members_search";--> statement-breakpoint
ALTER TABLE "members" drop column "search_text";--> statement-breakpoint
-- What stands between words becomes a space: one pattern then finds where a word begins.
CREATE OR REPLACE FUNCTION fold_name(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT translate(
    replace(replace(replace(replace(replace(replace(replace(lower(name),
      'щ', 'sch'), 'ш', 'sh'), 'ч', 'ch'), 'ж', 'zh'), 'ц', 'ts'), 'ю', 'yu'), 'я', 'ya'),
    '_.-|абвгдеёзийклмнопрстуфхыэіїєґўъь', '    abvgdeeziyklmnoprstufhyeiiegu')
$$;
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_name(' ' || username || ' ' || display_name || ' ' || coalesce(ingame_nick, '') || ' ' || coalesce('#' || static_id, ''))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "members_listed" ON "members" USING btree ("guild_id","display_name","user_id","search_text") WHERE left_at is null and not is_bot;--> statement-breakpoint
CREATE INDEX "members_search_words" ON "members" USING gin ("guild_id","search_text" gin_trgm_ops);