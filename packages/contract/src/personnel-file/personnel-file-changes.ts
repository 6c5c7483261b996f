import { declareActivity } from '../activity/declare-activity.ts';
import { declareBusEvents } from '../realtime/declare-bus-events.ts';

export const personnelBusEvents = declareBusEvents({
  /** What a personnel file holds of these members changed. */
  'personnel.changed': {
    ids: 'userIds',
    stale: [
      'personnel',
      'changed-members',
      'warnings',
      'vacations',
      'ranks',
      'dashboard',
      'waiting',
      'own-cabinet',
    ],
    members: 'own',
  },
});

/** Leaders' notes. Their text is private, so it is not part of the activity. */
export const noteActivity = declareActivity('personnel', () => ({}), {
  'note.added': {
    en: { name: 'Note added', says: () => 'Note added to {target}’s file' },
    ru: { name: 'Добавлена заметка', says: () => 'Заметка в личном деле: {target}' },
  },
  'note.removed': {
    en: { name: 'Note deleted', says: () => 'Note deleted from {target}’s file' },
    ru: { name: 'Удалена заметка', says: () => 'Удалена заметка из личного дела: {target}' },
  },
});
