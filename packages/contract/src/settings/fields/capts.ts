import { number, reminders, role, toggle } from '../setting-kinds.ts';
import { minutes, reputation } from './units.ts';

export const captFields = {
  'capts.reward': number({
    section: 'capts',
    setup: 'capts',
    min: 0,
    max: 100_000,
    unit: reputation,
    default: 20,
    en: { label: 'Capt reward', hint: 'Paid to everyone who attended once the capt is finished.' },
    ru: { label: 'За участие в капте', hint: 'Начисляется, когда капт завершён, тем, кто был.' },
  }),
  'capts.ping_role_id': role({
    section: 'capts',
    setup: 'capts',
    everyone: true,
    en: {
      label: 'Who to ping',
      fullLabel: 'Who to ping for capts',
      hint: 'Mentioned once, when sign-up is posted. @everyone: everyone who can join.',
    },
    ru: {
      label: 'Кого звать',
      fullLabel: 'Кого звать на капты',
      hint: 'Бот упомянет один раз, когда откроет запись. @everyone: все, кто может записаться.',
    },
  }),
  'capts.ping_again_minutes': number({
    section: 'capts',
    setup: 'capts',
    min: 0,
    max: 1440,
    unit: minutes,
    default: 0,
    en: {
      label: 'Ping again if spots are left',
      fullLabel: 'Ping again for capts with spots left',
      hint: 'How long before the start to mention them once more. 0: never.',
    },
    ru: {
      label: 'Позвать ещё раз, если есть места',
      fullLabel: 'Ещё раз позвать на капты, если есть места',
      hint: 'За столько до начала бот упомянет их ещё раз. 0: никогда.',
    },
  }),
  'capts.thread': toggle({
    section: 'capts',
    setup: 'capts',
    default: false,
    en: {
      label: 'Thread for the main list',
      fullLabel: 'Thread for a capt’s main list',
      hint: 'A private thread under the sign-up, opened when sign-up closes and archived at the end.',
    },
    ru: {
      label: 'Ветка для основы',
      fullLabel: 'Ветка для основы капта',
      hint: 'Приватная ветка под записью: появится, когда запись закроется, и уйдёт в архив в конце.',
    },
  }),
  'capts.more_answers': toggle({
    section: 'capts',
    setup: 'capts',
    default: false,
    en: {
      label: 'More answers',
      fullLabel: 'More answers for capts',
      hint: 'Late, Maybe and Can’t besides Join and Leave, so that you see who has not answered.',
    },
    ru: {
      label: 'Больше ответов',
      fullLabel: 'Больше ответов при записи на капты',
      hint: '«Опоздаю», «Под вопросом» и «Не смогу» рядом с плюсом и минусом: видно, кто не ответил.',
    },
  }),
  'capts.cutoff_minutes': number({
    section: 'capts',
    setup: 'capts',
    min: 0,
    max: 1440,
    unit: minutes,
    default: 0,
    en: {
      label: 'Close sign-up before the start',
      fullLabel: 'Close sign-up before a capt',
      hint: 'After that nobody can join or leave. 0: at the start.',
    },
    ru: {
      label: 'Запись закрывается до начала',
      fullLabel: 'Запись на капт закрывается до начала',
      hint: 'После этого записаться и сняться нельзя. 0: в момент начала.',
    },
  }),
  'capts.no_show_penalty': number({
    section: 'capts',
    setup: 'capts',
    min: 0,
    max: 100_000,
    unit: reputation,
    default: 0,
    en: {
      label: 'No-show penalty',
      fullLabel: 'No-show penalty for capts',
      hint: 'For anyone on the main list who did not attend without a good reason. 0: no penalty.',
    },
    ru: {
      label: 'Штраф за неявку',
      fullLabel: 'Штраф за неявку на капт',
      hint: 'С того, кто был в основе и не пришёл без уважительной причины. 0: без штрафа.',
    },
  }),
  'capts.late_leave_penalty': number({
    section: 'capts',
    setup: 'capts',
    min: 0,
    max: 100_000,
    unit: reputation,
    default: 0,
    en: {
      label: 'Late leave penalty',
      fullLabel: 'Late leave penalty for capts',
      hint: 'For anyone who left the main list too late without a good reason. 0: no penalty.',
    },
    ru: {
      label: 'Штраф за позднее снятие',
      fullLabel: 'Штраф за позднее снятие с капта',
      hint: 'С того, кто снялся из основы слишком поздно без уважительной причины. 0: без штрафа.',
    },
  }),
  'capts.reminders_minutes': reminders({
    en: { label: 'Before a capt' },
    ru: { label: 'Перед каптом' },
  }),
};
