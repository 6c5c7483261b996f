import { declareActivity } from '../activity/declare-activity.ts';
import { list, text } from '../activity/read-data.ts';
import { counted } from '../kit/counted.ts';
import { formatCents, formatCentsChange } from '../kit/format-cents.ts';
import { declareBusEvents } from '../realtime/declare-bus-events.ts';

export const treasuryBusEvents = declareBusEvents({
  /** Money moved, or a category changed. Which one does not matter: sums change with each. */
  'treasury.changed': { ids: null, stale: ['treasury'] },
});

const amount = (value: unknown): string => (/^-?\d+$/.test(text(value)) ? text(value) : '0');

/** The family's money: what moved, and the family's own categories. */
export const treasuryActivity = declareActivity(
  'treasury',
  (data) => {
    const cents = amount(data['amount_cents']);
    const reason = text(data['reason']);
    return {
      en: formatCents('en', cents),
      ru: formatCents('ru', cents),
      enChange: formatCentsChange('en', cents),
      ruChange: formatCentsChange('ru', cents),
      why: reason === '' ? '' : `: ${reason}`,
      count: Number(data['count'] ?? 0),
      name: text(data['name']),
      names: list(data['names']).map(text).join(', '),
    };
  },
  {
    'treasury.income': {
      en: { name: 'Income', says: ({ en, why }) => `Income of ${en}${why}` },
      ru: { name: 'Доход', says: ({ ru, why }) => `Доход ${ru}${why}` },
    },
    'treasury.expense': {
      en: { name: 'Expense', says: ({ en, why }) => `Expense of ${en}${why}` },
      ru: { name: 'Расход', says: ({ ru, why }) => `Расход ${ru}${why}` },
    },
    'treasury.transfer': {
      en: { name: 'Money moved', says: ({ en, why }) => `${en} moved between bank and officers${why}` },
      ru: {
        name: 'Перевод денег',
        says: ({ ru, why }) => `Переведено между банком и офицерами: ${ru}${why}`,
      },
    },
    'treasury.stocktaking': {
      en: {
        name: 'Money counted',
        says: ({ enChange, why }) => `Money counted, difference ${enChange}${why}`,
      },
      ru: {
        name: 'Пересчёт денег',
        says: ({ ruChange, why }) => `Пересчёт денег, разница ${ruChange}${why}`,
      },
    },
    'treasury.accrual': {
      en: { name: 'Owed by payday', says: ({ en, why }) => `Owed to members: ${en}${why}` },
      ru: { name: 'Начислено в зарплату', says: ({ ru, why }) => `Начислено участникам: ${ru}${why}` },
    },
    'treasury.payout': {
      en: { name: 'Payout', says: ({ en, why }) => `Paid to {target}: ${en}${why}` },
      ru: { name: 'Выплата', says: ({ ru, why }) => `Выплата: {target}, ${ru}${why}` },
    },
    'treasury.counter': {
      en: { name: 'Operation taken back', says: ({ en, why }) => `Operation of ${en} taken back${why}` },
      ru: { name: 'Операция отменена', says: ({ ru, why }) => `Отменена операция на ${ru}${why}` },
    },
    'treasury.log_entered': {
      en: {
        name: 'Cabinet log entered',
        says: ({ enChange, count }) =>
          `Cabinet log entered: ${counted('en', 'operations', count)}, ${enChange}`,
      },
      ru: {
        name: 'Внесён лог кабинета',
        says: ({ ruChange, count }) =>
          `Внесён лог кабинета: ${counted('ru', 'operations', count)}, ${ruChange}`,
      },
    },
    'treasury.log_taken_back': {
      en: {
        name: 'Cabinet log taken back',
        says: ({ enChange, count }) =>
          `Cabinet log taken back: ${counted('en', 'operations', count)}, ${enChange}`,
      },
      ru: {
        name: 'Отменён лог кабинета',
        says: ({ ruChange, count }) =>
          `Отменён лог кабинета: ${counted('ru', 'operations', count)}, ${ruChange}`,
      },
    },
    'treasury_category.created': {
      en: { name: 'Money category added', says: ({ name }) => `Money category added: ${name}` },
      ru: { name: 'Добавлена категория денег', says: ({ name }) => `Добавлена категория денег: ${name}` },
    },
    'treasury_category.usual_added': {
      en: { name: 'Usual money categories added', says: ({ names }) => `Money categories added: ${names}` },
      ru: {
        name: 'Добавлены готовые категории денег',
        says: ({ names }) => `Добавлены категории денег: ${names}`,
      },
    },
    'treasury_category.edited': {
      en: { name: 'Money category edited', says: ({ name }) => `Money category edited: ${name}` },
      ru: { name: 'Изменена категория денег', says: ({ name }) => `Изменена категория денег: ${name}` },
    },
    'treasury_category.deleted': {
      en: { name: 'Money category deleted', says: ({ name }) => `Money category deleted: ${name}` },
      ru: { name: 'Удалена категория денег', says: ({ name }) => `Удалена категория денег: ${name}` },
    },
  },
);
