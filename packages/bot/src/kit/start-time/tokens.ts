/** A word, a number with its separators (`20:00`, `25.12.26`), a sign before a number, or Discord’s own timestamp. */
export interface Token {
  kind: 'word' | 'number' | 'sign' | 'timestamp';
  text: string;
}

const TOKEN =
  /(?<timestamp><t:\d{1,11}(?::[a-z])?>)|(?<number>\d+(?:[.:,/-]\d+)*)|(?<sign>[+-](?=\d))|(?<word>@|\p{L}+(?:['.]\p{L}+)*)|[\s,.;!()'-]/uy;

/** Splits the text; null if it contains anything that cannot be part of a time. */
export const tokensOf = (typed: string): Token[] | null => {
  // Phones and copied messages add invisible characters.
  const text = typed
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll('’', "'")
    .replaceAll(/[‐-―−]/g, '-');
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const found = TOKEN.exec(text)?.groups;
    if (found === undefined) return null;
    const kind = (['timestamp', 'number', 'sign', 'word'] as const).find((one) => found[one] !== undefined);
    if (kind !== undefined) tokens.push({ kind, text: cleaned(kind, found[kind] ?? '') });
  }
  return tokens;
};

/** `p.m.` is `pm`, `o'clock` is `oclock`. */
const cleaned = (kind: Token['kind'], text: string): string =>
  kind === 'word' ? text.replaceAll(/['.]/g, '') : text;
