/** No single operation is larger; balances may be. In cents. */
export const MAX_AMOUNT_CENTS = 999_999_999_999_999n;

export type AmountProblem = 'empty' | 'not_an_amount' | 'too_large' | 'too_exact';

/** One amount, several among which a person has to choose, or why there is none. */
export type ReadAmount =
  | { kind: 'cents'; cents: bigint }
  | { kind: 'doubtful'; readings: bigint[] }
  | { kind: 'problem'; problem: AmountProblem };

/** Longer than any amount with its words: what is pasted by mistake is not looked at. */
const MAX_LENGTH = 64;

/**
 * Money as people type it: `5к`, `1.5кк`, `1 250 000`, `2,5 млн`, `$10,000.50`, `1e6`, `-5`, `٣`. What can be read in two ways
 * (`1,250`) is doubtful, never guessed.
 */
export const readAmount = (typed: string): ReadAmount => {
  const text = inPlainCharacters(typed);
  if (text === '') return { kind: 'problem', problem: 'empty' };
  if (text.length > MAX_LENGTH) return { kind: 'problem', problem: 'not_an_amount' };
  const { negative, bare } = withoutCurrency(text);
  const readings = readingsOf(bare);
  if (readings === null) return { kind: 'problem', problem: 'not_an_amount' };
  const exact = readings.filter((one) => one !== 'too_exact');
  const fitting = [...new Set(exact.filter((cents) => cents <= MAX_AMOUNT_CENTS))];
  const [first] = fitting;
  if (first === undefined)
    return { kind: 'problem', problem: exact.length === 0 ? 'too_exact' : 'too_large' };
  const signed = fitting.map((cents) => (negative ? -cents : cents));
  return signed.length === 1
    ? { kind: 'cents', cents: signed[0] ?? 0n }
    : { kind: 'doubtful', readings: signed };
};

/** The zeros of the digits that people have on their keyboards; the other nine follow each of them. */
const ZEROS = [0x6_60, 0x6_f0, 0x9_66, 0x9_e6, 0xe_50, 0xff_10];
const SPACES = /[\s'’`_\u066C]+/gu;

/** Western digits, one kind of space between groups, small letters, no invisible characters. */
const inPlainCharacters = (typed: string): string =>
  typed
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .slice(0, MAX_LENGTH + 1)
    .replaceAll(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0;
      const zero = ZEROS.find((one) => code >= one && code < one + 10);
      return zero === undefined ? digit : String(code - zero);
    })
    .replaceAll('\u066B', '.')
    .replaceAll(/[−–—﹣－]/gu, '-')
    .replaceAll('＄', '$')
    .replaceAll(SPACES, ' ')
    .toLowerCase();

const CURRENCY = /\s?(?:\$|usd|dollars?|доллар(?:а|ов)?|долл\.?|бакс(?:а|ов)?)$/u;

/** The sign and the dollar may stand in any order before the number; the dollar also behind it. */
const withoutCurrency = (text: string): { negative: boolean; bare: string } => {
  const [, before = '', rest = ''] = /^((?:[-+$] ?){0,2})(.*)$/u.exec(text) ?? [];
  const doubled = /[-+].*[-+]|\$.*\$/u.test(before);
  const named = CURRENCY.exec(rest)?.[0] ?? '';
  const twice = named !== '' && before.includes('$');
  return {
    negative: before.includes('-'),
    bare: doubled || twice ? '' : rest.slice(0, rest.length - named.length),
  };
};

const POWERS: Readonly<Record<string, number>> = {
  к: 3,
  k: 3,
  т: 3,
  тыс: 3,
  тысяч: 3,
  тысяча: 3,
  тысячи: 3,
  thousand: 3,
  кк: 6,
  kk: 6,
  м: 6,
  m: 6,
  млн: 6,
  mln: 6,
  лям: 6,
  ляма: 6,
  лямов: 6,
  миллион: 6,
  миллиона: 6,
  миллионов: 6,
  million: 6,
  ккк: 9,
  kkk: 9,
  b: 9,
  bn: 9,
  млрд: 9,
  ярд: 9,
  миллиард: 9,
  миллиарда: 9,
  миллиардов: 9,
  billion: 9,
};

type Reading = bigint | 'too_exact';
const PART = /^([\d., ]*\d[.,]?|\d[\d., ]*) ?([a-zа-я]*)\.?(?: |$|(?=\d))/u;

/** Every way to read a number with its words, each as cents; null for what is no number. */
const readingsOf = (bare: string): Reading[] | null => {
  const scientific = /^([\d.,]+)[eе]([+-]?\d{1,2})$/u.exec(bare);
  if (scientific !== null) return scaled(scientific[1] ?? '', Number(scientific[2]));
  const parts: { number: string; power: number; word: string }[] = [];
  for (let rest = bare; rest !== '';) {
    const match = PART.exec(rest);
    if (match === null) return null;
    const [whole, number = '', word = ''] = match;
    const power = word === '' ? 0 : POWERS[word];
    if (power === undefined || parts.length === 3) return null;
    if (power >= (parts.at(-1)?.power ?? 99)) return null;
    parts.push({ number: number.trim(), power, word });
    rest = rest.slice(whole.length);
  }
  const [only, ...more] = parts;
  if (only === undefined) return null;
  return more.length === 0 ? scaled(only.number, only.power) : together([only, ...more]);
};

/** `1кк 500к` is one sum; what `500` means after `1кк` only its writer knows. */
const together = (parts: readonly { number: string; power: number; word: string }[]): Reading[] | null => {
  if (parts.some(({ number }) => !/^\d{1,3}$/u.test(number))) return null;
  const sum = (shift: number): bigint =>
    parts.reduce(
      (cents, { number, power, word }) =>
        cents + BigInt(number) * 10n ** BigInt((word === '' ? shift : power) + 2),
      0n,
    );
  const above = parts.at(-2)?.power ?? 0;
  return parts.at(-1)?.word === '' ? [sum(0), sum(above - 3)] : [sum(0)];
};

/** Digits with their separators, as one number or as two. */
const scaled = (number: string, power: number): Reading[] | null => {
  const readings: Reading[] = [];
  if (isGrouped(number)) readings.push(cents(number.replaceAll(/[., ]/gu, ''), '', power));
  const [, whole = '', fraction] =
    /^([\d ,]*)\.(\d*)$/u.exec(number) ?? /^([\d .]*),(\d*)$/u.exec(number) ?? [];
  const splits = fraction !== undefined && (whole === '' || isGrouped(whole)) && whole + fraction !== '';
  if (splits) readings.push(cents(whole.replaceAll(/[., ]/gu, ''), fraction, power));
  return readings.length === 0 ? null : readings;
};

/** Only digits, or groups of three behind the first, all divided alike. */
const isGrouped = (number: string): boolean =>
  /^\d+$/u.test(number) || /^[1-9]\d{0,2}(?:(?: \d{3})+|(?:\.\d{3})+|(?:,\d{3})+)$/u.test(number);

const cents = (whole: string, fraction: string, power: number): Reading => {
  const digits = `${whole}${fraction}`;
  const zeros = power + 2 - fraction.length;
  if (zeros >= 0) return BigInt(digits) * 10n ** BigInt(zeros);
  const lost = digits.slice(zeros).padStart(-zeros, '0');
  return /^0+$/u.test(lost) ? BigInt(digits.slice(0, zeros) || '0') : 'too_exact';
};
