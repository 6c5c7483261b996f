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
  'member.forgotten': {
    name: 'Member’s data removed',
    says: () => 'A member’s data was removed at their wish. The sums stay: {target}',
  },
  'member.renamed': {
    name: 'In-game name changed',
    says: ({ nick }) => `In-game name of {target}: ${nick || 'removed'}`,
  },
  'reputation.changed': {
    name: 'Reputation changed',
    says: ({ delta }) => `Reputation of {target}: ${delta}`,
  },
  'reputation.bulk_changed': {
    name: 'Reputation of many changed',
    says: ({ delta, count }) =>
      `Reputation of ${plural('en', count, { one: '# member', other: '# members' })}: ${delta}`,
  },
  'reputation.undone': {
    name: 'Change of reputation undone',
    says: ({ delta }) => `Change of reputation undone for {target}: ${delta}`,
  },
  'reputation.bulk_undone': {
    name: 'Changes of many undone',
    says: ({ count }) =>
      `Changes of reputation undone for ${plural('en', count, { one: '# member', other: '# members' })}`,
  },
  'reputation.roles_changed': {
    name: 'Roles by reputation',
    says: ({ roles }) => `Roles of {target} by reputation: ${roles}`,
  },
  'screenshot.submitted': { name: 'Screen sent', says: () => '{target} sent a screen' },
  'screenshots.approved': {
    name: 'Screens approved',
    says: ({ count }) => `Approved: ${plural('en', count, { one: '# screen', other: '# screens' })}`,
  },
  'screenshots.rejected': {
    name: 'Screens rejected',
    says: ({ count }) => `Rejected: ${plural('en', count, { one: '# screen', other: '# screens' })}`,
  },
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
  'subscription.paid': {
    name: 'Premium paid',
    says: ({ until }) => `Premium paid${until ? ` until ${until}` : ''}`,
  },
  'subscription.refunded': {
    name: 'Payment refunded',
    says: ({ premium, until }) =>
      premium && until ? `Payment refunded; Premium until ${until}` : 'Payment refunded; Premium has ended',
  },
  'event.created': { name: 'Event planned', says: () => 'Event planned: {target}' },
  'event.edited': { name: 'Event edited', says: () => 'Event edited: {target}' },
  'event.closed': { name: 'Sign-up closed', says: () => 'Sign-up closed: {target}' },
  'event.cancelled': { name: 'Event cancelled', says: () => 'Event cancelled: {target}' },
  'event.finished': {
    name: 'Event finished',
    says: ({ came }) =>
      `Event finished: {target}, ${plural('en', came, { one: '# person came', other: '# people came' })}`,
  },
  'event.joined': { name: 'Signed up', says: () => 'Signed up: {target}' },
  'event.moved': {
    name: 'Changed between list and reserve',
    says: () => 'Changed between list and reserve: {target}',
  },
  'event.left': { name: 'Took the sign-up back', says: () => 'Took the sign-up back: {target}' },
  'event.added': { name: 'Signed up by a leader', says: ({ title }) => `Signed {target} up: ${title}` },
  'event.removed': {
    name: 'Taken off the list by a leader',
    says: ({ title }) => `Took {target} off the list: ${title}`,
  },
  'event.pinned': {
    name: 'Pinned by a leader',
    says: ({ pinned, title }) =>
      ({
        in: `Pinned {target} in: ${title}`,
        out: `Pinned {target} out: ${title}`,
        none: `Unpinned {target}: ${title}`,
      })[pinned],
  },
  'event.resized': {
    name: 'Places changed',
    says: ({ slots }) => `{target}: ${plural('en', slots, { one: '# place', other: '# places' })} now`,
  },
  'event.promoted': {
    name: 'Moved up from the reserve',
    says: ({ title }) => `{target} moved up from the reserve: ${title}`,
  },
  'event.message_lost': {
    name: 'Sign-up message cannot be shown',
    says: () => 'The sign-up message cannot be shown in Discord: {target}',
  },
  'calendar_feed.created': { name: 'Calendar address made', says: () => 'Private calendar address made' },
  'calendar_feed.revoked': { name: 'Calendar address ended', says: () => 'Private calendar address ended' },
};

