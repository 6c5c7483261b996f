import { counted } from '../kit/counted.ts';
import { declareActivity } from '../activity/declare-activity.ts';
import { declareBusEvents } from '../realtime/declare-bus-events.ts';
import { number, roleNames } from '../activity/read-data.ts';

export const reputationBusEvents = declareBusEvents({
  'reputation.changed': {
    ids: 'userIds',
    stale: ['members', 'dashboard', 'changed-members', 'open-rosters', 'tops', 'own-cabinet'],
    members: 'own',
  },
});

const signed = (value: unknown): string =>
  typeof value === 'number' ? `${value < 0 ? '−' : '+'}${Math.abs(value)}` : '';

const membersEn = (count: number): string => counted('en', 'members', count);
const membersRu = (count: number): string => counted('ru', 'members', count);

export const reputationActivity = declareActivity(
  'reputation',
  (data) => ({
    /** By how much reputation changed, with its sign. */
    delta: signed(data['delta']),
    /** The change without the limit of reputation. */
    wanted: signed(data['wanted']),
    /** Of how many members. */
    count: number(data['count']),
    roles: roleNames(data['roles']),
  }),
  {
    'reputation.changed': {
      en: { name: 'Reputation changed', says: ({ delta }) => `Reputation of {target}: ${delta}` },
      ru: { name: 'Изменена репутация', says: ({ delta }) => `Репутация {target}: ${delta}` },
    },
    'reputation.bulk_changed': {
      en: {
        name: 'Reputation changed in bulk',
        says: ({ delta, count }) => `Reputation of ${membersEn(count)}: ${delta}`,
      },
      ru: {
        name: 'Массовое изменение репутации',
        says: ({ delta, count }) => `Репутация: ${delta}, ${membersRu(count)}`,
      },
    },
    'reputation.undone': {
      en: {
        name: 'Reputation change undone',
        says: ({ delta }) => `Reputation change undone for {target}: ${delta}`,
      },
      ru: {
        name: 'Отменено изменение репутации',
        says: ({ delta }) => `Отменено изменение репутации {target}: ${delta}`,
      },
    },
    'reputation.bulk_undone': {
      en: {
        name: 'Bulk change undone',
        says: ({ count }) => `Reputation changes undone for ${membersEn(count)}`,
      },
      ru: {
        name: 'Отменено массовое изменение',
        says: ({ count }) => `Отменены изменения репутации: ${membersRu(count)}`,
      },
    },
    'reputation.limited': {
      en: {
        name: 'Reputation limit reached',
        says: ({ delta, wanted }) =>
          `{target} has reached the reputation limit: ${delta || '0'} instead of ${wanted}`,
      },
      ru: {
        name: 'Предел репутации',
        says: ({ delta, wanted }) => `Репутация {target} дошла до предела: ${delta || '0'} вместо ${wanted}`,
      },
    },
    'reputation.roles_changed': {
      en: { name: 'Roles for reputation', says: ({ roles }) => `Roles of {target} for reputation: ${roles}` },
      ru: { name: 'Роли за репутацию', says: ({ roles }) => `Роли за репутацию, {target}: ${roles}` },
    },
    'reputation.role_stopped': {
      en: {
        name: 'Role no longer given',
        says: ({ roles }) => `No longer given for reputation: ${roles}. See the settings for the reason.`,
      },
      ru: {
        name: 'Роль больше не выдаётся',
        says: ({ roles }) => `Больше не выдаётся за репутацию: ${roles}. Причина указана в настройках.`,
      },
    },
  },
);
