import { plural } from '../kit/plural.ts';
import { declareActivity } from '../activity/declare-activity.ts';
import { declareBusEvents } from '../realtime/declare-bus-events.ts';
import { number } from '../activity/read-data.ts';
import { ROSTER_SENTENCES, rosterFacts } from '../rosters/roster-changes.ts';

export const eventBusEvents = declareBusEvents({
  /** Events or their rosters changed, sign-ups included. */
  'events.changed': {
    ids: 'eventIds',
    stale: ['events', 'attendance', 'dashboard', 'tops', 'cabinet'],
    members: 'all',
  },
});

const { en, ru } = ROSTER_SENTENCES;

/** Events, their rosters, and the calendars that show them. */
export const eventActivity = declareActivity(
  'events',
  (data) => ({ ...rosterFacts(data), came: number(data['attended']) }),
  {
    'event.created': {
      en: { name: 'Event created', says: () => 'Event created: {target}' },
      ru: { name: 'Создано МП', says: () => 'Создано МП: {target}' },
    },
    'event.edited': {
      en: { name: 'Event edited', says: (facts) => en.edited('Event', facts) },
      ru: { name: 'Изменено МП', says: (facts) => ru.edited('Изменено МП', facts) },
    },
    'event.closed': {
      en: { name: 'Sign-up closed', says: () => 'Sign-up closed: {target}' },
      ru: { name: 'Закрыта запись', says: () => 'Закрыта запись: {target}' },
    },
    'event.cancelled': {
      en: { name: 'Event canceled', says: () => 'Event canceled: {target}' },
      ru: { name: 'Отменено МП', says: () => 'Отменено МП: {target}' },
    },
    'event.finished': {
      en: {
        name: 'Event finished',
        says: ({ came }) =>
          `Event finished: {target}, ${plural('en', came, { one: '# attended', other: '# attended' })}`,
      },
      ru: {
        name: 'Завершено МП',
        says: ({ came }) =>
          `Завершено МП: {target}, ${plural('ru', came, { one: 'пришёл # человек', few: 'пришли # человека', many: 'пришли # человек', other: 'пришли # человека' })}`,
      },
    },
    'event.corrected': {
      en: {
        name: 'Attendance corrected',
        says: ({ came }) =>
          `Attendance corrected: {target}, ${plural('en', came, { one: '# attended', other: '# attended' })}`,
      },
      ru: {
        name: 'Исправлена явка',
        says: ({ came }) =>
          `Исправлена явка: {target}, ${plural('ru', came, { one: 'пришёл # человек', few: 'пришли # человека', many: 'пришли # человек', other: 'пришли # человека' })}`,
      },
    },
    'event.undone': {
      en: { name: 'Event result undone', says: en.undone },
      ru: { name: 'Отменён итог МП', says: ru.undone },
    },
    'event.reopened': {
      en: { name: 'Sign-up reopened', says: en.reopened },
      ru: { name: 'Запись открыта снова', says: ru.reopened },
    },
    'event.strike': {
      en: { name: 'Frequent event no-shows', says: en.strike },
      ru: { name: 'Частые неявки на МП', says: ru.strike },
    },
    'event.joined': {
      en: { name: 'Signed up', says: en.joined },
      ru: { name: 'Запись на МП', says: (facts) => ru.joined('Плюс на МП', facts) },
    },
    'event.moved': {
      en: { name: 'Switched lists', says: en.moved },
      ru: { name: 'Переход между основой и заменой', says: ru.moved },
    },
    'event.left': {
      en: { name: 'Left an event', says: en.left },
      ru: { name: 'Снята запись', says: ru.left },
    },
    'event.added': {
      en: { name: 'Added by a leader', says: ({ title }) => `Signed {target} up: ${title}` },
      ru: { name: 'Записан лидером', says: ({ title }) => `Запись: {target}, ${title}` },
    },
    'event.removed': {
      en: { name: 'Removed by a leader', says: en.removed },
      ru: { name: 'Снят лидером', says: ru.removed },
    },
    'event.pinned': {
      en: { name: 'Pinned by a leader', says: en.pinned },
      ru: { name: 'Закреплён лидером', says: ru.pinned },
    },
    'event.resized': {
      en: { name: 'Spots changed', says: en.resized },
      ru: { name: 'Изменено число мест', says: ru.resized },
    },
    'event.called': {
      en: { name: 'Pinged again: spots left', says: en.called },
      ru: { name: 'Повторный сбор на МП: есть места', says: ru.called },
    },
    'event.answered': {
      en: { name: 'Answered: late, maybe or can’t', says: en.answered },
      ru: { name: 'Ответ: опоздание, под вопросом, отказ', says: ru.answered },
    },
    'event.asked': {
      en: { name: 'Pinged those who have not answered', says: en.asked },
      ru: { name: 'Позвали тех, кто не ответил', says: ru.asked },
    },
    'event.summoned': {
      en: { name: 'Called those not in voice', says: en.summoned },
      ru: { name: 'Позвали тех, кого нет в голосе', says: ru.summoned },
    },
    'event.code_changed': {
      en: { name: 'Group code changed', says: en.codeChanged },
      ru: { name: 'Изменён код группы', says: ru.codeChanged },
    },
    'event.promoted': {
      en: { name: 'Moved up to the main list', says: en.promoted },
      ru: { name: 'Переход из замены в основу', says: ru.promoted },
    },
    'event.demoted': {
      en: { name: 'Moved down to the reserve', says: en.demoted },
      ru: { name: 'Переход из основы в замену', says: ru.demoted },
    },
    'event.thread_made': {
      en: { name: 'Event thread created', says: en.threadMade },
      ru: { name: 'Создана ветка МП', says: ru.threadMade },
    },
    'event.scheduled': {
      en: { name: 'Discord event created', says: () => 'Discord event created: {target}' },
      ru: { name: 'Создано событие Discord', says: () => 'Создано событие Discord: {target}' },
    },
    'event.unscheduled': {
      en: { name: 'Discord event removed by hand', says: () => 'Discord event removed by hand: {target}' },
      ru: { name: 'Событие Discord убрано вручную', says: () => 'Событие Discord убрали вручную: {target}' },
    },
    'event.message_lost': {
      en: { name: 'Sign-up not shown in Discord', says: en.messageLost },
      ru: { name: 'Записи не видно в Discord', says: ru.messageLost },
    },
    'calendar_feed.created': {
      en: { name: 'Calendar link created', says: () => 'Private calendar link created' },
      ru: { name: 'Создана ссылка на календарь', says: () => 'Создана личная ссылка на календарь' },
    },
    'calendar_feed.revoked': {
      en: { name: 'Calendar link revoked', says: () => 'Private calendar link revoked' },
      ru: { name: 'Отозвана ссылка на календарь', says: () => 'Отозвана личная ссылка на календарь' },
    },
  },
);
