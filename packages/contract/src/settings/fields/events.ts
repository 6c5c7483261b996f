import { OPTION_NAMES } from '../../rosters/option-names.ts';
import * as z from 'zod';
import { SORTING_CRITERIA } from '../../events/events.ts';
import { number, reminders, role, special, toggle } from '../setting-kinds.ts';
import { minutes, noShows, reputation } from './units.ts';

export const eventFields = {
  'events.reward': number({
    section: 'events',
    setup: 'events',
    min: 0,
    max: 100_000,
    unit: reputation,
    default: 15,
    off: { start: 15, en: 'no reward', ru: 'без награды' },
    en: {
      label: 'Attendance reward',
      hint: 'Paid to everyone who attended, once it is finished.',
    },
    ru: {
      label: 'Награда за явку',
      fullLabel: 'За явку на МП',
      hint: 'Начисляется после завершения тем, кто пришёл.',
    },
  }),
  'events.ping_role_id': role({
    section: 'events',
    setup: 'events',
    everyone: true,
    en: {
      label: OPTION_NAMES.en.ping,
      fullLabel: 'Who to ping for events',
      hint: 'Mentioned once, when sign-up is posted. @everyone: everyone who can join.',
    },
    ru: {
      label: OPTION_NAMES.ru.ping,
      fullLabel: 'Кого звать на МП',
      hint: 'Бот упомянет один раз, когда откроет запись. @everyone: все, кто может записаться.',
    },
  }),
  'events.ping_again_minutes': number({
    section: 'events',
    setup: 'events',
    min: 0,
    max: 1440,
    unit: minutes,
    default: 0,
    off: { start: 30, en: 'never', ru: 'никогда' },
    en: {
      label: 'Ping again if spots are left',
      fullLabel: 'Ping again for events with spots left',
      hint: 'How long before the start to mention them once more.',
    },
    ru: {
      label: 'Позвать ещё раз, если есть места',
      fullLabel: 'Ещё раз позвать на МП, если есть места',
      hint: 'За столько до начала бот упомянет их ещё раз.',
    },
  }),
  'events.thread': toggle({
    section: 'events',
    setup: 'events',
    default: false,
    en: {
      label: OPTION_NAMES.en.thread,
      fullLabel: 'Thread for an event’s main list',
      hint: 'A private thread under the sign-up, opened when sign-up closes and archived at the end.',
    },
    ru: {
      label: OPTION_NAMES.ru.thread,
      fullLabel: 'Ветка для основы МП',
      hint: 'Приватная ветка под записью: появится, когда запись закроется, и уйдёт в архив в конце.',
    },
  }),
  'events.more_answers': toggle({
    section: 'events',
    setup: 'events',
    default: false,
    en: {
      label: OPTION_NAMES.en.answers,
      fullLabel: 'More answers for events',
      hint: 'Late, Maybe and Can’t besides Join and Leave, so that you see who has not answered.',
    },
    ru: {
      label: OPTION_NAMES.ru.answers,
      fullLabel: 'Больше ответов при записи на МП',
      hint: '«Опоздаю», «Под вопросом» и «Не смогу» рядом с плюсом и минусом: видно, кто не ответил.',
    },
  }),
  'events.cutoff_minutes': number({
    section: 'events',
    setup: 'events',
    min: 0,
    max: 1440,
    unit: minutes,
    default: 0,
    off: { start: 15, en: 'at the start', ru: 'в момент начала' },
    en: {
      label: 'Close sign-up before the start',
      fullLabel: 'Close sign-up before an event',
      hint: 'After that nobody can join or leave.',
    },
    ru: {
      label: 'Запись закрывается до начала',
      fullLabel: 'Запись на МП закрывается до начала',
      hint: 'После этого записаться и сняться нельзя.',
    },
  }),
  'events.line_up_minutes': number({
    section: 'events',
    setup: 'events',
    min: 0,
    max: 60,
    unit: minutes,
    default: 0,
    off: { start: 10, en: 'never', ru: 'никогда' },
    en: {
      label: 'Voice check before the start',
      fullLabel: 'Voice check before an event',
      hint: 'Leaders are told who of the main list is not in voice. For sign-ups created from now on.',
    },
    ru: {
      label: 'Проверка голоса до начала',
      fullLabel: 'Проверка голоса перед МП',
      hint: 'Руководство узнает, кого из основы нет в голосе. Для новых записей.',
    },
  }),
  'events.late_minutes': number({
    section: 'events',
    setup: 'events',
    min: 0,
    max: 1440,
    unit: minutes,
    default: 30,
    off: { start: 30, en: 'not counted', ru: 'не считать' },
    en: {
      label: 'Late leave window',
      fullLabel: 'Late leave window for events and capts',
      hint: 'Leaving the main list closer to the start than this counts as a no-show. Applies to capts too.',
    },
    ru: {
      label: 'Позднее снятие',
      fullLabel: 'Позднее снятие с МП и каптов',
      hint: 'Снялся из основы меньше чем за столько до начала — неявка. На каптах так же.',
    },
  }),
  'events.no_show_penalty': number({
    section: 'events',
    setup: 'events',
    min: 0,
    max: 100_000,
    unit: reputation,
    default: 0,
    off: { start: 5, en: 'no penalty', ru: 'без штрафа' },
    en: {
      label: 'No-show penalty',
      fullLabel: 'No-show penalty for events',
      hint: 'For anyone on the main list who did not attend without a good reason.',
    },
    ru: {
      label: 'Штраф за неявку',
      fullLabel: 'Штраф за неявку на МП',
      hint: 'С того, кто был в основе и не пришёл без уважительной причины.',
    },
  }),
  'events.late_leave_penalty': number({
    section: 'events',
    setup: 'events',
    min: 0,
    max: 100_000,
    unit: reputation,
    default: 0,
    off: { start: 5, en: 'no penalty', ru: 'без штрафа' },
    en: {
      label: 'Late leave penalty',
      fullLabel: 'Late leave penalty for events',
      hint: 'For anyone who left the main list too late without a good reason.',
    },
    ru: {
      label: 'Штраф за позднее снятие',
      fullLabel: 'Штраф за позднее снятие с МП',
      hint: 'С того, кто снялся из основы слишком поздно без уважительной причины.',
    },
  }),
  'events.strike_limit': number({
    section: 'events',
    setup: 'events',
    min: 0,
    max: 100,
    unit: noShows,
    default: 3,
    off: { start: 3, en: 'never', ru: 'никогда' },
    en: {
      label: 'Report after',
      hint: 'Anyone with this many unexcused no-shows in 30 days, events and capts together, is named in the log.',
    },
    ru: {
      label: 'Сообщать после',
      hint: 'Кто столько раз за 30 дней не пришёл на МП и капты без причины, попадёт в журнал.',
    },
  }),
  'events.sorting': special({
    kind: 'sorting',
    schema: z.array(z.enum(SORTING_CRITERIA)).max(SORTING_CRITERIA.length),
    section: 'sorting',
    setup: 'sorting',
    default: ['role_priority', 'reputation', 'reliability', 'benched_last_time', 'signed_up_at'],
    en: {
      label: 'Who makes the main list',
      hint: 'The top criterion decides; ties go to the next one.',
    },
    ru: {
      label: 'Кто попадает в основу',
      hint: 'Решает верхний критерий; при равенстве смотрим на следующий.',
    },
  }),
  'events.reminders_minutes': reminders({
    en: { label: 'Reminders before the start', fullLabel: 'Reminders before an event' },
    ru: { label: 'Напоминания до начала', fullLabel: 'Напоминания перед МП' },
  }),
};
