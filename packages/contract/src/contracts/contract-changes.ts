import { declareActivity } from '../activity/declare-activity.ts';
import { number, text } from '../activity/read-data.ts';
import { counted } from '../kit/counted.ts';
import { formatCents } from '../kit/format-cents.ts';
import { declareBusEvents } from '../realtime/declare-bus-events.ts';
import { ROSTER_SENTENCES, rosterFacts } from '../rosters/roster-changes.ts';

export const contractBusEvents = declareBusEvents({
  /** Contracts, their lists, reports or shares changed. */
  'contracts.changed': { ids: 'contractIds', stale: ['contracts', 'payday'] },
});

const { en, ru } = ROSTER_SENTENCES;
const amount = (value: unknown): string => (/^\d+$/.test(text(value)) ? text(value) : '0');

/** Contracts of the family, and the lists of those who do them. */
export const contractActivity = declareActivity(
  'contracts',
  (data) => ({
    ...rosterFacts(data),
    people: number(data['people']),
    total: amount(data['total_cents']),
    family: amount(data['family_cents']),
  }),
  {
    'contract.created': {
      en: { name: 'Contract posted', says: () => 'Contract posted: {target}' },
      ru: { name: 'Создан контракт', says: () => 'Создан контракт: {target}' },
    },
    'contract.edited': {
      en: { name: 'Contract edited', says: (facts) => en.edited('Contract', facts) },
      ru: { name: 'Изменён контракт', says: (facts) => ru.edited('Изменён контракт', facts) },
    },
    'contract.closed': {
      en: { name: 'Contract started', says: () => 'Sign-up closed, the contract runs: {target}' },
      ru: { name: 'Контракт начат', says: () => 'Набор закрыт, контракт выполняется: {target}' },
    },
    'contract.reopened': {
      en: { name: 'Contract open again', says: en.reopened },
      ru: { name: 'Набор на контракт открыт снова', says: () => 'Набор снова открыт: {target}' },
    },
    'contract.confirmed': {
      en: {
        name: 'Contract confirmed',
        says: ({ people, total }) =>
          `Contract confirmed: {target}, ${formatCents('en', total)} for ${counted('en', 'people', people)}`,
      },
      ru: {
        name: 'Подтверждён контракт',
        says: ({ people, total }) =>
          `Подтверждён контракт: {target}, ${formatCents('ru', total)}, ${counted('ru', 'people', people)}`,
      },
    },
    'contract.corrected': {
      en: {
        name: 'Contract corrected',
        says: ({ people, total }) =>
          `Shares corrected: {target}, ${formatCents('en', total)} for ${counted('en', 'people', people)}`,
      },
      ru: {
        name: 'Исправлены доли контракта',
        says: ({ people, total }) =>
          `Исправлены доли: {target}, ${formatCents('ru', total)}, ${counted('ru', 'people', people)}`,
      },
    },
    'contract.undone': {
      en: { name: 'Contract confirmation undone', says: () => 'Confirmation undone: {target}' },
      ru: { name: 'Отменено подтверждение контракта', says: () => 'Отменено подтверждение: {target}' },
    },
    'contract.cancelled': {
      en: { name: 'Contract canceled', says: () => 'Contract canceled: {target}' },
      ru: { name: 'Отменён контракт', says: () => 'Отменён контракт: {target}' },
    },
    'contract.joined': {
      en: { name: 'Joined a contract', says: en.joined },
      ru: { name: 'Запись на контракт', says: (facts) => ru.joined('Запись на контракт', facts) },
    },
    'contract.moved': {
      en: { name: 'Switched lists of a contract', says: en.moved },
      ru: { name: 'Переход между основой и заменой контракта', says: ru.moved },
    },
    'contract.left': {
      en: { name: 'Left a contract', says: en.left },
      ru: { name: 'Выход из контракта', says: ru.left },
    },
    'contract.added': {
      en: { name: 'Added to a contract', says: ({ title }) => `Signed {target} up: ${title}` },
      ru: { name: 'Записан на контракт лидером', says: ({ title }) => `Запись: {target}, ${title}` },
    },
    'contract.removed': {
      en: { name: 'Removed from a contract', says: en.removed },
      ru: { name: 'Снят с контракта лидером', says: ru.removed },
    },
    'contract.pinned': {
      en: { name: 'Pinned in a contract', says: en.pinned },
      ru: { name: 'Закреплён в контракте', says: ru.pinned },
    },
    'contract.promoted': {
      en: { name: 'Moved up in a contract', says: en.promoted },
      ru: { name: 'Из замены в основу контракта', says: ru.promoted },
    },
    'contract.demoted': {
      en: { name: 'Moved down in a contract', says: en.demoted },
      ru: { name: 'Из основы в замену контракта', says: ru.demoted },
    },
    'contract.thread_made': {
      en: { name: 'Thread of a contract created', says: en.threadMade },
      ru: { name: 'Создана ветка контракта', says: ru.threadMade },
    },
    'contract.message_lost': {
      en: { name: 'Contract is not shown in Discord', says: en.messageLost },
      ru: { name: 'Контракта не видно в Discord', says: ru.messageLost },
    },
  },
);
