-- members.search_text, users.search_text: names as people type them, lower-cased and in Latin letters.
CREATE OR REPLACE FUNCTION fold_name(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT translate(
    replace(replace(replace(replace(replace(replace(replace(lower(name),
      'щ', 'sch'), 'ш', 'sh'), 'ч', 'ch'), 'ж', 'zh'), 'ц', 'ts'), 'ю', 'yu'), 'я', 'ya'),
    '_.-|абвгдеёзийклмнопрстуфхыэіїєґўъь', '    abvgdeeziyklmnoprstufhyeiiegu')
$$;
