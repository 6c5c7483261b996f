import type { Language } from './language.ts';

const dollars = { ru: new Intl.NumberFormat('ru'), en: new Intl.NumberFormat('en') };
const POINT: Readonly<Record<Language, string>> = { ru: ',', en: '.' };

/**
 * Dollars of the game, as it writes them itself: `$2 364 000,39` and `$2,364,000.39`. Cents only where there are some. Amounts go beyond
 * what a number holds, so they are decimal strings on the wire and bigints in code.
 */
export const formatCents = (language: Language, amount: bigint | string): string => {
  const value = BigInt(amount);
  const size = value < 0n ? -value : value;
  const cents = size % 100n;
  const fraction = cents === 0n ? '' : POINT[language] + String(cents).padStart(2, '0');
  return `${value < 0n ? '−' : ''}$${dollars[language].format(size / 100n)}${fraction}`;
};

/** The same with a plus, for a change. */
export const formatCentsChange = (language: Language, amount: bigint | string): string =>
  `${BigInt(amount) > 0n ? '+' : ''}${formatCents(language, amount)}`;
