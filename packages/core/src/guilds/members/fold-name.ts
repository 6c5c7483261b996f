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
 * A name as it is searched: lower-case, with spaces between its words, and Cyrillic in Latin letters, as the database's
 * own `fold_name` writes it. So one finds Masha_Wolf by «маша» and Маша by “masha”; and trigrams know Latin letters
 * under every locale, where a database of the plainest one would see none in Cyrillic.
 */
export const foldName = (name: string): string =>
  name.toLowerCase().replaceAll(/[_.\-|\u0400-\u04FF]/g, (letter) => LETTERS[letter] ?? letter);
