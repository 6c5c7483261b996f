import type { Language } from '../kit/language.ts';
import type { FirstStep, FirstSteps } from './first-steps.ts';

/** What each first step is, and why it matters; the note of the last one is about the event. */
export const FIRST_STEP_WORDS: Readonly<
  Record<
    Language,
    {
      title: string;
      progress: (done: number, all: number) => string;
      question: (number: number, all: number) => string;
      alreadyLead: (roles: string) => string;
      /** How far the first evening is. */
      evening: (event: Pick<NonNullable<FirstSteps['event']>, 'posted' | 'signed_up'>) => string;
      later: string;
      next: string;
      /** Puts the guide away, and brings it back. */
      hide: string;
      show: (progress: string) => string;
      steps: Record<FirstStep, { name: string; note: string }>;
    }
  >
> = {
  en: {
    title: 'First steps',
    progress: (done, all) => `${done} of ${all}`,
    question: (number, all) => `Question ${number} of ${all}`,
    alreadyLead: (roles) => `Leading already: ${roles}.`,
    evening: ({ posted, signed_up: count }) =>
      !posted
        ? 'Sign-up is not posted in Discord yet.'
        : count === 0
          ? 'Sign-up is posted, nobody has signed up yet.'
          : `Sign-up is posted, signed up: ${count}.`,
    later: 'Later',
    next: 'Next',
    hide: 'Hide first steps',
    show: (progress) => `Show first steps (${progress})`,
    steps: {
      language: {
        name: 'Which language and time zone?',
        note: 'The bot posts in this language and shows times in this zone. Personal replies come in each reader’s own language.',
      },
      deputies: {
        name: 'Who leads the family?',
        note: 'Choose a Discord role: its people run events, reputation and people without you. Settings, rights and the plan stay yours.',
      },
      channels: {
        name: 'Which channels?',
        note: 'Events and capts appear there with sign-up buttons, and a GG screen posted there earns reputation. Without a channel for events nothing appears in Discord.',
      },
      bot_rights: {
        name: 'Let the bot post in the event channel',
        note: 'Until then sign-up does not appear in Discord. The settings name the missing permission.',
      },
      event: {
        name: 'Create your first event',
        note: 'Name, day, time and spots are enough. People sign up with a button in Discord.',
      },
      names: {
        name: 'Read your members’ names',
        note: 'Nick and static ID stand in their nicknames already. Damage tables and lists find people by them.',
      },
      ranks: {
        name: 'Make a ladder of ranks',
        note: 'The bot proposes one from the order of your roles, and then says who is ready for the next rank.',
      },
      finish: { name: 'Finish your first event', note: '' },
    },
  },
  ru: {
    title: 'Первые шаги',
    progress: (done, all) => `${done} из ${all}`,
    question: (number, all) => `Вопрос ${number} из ${all}`,
    alreadyLead: (roles) => `Уже ведут: ${roles}.`,
    evening: ({ posted, signed_up: count }) =>
      !posted
        ? 'Записи в Discord ещё нет.'
        : count === 0
          ? 'Запись опубликована, пока никто не записался.'
          : `Запись опубликована, записались: ${count}.`,
    later: 'Позже',
    next: 'Дальше',
    hide: 'Скрыть первые шаги',
    show: (progress) => `Показать первые шаги (${progress})`,
    steps: {
      language: {
        name: 'Какой язык и часовой пояс?',
        note: 'На этом языке бот пишет в каналы, по этому поясу показывает время. Личные ответы приходят на языке читателя.',
      },
      deputies: {
        name: 'Кто ведёт семью?',
        note: 'Выберите роль Discord: её люди смогут вести МП, репутацию и состав без вас. Настройки, права и тариф останутся за вами.',
      },
      channels: {
        name: 'Какие каналы?',
        note: 'Туда бот пишет МП и капты с кнопками записи, а за скрин с ГГ начисляет репутацию. Без канала для МП в Discord ничего не появится.',
      },
      bot_rights: {
        name: 'Разрешите боту писать в канал МП',
        note: 'Пока он не может, записи в Discord не будет видно. Каких прав не хватает, написано в настройках.',
      },
      event: {
        name: 'Создайте первое МП',
        note: 'Хватит названия, дня, времени и числа мест. Люди запишутся кнопкой в Discord.',
      },
      names: {
        name: 'Прочитайте имена участников',
        note: 'Ник и статик уже стоят в их никах на сервере. По ним людей находят таблицы урона и списки.',
      },
      ranks: {
        name: 'Соберите лестницу рангов',
        note: 'Бот предложит её по порядку ролей и потом подскажет, кто готов к следующему рангу.',
      },
      finish: { name: 'Проведите первое МП', note: '' },
    },
  },
};
