import { LOCALES } from '../kit/locales.ts';
import { declareActivity } from '../activity/declare-activity.ts';
import { text } from '../activity/read-data.ts';

const ENGLISH = new Intl.DateTimeFormat(LOCALES.en, { dateStyle: 'medium', timeZone: 'UTC' });

/** `16.11.2026 – 20.11.2026`, as it is stored, as `Nov 16 – 20, 2026`. */
const inEnglish = (days: string): string => {
  const [from, until = from] = [...days.matchAll(/(\d\d)\.(\d\d)\.(\d{4})/g)].map(([, day, month, year]) =>
    Date.UTC(Number(year), Number(month) - 1, Number(day)),
  );
  return from === undefined || until === undefined ? days : ENGLISH.formatRange(from, until);
};

const facts = (data: Readonly<Record<string, unknown>>) => {
  const days = text(data['days']);
  return { days, englishDays: inEnglish(days) };
};

/** Vacations. An AFK of some hours is not part of the history. */
export const vacationActivity = declareActivity('personnel', facts, {
  'vacation.requested': {
    en: {
      name: 'Vacation requested',
      says: ({ englishDays }) => `{target} requested a vacation: ${englishDays}`,
    },
    ru: { name: 'Заявка на отпуск', says: ({ days }) => `{target} просит отпуск: ${days}` },
  },
  'vacation.taken': {
    en: {
      name: 'Vacation taken',
      says: ({ englishDays }) => `{target} is taking a vacation: ${englishDays}`,
    },
    ru: { name: 'Взят отпуск', says: ({ days }) => `{target} берёт отпуск: ${days}` },
  },
  'vacation.given': {
    en: {
      name: 'Vacation granted',
      says: ({ englishDays }) => `Vacation granted to {target}: ${englishDays}`,
    },
    ru: { name: 'Выдан отпуск', says: ({ days }) => `Выдан отпуск: {target}, ${days}` },
  },
  'vacation.approved': {
    en: {
      name: 'Vacation approved',
      says: ({ englishDays }) => `{target}’s vacation approved: ${englishDays}`,
    },
    ru: { name: 'Отпуск одобрен', says: ({ days }) => `Одобрен отпуск: {target}, ${days}` },
  },
  'vacation.refused': {
    en: {
      name: 'Vacation declined',
      says: ({ englishDays }) => `{target}’s vacation declined: ${englishDays}`,
    },
    ru: { name: 'В отпуске отказано', says: ({ days }) => `Отказано в отпуске: {target}, ${days}` },
  },
  'vacation.cancelled': {
    en: {
      name: 'Vacation canceled',
      says: ({ englishDays }) => `{target}’s vacation canceled: ${englishDays}`,
    },
    ru: { name: 'Отпуск отменён', says: ({ days }) => `Отпуск отменён: {target}, ${days}` },
  },
  'vacation.prolonged': {
    en: {
      name: 'Vacation extended',
      says: ({ englishDays }) => `{target}’s vacation extended: ${englishDays}`,
    },
    ru: { name: 'Отпуск продлён', says: ({ days }) => `Отпуск продлён: {target}, ${days}` },
  },
  'vacation.ended': {
    en: {
      name: 'Vacation over',
      says: ({ englishDays }) => `{target} is back from vacation: ${englishDays}`,
    },
    ru: { name: 'Конец отпуска', says: ({ days }) => `{target} снова в строю после отпуска: ${days}` },
  },
  'inactive.written': {
    en: { name: 'Inactive member messaged', says: () => 'Asked where they have been: {target}' },
    ru: { name: 'Сообщение неактивному', says: () => 'Спросили, куда пропал: {target}' },
  },
  'inactive.hidden': {
    en: {
      name: 'Removed from inactive members',
      says: () => '{target} was removed from inactive members',
    },
    ru: {
      name: 'Убран из неактивных',
      says: () => '{target}: убран из неактивных',
    },
  },
});
