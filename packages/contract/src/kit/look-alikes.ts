/** Capital letters that look like another one: Cyrillic ones, and a nought that looks like an O. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  Ё: 'E',
  З: '3',
  І: 'I',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
  Ѕ: 'S',
  Ј: 'J',
  '0': 'O',
};

/** Letters and digits in capitals, in whichever alphabet they were typed: for comparing, never for showing. */
export const foldLookAlikes = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll(/./gu, (letter) => LOOK_ALIKES[letter] ?? letter);
