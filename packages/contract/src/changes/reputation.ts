import { plural } from '../plural.ts';
import { declareActivity } from './declare-activity.ts';
import { declareBusEvents } from './declare-bus-events.ts';
import { number, roleNames } from './read-data.ts';

export const reputationBusEvents = declareBusEvents({
  'reputation.changed': {
    ids: 'userIds',
    stale: ['members', 'dashboard', 'changed-members', 'open-rosters'],
  },
});

const signed = (value: unknown): string =>
  typeof value === 'number' ? `${value < 0 ? '−' : '+'}${Math.abs(value)}` : '';

const membersEn = (count: number): string => plural('en', count, { one: '# member', other: '# members' });
const membersRu = (count: number): string =>
  plural('ru', count, {
    one: '# участник',
    few: '# участника',
    many: '# участников',
    other: '# участника',
  });

export const reputationActivity = declareActivity(
  'reputation',
  (data) => ({
    /** By how much reputation changed, with its sign. */
    delta: signed(data['delta']),
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
        name: 'Reputation of many changed',
        says: ({ delta, count }) => `Reputation of ${membersEn(count)}: ${delta}`,
      },
      ru: {
        name: 'Изменена репутация многих',
        says: ({ delta, count }) => `Репутация: ${delta}, ${membersRu(count)}`,
      },
    },
    'reputation.undone': {
      en: {
        name: 'Change of reputation undone',
        says: ({ delta }) => `Change of reputation undone for {target}: ${delta}`,
      },
      ru: {
        name: 'Отменено изменение репутации',
        says: ({ delta }) => `Отменено изменение репутации {target}: ${delta}`,
      },
    },
    'reputation.bulk_undone': {
      en: {
        name: 'Changes of many undone',
        says: ({ count }) => `Changes of reputation undone for ${membersEn(count)}`,
      },
      ru: {
        name: 'Отменены изменения многих',
        says: ({ count }) => `Отменены изменения репутации: ${membersRu(count)}`,
      },
    },
    'reputation.roles_changed': {
      en: { name: 'Roles by reputation', says: ({ roles }) => `Roles of {target} by reputation: ${roles}` },
      ru: { name: 'Роли по репутации', says: ({ roles }) => `Роли по репутации, {target}: ${roles}` },
    },
    'reputation.role_stopped': {
      en: {
        name: 'Role no longer given',
        says: ({ roles }) => `No longer given for reputation: ${roles}. The settings say why.`,
      },
      ru: {
        name: 'Роль больше не выдаётся',
        says: ({ roles }) => `Больше не выдаётся за репутацию: ${roles}. Причина указана в настройках.`,
      },
    },
  },
);
