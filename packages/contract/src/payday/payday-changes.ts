import { declareActivity } from '../activity/declare-activity.ts';
import { text } from '../activity/read-data.ts';
import { formatCents } from '../kit/format-cents.ts';
import type { Language } from '../kit/language.ts';
import { declareBusEvents } from '../realtime/declare-bus-events.ts';
import { CORRECTION_KINDS, RATE_USES } from './payday.ts';
import { CORRECTION_NAMES, RATE_NAMES } from './payday-names.ts';

export const paydayBusEvents = declareBusEvents({
  /** A rate, a correction or a payday changed. Which one does not matter: what is due changes with each. */
  'payday.changed': { ids: null, stale: ['payday'] },
});

/** What the family owes its members: rates, corrections, and paydays from their closing to the payouts. */
export const paydayActivity = declareActivity(
  'treasury',
  (data) => {
    const cents = text(data['amount_cents']);
    const known = /^-?\d+$/.test(cents);
    const use = RATE_USES.find((one) => one === data['use']);
    const kind = CORRECTION_KINDS.find((one) => one === data['kind']);
    const amount = (language: Language): string => (known ? formatCents(language, cents) : '');
    const reason = text(data['reason']);
    return {
      en: amount('en'),
      ru: amount('ru'),
      known,
      enUse: use === undefined ? '' : RATE_NAMES.en[use],
      ruUse: use === undefined ? '' : RATE_NAMES.ru[use],
      enKind: kind === undefined ? '' : CORRECTION_NAMES.en[kind],
      ruKind: kind === undefined ? '' : CORRECTION_NAMES.ru[kind],
      name: text(data['name']) === '' ? '' : ` (${text(data['name'])})`,
      from: text(data['valid_from']),
      people: Number(data['people'] ?? 0),
      why: reason === '' ? '' : `: ${reason}`,
    };
  },
  {
    'payday.rate_set': {
      en: {
        name: 'Rate set',
        says: ({ enUse, name, en, known, from }) =>
          known ? `${enUse}${name}: ${en} from ${from}` : `${enUse}${name}: no rate from ${from}`,
      },
      ru: {
        name: 'Задана ставка',
        says: ({ ruUse, name, ru, known, from }) =>
          known ? `${ruUse}${name}: ${ru} с ${from}` : `${ruUse}${name}: без ставки с ${from}`,
      },
    },
    'payday.corrected': {
      en: {
        name: 'Bonus, fine or debt',
        says: ({ enKind, en, why }) => `${enKind} for {target}: ${en}${why}`,
      },
      ru: {
        name: 'Премия, штраф или долг',
        says: ({ ruKind, ru, why }) => `${ruKind} для {target}: ${ru}${why}`,
      },
    },
    'payday.correction_taken_back': {
      en: {
        name: 'Correction taken back',
        says: ({ enKind, en, why }) => `Taken back for {target}: ${enKind}, ${en}${why}`,
      },
      ru: {
        name: 'Поправка отменена',
        says: ({ ruKind, ru, why }) => `Отменено для {target}: ${ruKind}, ${ru}${why}`,
      },
    },
    'payday.opened': {
      en: { name: 'Payday opened', says: () => 'A period was closed for payday' },
      ru: { name: 'Зарплата открыта', says: () => 'Период закрыт для зарплаты' },
    },
    'payday.line_changed': {
      en: { name: 'Payday line changed', says: ({ en, why }) => `A line of {target} is now ${en}${why}` },
      ru: { name: 'Изменена строка зарплаты', says: ({ ru, why }) => `Строка {target} теперь ${ru}${why}` },
    },
    'payday.left_out': {
      en: { name: 'Left out of a payday', says: ({ why }) => `{target} was left out of the payday${why}` },
      ru: { name: 'Вне зарплаты', says: ({ why }) => `{target} пропускает эту зарплату${why}` },
    },
    'payday.taken_in': {
      en: { name: 'Back in a payday', says: () => '{target} is in the payday again' },
      ru: { name: 'Снова в зарплате', says: () => '{target} снова в зарплате' },
    },
    'payday.first_approved': {
      en: {
        name: 'First approval of a payday',
        says: ({ en }) => `A payday of ${en} was approved and waits for a second person`,
      },
      ru: {
        name: 'Первое подтверждение зарплаты',
        says: ({ ru }) => `Зарплату на ${ru} подтвердили, нужен второй человек`,
      },
    },
    'payday.approved': {
      en: {
        name: 'Payday approved',
        says: ({ en, people }) => `A payday was approved: ${en}, people: ${people}`,
      },
      ru: {
        name: 'Зарплата подтверждена',
        says: ({ ru, people }) => `Зарплата подтверждена: ${ru}, человек: ${people}`,
      },
    },
    'payday.cancelled': {
      en: { name: 'Payday given up', says: () => 'An open payday was given up; everything stays due' },
      ru: { name: 'Зарплата отменена', says: () => 'Открытую зарплату отменили, начисления остались' },
    },
    'payday.paid': {
      en: { name: 'Marked as paid', says: ({ en, people }) => `Marked as paid: ${en}, people: ${people}` },
      ru: {
        name: 'Отмечено выплаченным',
        says: ({ ru, people }) => `Отмечено выплаченным: ${ru}, человек: ${people}`,
      },
    },
    'payday.payout_taken_back': {
      en: {
        name: 'Payout taken back',
        says: ({ en, people }) => `Payouts taken back: ${en}, people: ${people}`,
      },
      ru: {
        name: 'Выплата отменена',
        says: ({ ru, people }) => `Выплаты отменены: ${ru}, человек: ${people}`,
      },
    },
  },
);
