import type { EventStatus } from '../events/events.ts';
import { formatCents } from '../kit/format-cents.ts';
import type { Language, Words } from '../kit/language.ts';
import type { Contract, ContractPay, ContractRule } from './contracts.ts';

export const CONTRACT_STATUS_WORDS: Words<EventStatus> = {
  en: { open: 'Open', closed: 'Running', finished: 'Confirmed', cancelled: 'Canceled' },
  ru: { open: 'Набор', closed: 'Выполняется', finished: 'Подтверждён', cancelled: 'Отменён' },
};

export const CONTRACT_RULE_WORDS: Words<ContractRule> = {
  en: { equal: 'Equally', contribution: 'By contribution', rank: 'By rank' },
  ru: { equal: 'Поровну', contribution: 'По вкладу', rank: 'По рангу' },
};

export const CONTRACT_PAY_WORDS: Words<ContractPay> = {
  en: { pool: 'For the whole contract', unit: 'For each unit' },
  ru: { pool: 'За весь контракт', unit: 'За единицу' },
};

/** The fields of a contract in the form of the panel and in that of Discord. */
export const CONTRACT_FIELDS: Words<
  | 'title'
  | 'description'
  | 'slots'
  | 'ends'
  | 'rank'
  | 'pay'
  | 'amount'
  | 'unit'
  | 'percent'
  | 'rule'
  | 'contribution'
  | 'share'
> = {
  en: {
    title: 'Title',
    description: 'What to do',
    slots: 'Spots',
    ends: 'Due',
    rank: 'Needed rank',
    pay: 'Paid',
    amount: 'Amount',
    unit: 'Unit',
    percent: 'Family’s part, %',
    rule: 'Shared',
    contribution: 'Contribution',
    share: 'Share',
  },
  ru: {
    title: 'Название',
    description: 'Что сделать',
    slots: 'Места',
    ends: 'Срок',
    rank: 'Нужный ранг',
    pay: 'Оплата',
    amount: 'Сумма',
    unit: 'Единица',
    percent: 'Доля семьи, %',
    rule: 'Делим',
    contribution: 'Вклад',
    share: 'Доля',
  },
};

type Paid = Pick<Contract, 'pay' | 'amount_cents' | 'unit'>;

/** `$900 000` or `$350 за шт`. */
export const contractPayText = ({ pay, amount_cents: cents, unit }: Paid, language: Language): string => {
  const amount = formatCents(language, cents);
  if (pay === 'pool') return amount;
  if (language === 'ru') return `${amount} за ${unit === '' ? 'единицу' : unit}`;
  return `${amount} per ${unit === '' ? 'unit' : unit}`;
};

/** `поровну, семье 20 %`. */
export const contractRuleText = (
  { rule, family_percent: percent }: Pick<Contract, 'rule' | 'family_percent'>,
  language: Language,
): string => {
  const how = CONTRACT_RULE_WORDS[language][rule].toLowerCase();
  if (percent === 0) return how;
  return language === 'ru' ? `${how}, семье ${percent}\u00A0%` : `${how}, ${percent}% to the family`;
};