const ru: Sentences = {
  'member.joined': { name: 'Новый участник', says: () => 'Новый участник: {target}' },
  'member.left': { name: 'Участник вышел', says: () => 'Больше не на сервере: {target}' },
  'member.forgotten': {
    name: 'Данные участника удалены',
    says: () => 'По просьбе участника удалены его данные. Суммы остались: {target}',
  },
  'member.renamed': {
    name: 'Изменён игровой ник',
    says: ({ nick }) => `Игровой ник {target}: ${nick || 'убран'}`,
  },
  'reputation.changed': { name: 'Изменена репутация', says: ({ delta }) => `Репутация {target}: ${delta}` },
  'reputation.bulk_changed': {
    name: 'Изменена репутация многих',
    says: ({ delta, count }) =>
      `Репутация: ${delta}, ${plural('ru', count, { one: '# участник', few: '# участника', many: '# участников', other: '# участника' })}`,
  },
  'reputation.undone': {
    name: 'Отменено изменение репутации',
    says: ({ delta }) => `Отменено изменение репутации {target}: ${delta}`,
  },
  'reputation.bulk_undone': {
    name: 'Отменены изменения многих',
    says: ({ count }) =>
      `Отменены изменения репутации: ${plural('ru', count, { one: '# участник', few: '# участника', many: '# участников', other: '# участника' })}`,
  },
  'reputation.roles_changed': {
    name: 'Роли по репутации',
    says: ({ roles }) => `Роли по репутации, {target}: ${roles}`,
  },
  'screenshot.submitted': { name: 'Прислан скрин', says: () => 'Новый скрин от {target}' },
  'screenshots.approved': {
    name: 'Скрины приняты',
    says: ({ count }) =>
      `Принято: ${plural('ru', count, { one: '# скрин', few: '# скрина', many: '# скринов', other: '# скрина' })}`,
  },
  'screenshots.rejected': {
    name: 'Скрины отклонены',
    says: ({ count }) =>
      `Отклонено: ${plural('ru', count, { one: '# скрин', few: '# скрина', many: '# скринов', other: '# скрина' })}`,
  },
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
  'subscription.paid': {
    name: 'Premium оплачен',
    says: ({ until }) => `Premium оплачен${until ? ` до ${until}` : ''}`,
  },
  'subscription.refunded': {
    name: 'Оплата возвращена',
    says: ({ premium, until }) =>
      premium && until ? `Оплата возвращена, Premium до ${until}` : 'Оплата возвращена, Premium закончился',
  },
  'event.created': { name: 'Создано МП', says: () => 'Создано МП: {target}' },
  'event.edited': { name: 'Изменено МП', says: () => 'Изменено МП: {target}' },
  'event.closed': { name: 'Закрыта запись', says: () => 'Закрыта запись: {target}' },
  'event.cancelled': { name: 'Отменено МП', says: () => 'Отменено МП: {target}' },
  'event.finished': {
    name: 'Завершено МП',
    says: ({ came }) =>
      `Завершено МП: {target}, ${plural('ru', came, { one: 'пришёл # человек', few: 'пришли # человека', many: 'пришли # человек', other: 'пришли # человека' })}`,
  },
  'event.joined': { name: 'Запись на МП', says: () => 'Плюс на МП: {target}' },
  'event.moved': {
    name: 'Переход между основой и заменой',
    says: () => 'Переход между основой и заменой: {target}',
  },
  'event.left': { name: 'Снята запись', says: () => 'Запись снята: {target}' },
  'event.added': { name: 'Записан руководителем', says: ({ title }) => `Запись за {target}: ${title}` },
  'event.removed': {
    name: 'Снят руководителем',
    says: ({ title }) => `Снятие с записи: {target}, ${title}`,
  },
  'event.pinned': {
    name: 'Закреплён руководителем',
    says: ({ pinned, title }) =>
      ({
        in: `Закрепление в основе: {target}, ${title}`,
        out: `Закрепление в замене: {target}, ${title}`,
        none: `Снято закрепление: {target}, ${title}`,
      })[pinned],
  },
  'event.resized': {
    name: 'Изменено число мест',
    says: ({ slots }) =>
      `{target}: теперь ${plural('ru', slots, { one: '# место', few: '# места', many: '# мест', other: '# места' })}`,
  },
  'event.promoted': {
    name: 'Переход из замены в основу',
    says: ({ title }) => `Из замены в основу: {target}, ${title}`,
  },
  'event.message_lost': {
    name: 'Сообщение записи не показать',
    says: () => 'Сообщение записи не показать в Discord: {target}',
  },
  'calendar_feed.created': {
    name: 'Создана ссылка на календарь',
    says: () => 'Создана личная ссылка на календарь',
  },
  'calendar_feed.revoked': {
    name: 'Отозвана ссылка на календарь',
    says: () => 'Отозвана личная ссылка на календарь',
  },
};

export const sentences: Texts<Sentences> = { en, ru };
