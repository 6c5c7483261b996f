import { declareActivity } from '../activity/declare-activity.ts';
import { text } from '../activity/read-data.ts';
import { counted } from '../kit/counted.ts';
import { declareBusEvents } from '../realtime/declare-bus-events.ts';

export const movingBusEvents = declareBusEvents({
  /** A table that a family brings along was given, read, entered or taken back, or is further than before. */
  'moving.changed': { ids: 'tableIds', stale: ['moving'] },
});

export const movingActivity = declareActivity(
  'members',
  (data) => ({ count: Number(data['count'] ?? 0), table: text(data['table']) }),
  {
    'names.entered': {
      en: {
        name: 'Names read from nicknames',
        says: ({ count }) => `Nick and static ID read from nicknames: ${counted('en', 'members', count)}`,
      },
      ru: {
        name: 'Имена прочитаны из ников',
        says: ({ count }) => `Ник и статик прочитаны из ников сервера: ${counted('ru', 'members', count)}`,
      },
    },
    'names.taken_back': {
      en: {
        name: 'Names taken back',
        says: ({ count }) => `Names read from nicknames taken back: ${counted('en', 'members', count)}`,
      },
      ru: {
        name: 'Имена из ников убраны',
        says: ({ count }) => `Прочитанное из ников убрано: ${counted('ru', 'members', count)}`,
      },
    },
    'names.followed': {
      en: {
        name: 'Newcomers’ names read',
        says: ({ count }) => `Nick and static ID of newcomers read: ${counted('en', 'members', count)}`,
      },
      ru: {
        name: 'Прочитаны имена новичков',
        says: ({ count }) => `Прочитаны ник и статик новичков: ${counted('ru', 'members', count)}`,
      },
    },
    'table.entered': {
      en: {
        name: 'Table entered',
        says: ({ count, table }) => `Entered from ${table || 'a table'}: ${counted('en', 'members', count)}`,
      },
      ru: {
        name: 'Занесена таблица',
        says: ({ count, table }) =>
          `Занесено из ${table === '' ? 'таблицы' : `таблицы «${table}»`}: ${counted('ru', 'members', count)}`,
      },
    },
    'table.taken_back': {
      en: {
        name: 'Table taken back',
        says: ({ count, table }) => `Taken back, ${table || 'a table'}: ${counted('en', 'members', count)}`,
      },
      ru: {
        name: 'Таблица отменена',
        says: ({ count, table }) =>
          `${table === '' ? 'Таблица отменена' : `Таблица «${table}» отменена`}: ${counted('ru', 'members', count)}`,
      },
    },
  },
);
