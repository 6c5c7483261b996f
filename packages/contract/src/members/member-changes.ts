import { declareActivity } from '../activity/declare-activity.ts';
import { declareBusEvents } from '../realtime/declare-bus-events.ts';
import { record, text } from '../activity/read-data.ts';

export const memberBusEvents = declareBusEvents({
  'members.changed': {
    ids: 'userIds',
    stale: ['members', 'dashboard', 'changed-members', 'open-rosters', 'own-rights', 'cars', 'own-cabinet'],
    members: 'own',
  },
});

export const memberActivity = declareActivity(
  'members',
  (data) => {
    const after = record(data['after']);
    const staticId = text(after['static_id']);
    return {
      /** In-game nick and static id as they are now. */
      nick: [text(after['ingame_nick']), staticId && `#${staticId}`].filter(Boolean).join(' '),
    };
  },
  {
    'member.joined': {
      en: { name: 'Member joined', says: () => '{target} joined the server' },
      ru: { name: 'Новый участник', says: () => 'Новый участник: {target}' },
    },
    'member.left': {
      en: { name: 'Member left', says: () => '{target} left the server' },
      ru: { name: 'Участник вышел', says: () => 'Больше не на сервере: {target}' },
    },
    'member.forgotten': {
      en: {
        name: 'Member’s data deleted',
        says: () => 'Data deleted at the member’s request, totals kept: {target}',
      },
      ru: {
        name: 'Данные участника удалены',
        says: () => 'Данные удалены по просьбе участника, итоги остались: {target}',
      },
    },
    'member.renamed': {
      en: {
        name: 'In-game nick changed',
        says: ({ nick }) => `In-game nick of {target}: ${nick || 'removed'}`,
      },
      ru: { name: 'Изменён игровой ник', says: ({ nick }) => `Игровой ник {target}: ${nick || 'убран'}` },
    },
  },
);
