import { declareActivity } from '../activity/declare-activity.ts';
import { number, text } from '../activity/read-data.ts';
import { formatCents } from '../kit/format-cents.ts';
import { declareBusEvents } from '../realtime/declare-bus-events.ts';
import { quantityText } from './report-words.ts';

export const reportBusEvents = declareBusEvents({
  /** The price list changed. Which item does not matter: a guild has few. */
  'prices.changed': { ids: null, stale: ['prices'] },
});

const amount = (value: unknown): string => (/^\d+$/.test(text(value)) ? text(value) : '0');

/** Reports of members, and the price list that they are paid by. */
export const reportActivity = declareActivity(
  'treasury',
  (data) => {
    const cents = amount(data['amount_cents']);
    const unit = text(data['unit']);
    const item = text(data['item']);
    const count = (key: string) => ({
      en: `${item}, ${quantityText('en', number(data[key]), unit)}`,
      ru: `${item}, ${quantityText('ru', number(data[key]), unit)}`,
    });
    // A contract owes its shares, not its reports.
    const isOwed = text(data['contract_id']) === '';
    const worth = (language: 'en' | 'ru') => (isOwed ? `, ${formatCents(language, cents)}` : '');
    return {
      item,
      worth,
      what: count('quantity'),
      sent: count('reported'),
      en: formatCents('en', cents),
      ru: formatCents('ru', cents),
      why: text(data['reason']) === '' ? '' : `. ${text(data['reason'])}`,
    };
  },
  {
    'report.accepted': {
      en: {
        name: 'Report accepted',
        says: ({ what, worth }) => `Report of {target} accepted: ${what.en}${worth('en')}`,
      },
      ru: {
        name: 'Отчёт принят',
        says: ({ what, worth }) => `Принят отчёт {target}: ${what.ru}${worth('ru')}`,
      },
    },
    'report.corrected': {
      en: {
        name: 'Report corrected',
        says: ({ what, sent, worth, why }) =>
          `Report of {target} corrected: ${sent.en} → ${what.en}${worth('en')}${why}`,
      },
      ru: {
        name: 'Отчёт исправлен',
        says: ({ what, sent, worth, why }) =>
          `Исправлен отчёт {target}: ${sent.ru} → ${what.ru}${worth('ru')}${why}`,
      },
    },
    'report.refused': {
      en: { name: 'Report refused', says: ({ sent, why }) => `Report of {target} refused: ${sent.en}${why}` },
      ru: { name: 'Отчёт отклонён', says: ({ sent, why }) => `Отклонён отчёт {target}: ${sent.ru}${why}` },
    },
    'report.reopened': {
      en: {
        name: 'Verdict on a report undone',
        says: ({ sent }) => `Verdict undone: report of {target}, ${sent.en}`,
      },
      ru: {
        name: 'Решение по отчёту отменено',
        says: ({ sent }) => `Отменено решение по отчёту {target}: ${sent.ru}`,
      },
    },
    'price_item.added': {
      en: { name: 'Price added', says: ({ item, en }) => `Added to the price list: ${item}, ${en}` },
      ru: { name: 'Добавлена цена', says: ({ item, ru }) => `Добавлено в прайс: ${item}, ${ru}` },
    },
    'price_item.edited': {
      en: { name: 'Price changed', says: ({ item, en }) => `Price list changed: ${item}, ${en}` },
      ru: { name: 'Изменена цена', says: ({ item, ru }) => `Изменён прайс: ${item}, ${ru}` },
    },
    'price_item.removed': {
      en: { name: 'Price removed', says: ({ item }) => `Removed from the price list: ${item}` },
      ru: { name: 'Убрано из прайса', says: ({ item }) => `Убрано из прайса: ${item}` },
    },
  },
);
