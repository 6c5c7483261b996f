import type { ActivityType } from '@famiglia/contract/activity-types';
import { plural } from '@famiglia/contract/plural';
import type { Texts } from '../language/texts.ts';
import type { ActivityFacts } from './activity-facts.ts';

interface Sentence {
  /** For the filter. */
  name: string;
  /** What happened; `{target}` is the name of whom it happened to. Who did it stands beside it. */
  says: (facts: ActivityFacts) => string;
}

/** A kind of activity without words in both languages does not compile. */
type Sentences = Record<ActivityType, Sentence>;

const en: Sentences = {
  'member.joined': { name: 'Member joined', says: () => '{target} joined the server' },
  'member.left': { name: 'Member left', says: () => '{target} left the server' },
  'settings.saved': {
    name: 'Settings changed',
    says: ({ changes }) =>
      `Settings changed: ${plural('en', changes, { one: '# field', other: '# fields' })}`,
  },
  'roles.saved': {
    name: 'Rights of roles changed',
    says: ({ roles }) => (roles ? `Rights of roles changed: ${roles}` : 'Rights of roles changed'),
  },
  'panel_user.added': {
    name: 'Panel opened to a member',
    says: ({ until }) => `Panel opened to {target}${until ? ` until ${until}` : ''}`,
  },
  'panel_user.removed': { name: 'Panel closed to a member', says: () => 'Panel closed to {target}' },
  'subscription.trial_started': { name: 'Trial started', says: () => 'Premium trial started' },
  'subscription.canceled': {
    name: 'Premium cancelled',
    says: ({ until }) => `Premium cancelled${until ? `; it works until ${until}` : ''}`,
  },
  'subscription.resumed': { name: 'Premium resumed', says: () => 'Premium resumed' },
  'subscription.expired': { name: 'Premium ended', says: () => 'Premium has ended' },
  'subscription.set': {
    name: 'Plan set by Famiglia',
    says: ({ premium, until }) =>
      `Plan set by Famiglia: ${premium ? 'Premium' : 'Free'}${until ? ` until ${until}` : ''}`,
  },
};

const ru: Sentences = {
  'member.joined': { name: 'Новый участник', says: () => 'Новый участник: {target}' },
  'member.left': { name: 'Участник вышел', says: () => 'Больше не на сервере: {target}' },
  'settings.saved': {
    name: 'Изменены настройки',
    says: ({ changes }) =>
      `Изменены настройки: ${plural('ru', changes, { one: '# поле', few: '# поля', many: '# полей', other: '# поля' })}`,
  },
  'roles.saved': {
    name: 'Изменены права ролей',
    says: ({ roles }) => (roles ? `Изменены права ролей: ${roles}` : 'Изменены права ролей'),
  },
  'panel_user.added': {
    name: 'Открыт доступ к панели',
    says: ({ until }) => `Открыт доступ к панели: {target}${until ? `, до ${until}` : ''}`,
  },
  'panel_user.removed': { name: 'Закрыт доступ к панели', says: () => 'Закрыт доступ к панели: {target}' },
  'subscription.trial_started': {
    name: 'Начат пробный период',
    says: () => 'Начат пробный период Premium',
  },
  'subscription.canceled': {
    name: 'Отменён Premium',
    says: ({ until }) => `Premium отменён${until ? `, работает до ${until}` : ''}`,
  },
  'subscription.resumed': { name: 'Premium возобновлён', says: () => 'Premium возобновлён' },
  'subscription.expired': { name: 'Premium закончился', says: () => 'Premium закончился' },
  'subscription.set': {
    name: 'Тариф назначен Famiglia',
    says: ({ premium, until }) =>
      `Тариф назначен Famiglia: ${premium ? 'Premium' : 'Free'}${until ? ` до ${until}` : ''}`,
  },
};

export const sentences: Texts<Sentences> = { en, ru };
