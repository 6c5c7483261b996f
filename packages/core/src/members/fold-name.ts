const FROM = '_.-|абвгдеёзийклмнопрстуфхыэіїєґў';
const TO = '    abvgdeeziyklmnoprstufhyeiiegu';

const LETTERS: Record<string, string> = {
  ...Object.fromEntries(Array.from(FROM, (letter, index) => [letter, TO.charAt(index)])),
  щ: 'sch',
  ш: 'sh',
  ч: 'ch',
  ж: 'zh',
  ц: 'ts',
  ю: 'yu',
  я: 'ya',
  ъ: '',
  ь: '',
};

/**
 * A name in its searchable form: lower-case, with single spaces, and Cyrillic in Latin letters, equal to the database's
 * `fold_name`. So «маша» finds Masha_Wolf and “masha” finds Маша; and trigrams work under every locale, while under the
 * C locale they would ignore Cyrillic.
 */
export const foldName = (name: string): string =>
  name.toLowerCase().replaceAll(/[_.\-|\u0400-\u04FF]/g, (letter) => LETTERS[letter] ?? letter);
