import { declareActivity } from '../activity/declare-activity.ts';
import { declareBusEvents } from '../realtime/declare-bus-events.ts';
import { text } from '../activity/read-data.ts';

export const seriesBusEvents = declareBusEvents({
  /** Templates or series changed, or a date of a series. Which one does not matter: a guild has few. */
  'series.changed': { ids: null, stale: ['events'] },
});

/** Templates of events, and events that are repeated. */
export const seriesActivity = declareActivity(
  'events',
  (data, formatDate) => ({
    title: text(data['title']),
    date: data['starts_at'] === undefined ? '' : formatDate(text(data['starts_at'])),
  }),
  {
    'template.saved': {
      en: { name: 'Template saved', says: ({ title }) => `Template saved: ${title}` },
      ru: { name: 'Сохранён шаблон', says: ({ title }) => `Сохранён шаблон: ${title}` },
    },
    'template.deleted': {
      en: { name: 'Template deleted', says: ({ title }) => `Template deleted: ${title}` },
      ru: { name: 'Удалён шаблон', says: ({ title }) => `Удалён шаблон: ${title}` },
    },
    'series.created': {
      en: { name: 'Series created', says: ({ title }) => `Now repeats: ${title}` },
      ru: { name: 'Создана серия МП', says: ({ title }) => `Теперь повторяется: ${title}` },
    },
    'series.edited': {
      en: { name: 'Series edited', says: ({ title }) => `Series edited: ${title}` },
      ru: { name: 'Изменена серия', says: ({ title }) => `Изменена серия: ${title}` },
    },
    'series.paused': {
      en: { name: 'Series paused', says: ({ title }) => `Series paused: ${title}` },
      ru: { name: 'Серия на паузе', says: ({ title }) => `Серия поставлена на паузу: ${title}` },
    },
    'series.resumed': {
      en: { name: 'Series resumed', says: ({ title }) => `Series resumed: ${title}` },
      ru: { name: 'Серия возобновлена', says: ({ title }) => `Серия возобновлена: ${title}` },
    },
    'series.ended': {
      en: { name: 'Series ended', says: ({ title }) => `Series ended: ${title}` },
      ru: { name: 'Серия завершена', says: ({ title }) => `Серия завершена: ${title}` },
    },
    'series.date_skipped': {
      en: { name: 'Series date skipped', says: ({ title, date }) => `Skipped on ${date}: ${title}` },
      ru: { name: 'Пропущена дата серии', says: ({ title, date }) => `Пропуск ${date}: ${title}` },
    },
    'series.date_changed': {
      en: {
        name: 'Series date changed',
        says: ({ title, date }) => `One date changed, now ${date}: ${title}`,
      },
      ru: {
        name: 'Изменена дата серии',
        says: ({ title, date }) => `Изменена одна дата, теперь ${date}: ${title}`,
      },
    },
    'series.date_restored': {
      en: {
        name: 'Series date restored',
        says: ({ title, date }) => `Date restored, ${date}: ${title}`,
      },
      ru: {
        name: 'Дата серии возвращена',
        says: ({ title, date }) => `Дата возвращена, ${date}: ${title}`,
      },
    },
  },
);
