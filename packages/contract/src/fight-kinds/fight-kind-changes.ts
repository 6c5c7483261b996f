import { declareActivity } from '../activity/declare-activity.ts';
import { list, text } from '../activity/read-data.ts';
import { declareBusEvents } from '../realtime/declare-bus-events.ts';

export const fightKindBusEvents = declareBusEvents({
  /** Kinds of fights changed. Which one does not matter: a guild has few. Events and capts show their names. */
  'fight_kinds.changed': { ids: null, stale: ['fight-kinds', 'events', 'capts'] },
});

/** The kinds of fights that a family has. */
export const fightKindActivity = declareActivity(
  'rules',
  (data) => ({ name: text(data['name']), names: list(data['names']).map(text).join(', ') }),
  {
    'fight_kind.created': {
      en: { name: 'Kind of fight added', says: ({ name }) => `Kind of fight added: ${name}` },
      ru: { name: 'Добавлен вид боя', says: ({ name }) => `Добавлен вид боя: ${name}` },
    },
    'fight_kind.presets_added': {
      en: { name: 'Usual kinds of fights added', says: ({ names }) => `Kinds of fights added: ${names}` },
      ru: { name: 'Добавлены готовые виды боёв', says: ({ names }) => `Добавлены виды боёв: ${names}` },
    },
    'fight_kind.edited': {
      en: { name: 'Kind of fight edited', says: ({ name }) => `Kind of fight edited: ${name}` },
      ru: { name: 'Изменён вид боя', says: ({ name }) => `Изменён вид боя: ${name}` },
    },
    'fight_kind.ordered': {
      en: { name: 'Kinds of fights reordered', says: () => 'Kinds of fights reordered' },
      ru: { name: 'Изменён порядок видов боёв', says: () => 'Изменён порядок видов боёв' },
    },
    'fight_kind.deleted': {
      en: { name: 'Kind of fight deleted', says: ({ name }) => `Kind of fight deleted: ${name}` },
      ru: { name: 'Удалён вид боя', says: ({ name }) => `Удалён вид боя: ${name}` },
    },
  },
);
