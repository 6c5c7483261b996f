const LOOKS_LIKE: Readonly<Record<string, string>> = {
  l: 'i',
  '1': 'i',
  '|': 'i',
  '!': 'i',
  '0': 'o',
  '5': 's',
  '8': 'b',
};

/** A nick without differences that screenshots and typing cause: case, separators, similar letters. */
export const foldNick = (nick: string): string =>
  nick
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_.'-]/g, '')
    .replaceAll(/[l1|!058]/g, (letter) => LOOKS_LIKE[letter] ?? letter);
