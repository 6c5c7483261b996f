import type { Language, Words } from '../kit/language.ts';
import type { CategoryUse, EntryKind } from './treasury.ts';

/** Where the money lies, as bot and panel say it. */
export const PLACE_WORDS: Words<'total' | 'bank' | 'officers' | 'owed'> = {
  en: { total: 'The family has', bank: 'In the bank', officers: 'With officers', owed: 'Owed to members' },
  ru: { total: 'Всего у семьи', bank: 'В банке', officers: 'У офицеров', owed: 'Долг перед участниками' },
};

export const ENTRY_WORDS: Words<EntryKind> = {
  en: {
    income: 'Income',
    expense: 'Expense',
    transfer: 'Transfer',
    stocktaking: 'Count',
    accrual: 'Payday',
    payout: 'Payout',
    counter: 'Taken back',
  },
  ru: {
    income: 'Доход',
    expense: 'Расход',
    transfer: 'Перевод',
    stocktaking: 'Пересчёт',
    accrual: 'Начисление',
    payout: 'Выплата',
    counter: 'Отмена',
  },
};

export const CATEGORY_USE_WORDS: Words<CategoryUse> = {
  en: { income: 'Income', expense: 'Expense', both: 'Both' },
  ru: { income: 'Доход', expense: 'Расход', both: 'И то и другое' },
};

/** What an operation says about itself; the panel's form and the bot's say it alike. */
export const MONEY_FIELDS: Words<
  | 'amount'
  | 'amountHint'
  | 'category'
  | 'person'
  | 'payer'
  | 'payee'
  | 'cash'
  | 'reason'
  | 'place'
  | 'from'
  | 'to'
  | 'counted'
  | 'proof'
  | 'noCategory'
> = {
  en: {
    amount: 'Amount',
    amountHint: '250k, 1.5kk or $10,000.50',
    payer: 'From whom',
    payee: 'To whom',
    cash: 'Whose cash',
    category: 'Category',
    person: 'From or to whom',
    reason: 'Comment',
    place: 'Where',
    from: 'From',
    to: 'To',
    counted: 'Counted',
    proof: 'Link to a Discord message',
    noCategory: 'No category',
  },
  ru: {
    amount: 'Сумма',
    amountHint: '250к, 1.5кк или 10 000,50',
    payer: 'От кого',
    payee: 'Кому',
    cash: 'У кого на руках',
    category: 'Категория',
    person: 'От кого или кому',
    reason: 'Комментарий',
    place: 'Где',
    from: 'Откуда',
    to: 'Куда',
    counted: 'Насчитано',
    proof: 'Ссылка на сообщение в Discord',
    noCategory: 'Без категории',
  },
};

/** Who entered an operation. */
export const ENTERED_BY: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => `entered by ${name}`,
  ru: (name) => `внесено: ${name}`,
};

/** Something was taken out that had not come in: it is entered, and said. */
export const BELOW_ZERO: Words<'says'> = {
  en: { says: 'The balance is below zero: an earlier operation is probably missing.' },
  ru: { says: 'Остаток ниже нуля: похоже, какую-то операцию ещё не внесли.' },
};

/** Why an amount was not understood, and what to write instead. */
export const AMOUNT_PROBLEM_WORDS: Words<
  'empty' | 'not_an_amount' | 'too_large' | 'too_exact' | 'not_positive'
> = {
  en: {
    empty: 'Write an amount, for example 250k, 1.5kk or $10,000.50.',
    not_an_amount: 'This is not an amount. Write it like 250k, 1.5kk or $10,000.50.',
    too_large: 'The amount is too large: one operation moves less than 10 trillion.',
    too_exact: 'An amount has at most two digits after the point.',
    not_positive: 'Write an amount above zero.',
  },
  ru: {
    empty: 'Напишите сумму, например 250к, 1.5кк или 10 000,50.',
    not_an_amount: 'Это не сумма. Напишите её как 250к, 1.5кк или 10 000,50.',
    too_large: 'Сумма слишком велика: за одну операцию можно провести меньше 10 триллионов.',
    too_exact: 'После запятой может быть не больше двух цифр.',
    not_positive: 'Напишите сумму больше нуля.',
  },
};
