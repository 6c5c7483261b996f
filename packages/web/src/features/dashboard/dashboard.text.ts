import { FEATURE_NAMES } from '@famiglia/contract/kit/feature-names';
import { counted } from '@famiglia/contract/kit/counted';
import { EVENT_STATUS_NAMES } from '@famiglia/contract/events/event-states';
import { CAPT_RESULT_NAMES } from '@famiglia/contract/capts/capt-states';
import type { UpcomingCapt } from '@famiglia/contract/dashboard/dashboard';
import { plural } from '@famiglia/contract/kit/plural';
import type { Texts } from '../../shared/language/texts.ts';

const en = {
  title: 'Overview',
  recent: 'Recent activity',
  allActivity: 'All activity',
  nextEvents: 'Upcoming',
  allEvents: 'All events',
  noEvents: 'Nothing planned yet. Create an event here or in Discord.',
  closed: EVENT_STATUS_NAMES.en.closed,
  reserve: (count: string) => `reserve ${count}`,
  against: ({ opponent, side }: UpcomingCapt) =>
    `${side === 'attack' ? 'Capt: attack on' : 'Capt: defense against'} ${opponent}`,
  damage: 'Damage in capts',
  allCapts: 'All capts',
  wonOf: (won: string, played: number, share: string) =>
    `won ${won} of the last ${counted('en', 'capts', played)}, ${share}`,
  newEvent: 'New event',
  newCapt: 'New capt',
  results: CAPT_RESULT_NAMES.en,
  movers: 'Reputation this week',
  up: 'Gained most',
  down: 'Lost most',
  overWeek: (now: string, before: string) => `${now} this week (${before} the week before)`,
  allMembers: 'All members',
  activeHours: 'When members are in Discord',
  lastSeen: 'Recently seen',
  activeHoursLabel: 'Members seen in each hour of the last seven days, server time',
  day: 'Day',
  membersSeen: (count: number) => counted('en', 'members', count),
  members: FEATURE_NAMES.en.members,
  active: (active: string, inactive: string, days: number) =>
    `${active} active, ${inactive} not seen for ${counted('en', 'days', days)}`,
  reputation: 'Family reputation',
  perMember: (average: string) => `${average} per member`,
  events: 'Open events',
  eventsMonth: (count: number) =>
    plural('en', count, { one: '# event in 30 days', other: '# events in 30 days' }),
  capts: 'Capts in 30 days',
  captsWon: (won: string, share: string) => `${won} won, ${share}`,
  screenshots: 'Screens waiting',
  screenshotsSome: 'Waiting for a moderator',
  screenshotsOfBoth: (gungame: string, gg: string) => `Gun game ${gungame} · GG ${gg}`,
  away: (count: number) => plural('en', count, { one: '# member is away', other: '# members are away' }),
  vacationRequests: (count: number) =>
    plural('en', count, { one: '# request waiting', other: '# requests waiting' }),
  showAway: 'Show',
};

const ru: typeof en = {
  title: 'Обзор',
  recent: 'Последние изменения',
  allActivity: 'Вся активность',
  nextEvents: 'Ближайшее',
  allEvents: 'Все мероприятия',
  noEvents: 'Ничего не запланировано. Создать мероприятие можно здесь или в Discord.',
  closed: EVENT_STATUS_NAMES.ru.closed,
  reserve: (count: string) => `замена ${count}`,
  against: ({ opponent, side }: UpcomingCapt) =>
    `${side === 'attack' ? 'Капт: атака на' : 'Капт: защита от'} ${opponent}`,
  damage: 'Урон в каптах',
  allCapts: 'Все капты',
  wonOf: (won: string, played: number, share: string) =>
    `побед: ${won} за ${plural('ru', played, { one: 'последний # капт', few: 'последние # капта', many: 'последние # каптов', other: 'последние # капта' })}, ${share}`,
  newEvent: 'Новое МП',
  newCapt: 'Новый капт',
  results: CAPT_RESULT_NAMES.ru,
  movers: 'Репутация за неделю',
  up: 'Выросли',
  down: 'Потеряли',
  overWeek: (now, before) => `за неделю ${now} (неделей раньше ${before})`,
  allMembers: 'Все участники',
  activeHours: 'Когда семья в Discord',
  lastSeen: 'Кто был недавно',
  activeHoursLabel: 'Сколько участников бот видел в каждый час последних семи дней, по времени сервера',
  day: 'День',
  membersSeen: (count: number) => counted('ru', 'members', count),
  members: FEATURE_NAMES.ru.members,
  active: (active, inactive, days) =>
    `активны ${active}, больше ${counted('ru', 'days', days)} не видно ${inactive}`,
  reputation: 'Репутация семьи',
  perMember: (average: string) => `${average} на человека`,
  events: 'Открытые МП',
  eventsMonth: (count: number) => `за 30 дней: ${count}`,
  capts: 'Капты за 30 дней',
  captsWon: (won: string, share: string) => `побед: ${won} (${share})`,
  screenshots: 'Скрины на проверке',
  screenshotsSome: 'Ждут модератора',
  screenshotsOfBoth: (gungame, gg) => `Ган-гейм ${gungame} · ГГ ${gg}`,
  away: (count: number) =>
    plural('ru', count, {
      one: 'В отпуске # участник',
      few: 'В отпуске # участника',
      many: 'В отпуске # участников',
      other: 'В отпуске # участника',
    }),
  vacationRequests: (count: number) =>
    plural('ru', count, {
      one: '# заявка ждёт',
      few: '# заявки ждут',
      many: '# заявок ждут',
      other: '# заявки ждут',
    }),
  showAway: 'Открыть',
};

export const dashboardText: Texts<typeof en> = { en, ru };
