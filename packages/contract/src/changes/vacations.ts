import { declareActivity } from './declare-activity.ts';
import { text } from './read-data.ts';

/** `16.11.2026 – 20.11.2026`: days are the same in both languages. */
const facts = (data: Readonly<Record<string, unknown>>) => ({ days: text(data['days']) });

/** Vacations. An AFK of some hours is not part of the history. */
export const vacationActivity = declareActivity('personnel', facts, {
  'vacation.requested': {
    en: { name: 'Vacation requested', says: ({ days }) => `{target} asks for a vacation: ${days}` },
    ru: { name: 'Заявка на отпуск', says: ({ days }) => `{target} просит отпуск: ${days}` },
  },
  'vacation.taken': {
    en: { name: 'Vacation taken', says: ({ days }) => `{target} takes a vacation: ${days}` },
    ru: { name: 'Взят отпуск', says: ({ days }) => `{target} берёт отпуск: ${days}` },
  },
  'vacation.given': {
    en: { name: 'Vacation granted', says: ({ days }) => `Vacation granted to {target}: ${days}` },
    ru: { name: 'Выдан отпуск', says: ({ days }) => `Выдан отпуск: {target}, ${days}` },
  },
  'vacation.approved': {
    en: { name: 'Vacation approved', says: ({ days }) => `Vacation of {target} approved: ${days}` },
    ru: { name: 'Отпуск одобрен', says: ({ days }) => `Одобрен отпуск: {target}, ${days}` },
  },
  'vacation.refused': {
    en: { name: 'Vacation declined', says: ({ days }) => `Vacation of {target} declined: ${days}` },
    ru: { name: 'В отпуске отказано', says: ({ days }) => `Отказано в отпуске: {target}, ${days}` },
  },
  'vacation.cancelled': {
    en: { name: 'Vacation cancelled', says: ({ days }) => `Vacation of {target} cancelled: ${days}` },
    ru: { name: 'Отпуск отменён', says: ({ days }) => `Отпуск отменён: {target}, ${days}` },
  },
  'vacation.prolonged': {
    en: { name: 'Vacation extended', says: ({ days }) => `Vacation of {target} extended: ${days}` },
    ru: { name: 'Отпуск продлён', says: ({ days }) => `Отпуск продлён: {target}, ${days}` },
  },
  'vacation.ended': {
    en: { name: 'Vacation over', says: ({ days }) => `{target} is back from vacation: ${days}` },
    ru: { name: 'Конец отпуска', says: ({ days }) => `{target} снова с нами после отпуска: ${days}` },
  },
  'inactive.written': {
    en: { name: 'Inactive member messaged', says: () => 'Asked where they have been: {target}' },
    ru: { name: 'Сообщение пропавшему', says: () => 'Спросили, куда пропал: {target}' },
  },
  'inactive.hidden': {
    en: {
      name: 'Removed from inactive members',
      says: () => '{target} was removed from inactive members',
    },
    ru: {
      name: 'Убран из списка пропавших',
      says: () => '{target}: убран из списка пропавших',
    },
  },
});
