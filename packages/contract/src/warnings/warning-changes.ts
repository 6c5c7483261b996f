import { WARNING_KIND_NAMES, WARNING_KINDS } from './warning-kinds.ts';
import { declareActivity } from '../activity/declare-activity.ts';
import { declareBusEvents } from '../realtime/declare-bus-events.ts';
import { record, roleNames, text } from '../activity/read-data.ts';

const kindOf = (value: unknown) => WARNING_KINDS.find((kind) => kind === value) ?? 'warning';
const reasonSuffix = (reason: string): string => (reason === '' ? '' : `: ${reason}`);

export const warningActivity = declareActivity(
  'personnel',
  (data) => ({
    kind: kindOf(data['kind'] ?? record(data['after'])['kind']),
    reason: text(data['reason']),
    /** Why a leader changed or lifted it. */
    why: text(data['why']),
    roles: roleNames(data['roles']),
    isKick: data['way'] === 'kick',
  }),
  {
    'warning.given': {
      en: {
        name: 'Warning given',
        says: ({ kind, reason }) => `${WARNING_KIND_NAMES.en[kind]} to {target}${reasonSuffix(reason)}`,
      },
      ru: {
        name: 'Выдано предупреждение',
        says: ({ kind, reason }) => `${WARNING_KIND_NAMES.ru[kind]}, {target}${reasonSuffix(reason)}`,
      },
    },
    'warning.edited': {
      en: { name: 'Warning changed', says: ({ why }) => `{target}’s warning changed${reasonSuffix(why)}` },
      ru: {
        name: 'Изменено предупреждение',
        says: ({ why }) => `Изменено предупреждение, {target}${reasonSuffix(why)}`,
      },
    },
    'warning.lifted': {
      en: { name: 'Warning lifted', says: ({ why }) => `{target}’s warning lifted${reasonSuffix(why)}` },
      ru: {
        name: 'Снято предупреждение',
        says: ({ why }) => `Снято предупреждение, {target}${reasonSuffix(why)}`,
      },
    },
    'warning.expired': {
      en: {
        name: 'Warning expired',
        says: ({ reason }) => `{target}’s warning expired${reasonSuffix(reason)}`,
      },
      ru: {
        name: 'Истекло предупреждение',
        says: ({ reason }) => `Истекло предупреждение, {target}${reasonSuffix(reason)}`,
      },
    },
    'warning.roles_changed': {
      en: {
        name: 'Roles changed for warnings',
        says: ({ roles }) => `Roles of {target} for warnings: ${roles}`,
      },
      ru: {
        name: 'Роли за предупреждения',
        says: ({ roles }) => `Роли за предупреждения, {target}: ${roles}`,
      },
    },
    'warning.dismissed': {
      en: {
        name: 'Removed from the family',
        says: ({ isKick, reason }) =>
          `{target} removed from the family${isKick ? ' and kicked from the server' : ', roles removed'}${reasonSuffix(reason)}`,
      },
      ru: {
        name: 'Исключение из семьи',
        says: ({ isKick, reason }) =>
          `Исключение из семьи, {target}${isKick ? ', удаление с сервера' : ', роли сняты'}${reasonSuffix(reason)}`,
      },
    },
  },
);

export const blacklistBusEvents = declareBusEvents({
  'blacklist.changed': { ids: null, stale: ['blacklist'] },
});

export const blacklistActivity = declareActivity(
  'personnel',
  (data) => ({
    /** Whom the entry names. */
    who: text(data['who']),
    reason: text(data['reason']),
    why: text(data['why']),
  }),
  {
    'blacklist.added': {
      en: {
        name: 'Added to the blacklist',
        says: ({ who, reason }) => `Added to the blacklist: ${who}${reasonSuffix(reason)}`,
      },
      ru: {
        name: 'Внесение в чёрный список',
        says: ({ who, reason }) => `В чёрном списке: ${who}${reasonSuffix(reason)}`,
      },
    },
    'blacklist.lifted': {
      en: {
        name: 'Removed from the blacklist',
        says: ({ who, why }) => `Removed from the blacklist: ${who}${reasonSuffix(why)}`,
      },
      ru: {
        name: 'Удаление из чёрного списка',
        says: ({ who, why }) => `Больше не в чёрном списке: ${who}${reasonSuffix(why)}`,
      },
    },
    'blacklist.matched': {
      en: {
        name: 'Someone on the blacklist joined',
        says: ({ who, reason }) => `{target} joined and is on the blacklist as ${who}${reasonSuffix(reason)}`,
      },
      ru: {
        name: 'Вступил кто-то из чёрного списка',
        says: ({ who, reason }) =>
          `Вступил участник из чёрного списка: {target}, запись ${who}${reasonSuffix(reason)}`,
      },
    },
  },
);
