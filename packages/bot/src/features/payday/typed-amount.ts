import { formatCents } from '@famiglia/contract/kit/format-cents';
import type { Language } from '@famiglia/contract/kit/language';
import { readAmount } from '@famiglia/contract/kit/read-amount';
import { AMOUNT_PROBLEM_WORDS } from '@famiglia/contract/treasury/treasury-words';
import { paydayTexts } from './payday-texts.ts';

/** The cents that somebody typed, or what to say instead: what can be read in two ways is asked, never guessed. */
export const typedAmount = (
  typed: string,
  language: Language,
): { cents: bigint; says: null } | { cents: null; says: string } => {
  const read = readAmount(typed);
  if (read.kind === 'cents') return { cents: read.cents, says: null };
  if (read.kind === 'problem') return { cents: null, says: AMOUNT_PROBLEM_WORDS[language][read.problem] };
  const [first = 0n, second = 0n] = read.readings;
  const says = paydayTexts[language].doubtful(formatCents(language, first), formatCents(language, second));
  return { cents: null, says };
};
