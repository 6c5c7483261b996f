import { OPTION_NAMES } from '../../rosters/option-names.ts';
import { number, reminders, role, toggle } from '../setting-kinds.ts';
import { minutes, reputation } from './units.ts';

export const captFields = {
  'capts.reward': number({
    pairOf: 'events.reward',
    section: 'events',
    setup: 'capts',
    min: 0,
    max: 100_000,
    unit: reputation,
    default: 20,
    off: { start: 20, en: 'no reward', ru: 'без награды' },
    en: {
      label: 'Attendance reward',
      fullLabel: 'Capt reward',
      hint: 'Paid to everyone who attended, once it is finished.',
    },
    ru: {
      label: 'Награда за явку',
      fullLabel: 'За участие в капте',
      hint: 'Начисляется после завершения тем, кто пришёл.',
    },
  }),
  'capts.ping_role_id': role({
    pairOf: 'events.ping_role_id',
    section: 'events',
    setup: 'capts',
    everyone: true,
    en: {
      label: OPTION_NAMES.en.ping,
      fullLabel: 'Who to ping for capts',
      hint: 'Mentioned once, when sign-up is posted. @everyone: everyone who can join.',
    },
    ru: {
      label: OPTION_NAMES.ru.ping,
      fullLabel: 'Кого звать на капты',
      hint: 'Бот упомянет один раз, когда откроет запись. @everyone: все, кто может записаться.',
    },
  }),
  'capts.ping_again_minutes': number({
    pairOf: 'events.ping_again_minutes',
    section: 'events',
    setup: 'capts',
    min: 0,
    max: 1440,
    unit: minutes,
    default: 0,
    off: { start: 30, en: 'never', ru: 'никогда' },
    en: {
      label: 'Ping again if spots are left',
      fullLabel: 'Ping again for capts with spots left',
      hint: 'How long before the start to mention them once more.',
    },
    ru: {
      label: 'Позвать ещё раз, если есть места',
      fullLabel: 'Ещё раз позвать на капты, если есть места',
      hint: 'За столько до начала бот упомянет их ещё раз.',
    },
  }),
  'capts.thread': toggle({
    pairOf: 'events.thread',
    section: 'events',
    setup: 'capts',
    default: false,
    en: {
      label: OPTION_NAMES.en.thread,
      fullLabel: 'Thread for a capt’s main list',
      hint: 'A private thread under the sign-up, opened when sign-up closes and archived at the end.',
    },
    ru: {
      label: OPTION_NAMES.ru.thread,
      fullLabel: 'Ветка для основы капта',
      hint: 'Приватная ветка под записью: появится, когда запись закроется, и уйдёт в архив в конце.',
    },
  }),
  'capts.more_answers': toggle({
    pairOf: 'events.more_answers',
    section: 'events',
    setup: 'capts',
    default: false,
    en: {
      label: OPTION_NAMES.en.answers,
      fullLabel: 'More answers for capts',
      hint: 'Late, Maybe and Can’t besides Join and Leave, so that you see who has not answered.',
    },
    ru: {
      label: OPTION_NAMES.ru.answers,
      fullLabel: 'Больше ответов при записи на капты',
      hint: '«Опоздаю», «Под вопросом» и «Не смогу» рядом с плюсом и минусом: видно, кто не ответил.',
    },
  }),
  'capts.cutoff_minutes': number({
    pairOf: 'events.cutoff_minutes',
    section: 'events',
    setup: 'capts',
    min: 0,
    max: 1440,
    unit: minutes,
    default: 0,
    off: { start: 15, en: 'at the start', ru: 'в момент начала' },
    en: {
      label: 'Close sign-up before the start',
      fullLabel: 'Close sign-up before a capt',
      hint: 'After that nobody can join or leave.',
    },
    ru: {
      label: 'Запись закрывается до начала',
      fullLabel: 'Запись на капт закрывается до начала',
      hint: 'После этого записаться и сняться нельзя.',
    },
  }),
  'capts.no_show_penalty': number({
    pairOf: 'events.no_show_penalty',
    section: 'events',
    setup: 'capts',
    min: 0,
    max: 100_000,
    unit: reputation,
    default: 0,
    off: { start: 5, en: 'no penalty', ru: 'без штрафа' },
    en: {
      label: 'No-show penalty',
      fullLabel: 'No-show penalty for capts',
      hint: 'For anyone on the main list who did not attend without a good reason.',
    },
    ru: {
      label: 'Штраф за неявку',
      fullLabel: 'Штраф за неявку на капт',
      hint: 'С того, кто был в основе и не пришёл без уважительной причины.',
    },
  }),
  'capts.late_leave_penalty': number({
    pairOf: 'events.late_leave_penalty',
    section: 'events',
    setup: 'capts',
    min: 0,
    max: 100_000,
    unit: reputation,
    default: 0,
    off: { start: 5, en: 'no penalty', ru: 'без штрафа' },
    en: {
      label: 'Late leave penalty',
      fullLabel: 'Late leave penalty for capts',
      hint: 'For anyone who left the main list too late without a good reason.',
    },
    ru: {
      label: 'Штраф за позднее снятие',
      fullLabel: 'Штраф за позднее снятие с капта',
      hint: 'С того, кто снялся из основы слишком поздно без уважительной причины.',
    },
  }),
  'capts.reminders_minutes': reminders({
    pairOf: 'events.reminders_minutes',
    en: { label: 'Reminders before the start', fullLabel: 'Reminders before a capt' },
    ru: { label: 'Напоминания до начала', fullLabel: 'Напоминания перед каптом' },
  }),
};
