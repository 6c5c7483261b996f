import { declareActivity } from '../activity/declare-activity.ts';
import { text } from '../activity/read-data.ts';
import { declareBusEvents } from '../realtime/declare-bus-events.ts';

export const seasonBusEvents = declareBusEvents({
  /** A season was set or closed. Which one does not matter: a family has one at a time. */
  'seasons.changed': { ids: null, stale: ['tops'], members: 'all' },
});

/** The seasons of tops. */
export const seasonActivity = declareActivity(
  'reputation',
  (data) => ({ name: text(data['name']), from: text(data['starts_on']), to: text(data['ends_on']) }),
  {
    'season.set': {
      en: { name: 'Season set', says: ({ name, from, to }) => `Season set: ${name}, ${from} to ${to}` },
      ru: { name: 'Задан сезон', says: ({ name, from, to }) => `Задан сезон: ${name}, с ${from} по ${to}` },
    },
    'season.closed': {
      en: { name: 'Season closed', says: ({ name }) => `Season closed, its standings are kept: ${name}` },
      ru: { name: 'Сезон закрыт', says: ({ name }) => `Сезон закрыт, итоги сохранены: ${name}` },
    },
    'season.taken_away': {
      en: { name: 'Season cancelled', says: ({ name }) => `Season cancelled before its first day: ${name}` },
      ru: { name: 'Сезон отменён', says: ({ name }) => `Сезон отменён до начала: ${name}` },
    },
  },
);
