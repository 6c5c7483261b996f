import { PAYDAY_WORDS } from '@famiglia/contract/payday/payday-words';
import { AMOUNT_PROBLEM_WORDS, MONEY_FIELDS } from '@famiglia/contract/treasury/treasury-words';
import type { Texts } from '../../shared/language/texts.ts';

const en = {
  hint: MONEY_FIELDS.en.amountHint,
  problems: AMOUNT_PROBLEM_WORDS.en,
  whole: PAYDAY_WORDS.en.whole,
  reads: (amount: string) => `= ${amount}`,
  doubtful: 'This can be read in two ways. Which one?',
};

const ru: typeof en = {
  hint: MONEY_FIELDS.ru.amountHint,
  problems: AMOUNT_PROBLEM_WORDS.ru,
  whole: PAYDAY_WORDS.ru.whole,
  reads: (amount: string) => `= ${amount}`,
  doubtful: 'Это можно понять по-разному. Что имелось в виду?',
};

export const amountText: Texts<typeof en> = { en, ru };
