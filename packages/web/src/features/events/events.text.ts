import { FEATURE_NAMES } from '@famiglia/contract/kit/feature-names';
import { CAPT_TITLE } from '@famiglia/contract/capts/capt-words';
import { capitalizedAll } from '@famiglia/contract/kit/capitalized';
import { EVENT_STATUS_NAMES } from '@famiglia/contract/events/event-states';
import type { EventStatus } from '@famiglia/contract/events/events';
import type { Texts } from '../../shared/language/texts.ts';

const en = {
  title: FEATURE_NAMES.en.events,
  create: 'New event',
  series: 'Series',
  subscribe: 'Calendar feed',
  statuses: capitalizedAll(EVENT_STATUS_NAMES.en),
  filters: {
    open: 'Open',
    closed: 'Closed',
    finished: 'Finished',
    cancelled: 'Canceled',
  } as Record<EventStatus, string>,
  filter: 'Status',
  all: 'All',
  view: 'View',
  table: 'List',
  calendar: 'Calendar',
  event: 'Event',
  when: 'When',
  places: 'Main list',
  reserve: 'Reserve',
  reward: 'Reward',
  status: 'Status',
  emptyTitle: 'No events yet',
  emptyBody:
    'Events (MP) start in Discord: the command opens a short form, and the bot posts a sign-up with buttons. Lists appear here as people join.',
  emptyBodyLeader: 'Or create it here: the bot posts it the same way.',
  noneOf: (status: EventStatus) =>
    ({
      open: 'No open sign-ups right now',
      closed: 'No event is waiting for attendance',
      finished: 'No finished events yet',
      cancelled: 'No canceled events',
    })[status],
  search: 'Search by title',
  notFound: 'No event has this title',
  capt: CAPT_TITLE.en,
  noneOfBody: 'See the full list for all other events.',
  showAll: 'Show all',
  today: 'Today',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousWeek: 'Previous week',
  nextWeek: 'Next week',
  nothingThatDay: 'Nothing planned',
  moreThatDay: (count: string) => `${count} more`,
  onlyFirst: (count: string) => `Showing the first ${count}: choose a status to narrow the list.`,
  zoneNote: (zone: string) => `All times: ${zone}.`,
};

const ru: typeof en = {
  title: FEATURE_NAMES.ru.events,
  create: 'Новое МП',
  series: 'Серии',
  subscribe: 'В мой календарь',
  statuses: capitalizedAll(EVENT_STATUS_NAMES.ru),
  filters: {
    open: 'Открытые',
    closed: 'Закрытые',
    finished: 'Завершённые',
    cancelled: 'Отменённые',
  },
  filter: 'Статус',
  all: 'Все',
  view: 'Вид',
  table: 'Список',
  calendar: 'Календарь',
  event: 'МП',
  when: 'Когда',
  places: 'Основа',
  reserve: 'Замена',
  reward: 'Награда',
  status: 'Статус',
  emptyTitle: 'Мероприятий пока нет',
  emptyBody:
    'МП начинается в Discord: команда откроет короткую форму, и бот опубликует запись с кнопками. Состав появится здесь, как только люди начнут ставить плюсы.',
  emptyBodyLeader: 'Создать МП можно и здесь: бот опубликует его так же.',
  noneOf: (status) =>
    ({
      open: 'Сейчас нет открытой записи',
      closed: 'Ни одно МП не ждёт отметки явки',
      finished: 'Завершённых МП пока нет',
      cancelled: 'Отменённых МП нет',
    })[status],
  search: 'Поиск по названию',
  notFound: 'МП с таким названием нет',
  capt: CAPT_TITLE.ru,
  noneOfBody: 'Остальные есть в общем списке.',
  showAll: 'Показать все',
  today: 'Сегодня',
  previousMonth: 'Предыдущий месяц',
  nextMonth: 'Следующий месяц',
  previousWeek: 'Предыдущая неделя',
  nextWeek: 'Следующая неделя',
  nothingThatDay: 'Ничего не запланировано',
  moreThatDay: (count) => `ещё ${count}`,
  onlyFirst: (count) => `Показаны первые ${count}: выберите статус, чтобы сузить список.`,
  zoneNote: (zone) => `Время: ${zone}.`,
};

export const eventsText: Texts<typeof en> = { en, ru };
