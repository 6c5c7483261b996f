import type { FirstStep } from '@famiglia/contract/dashboard/first-steps';
import type { Texts } from '../../../shared/language/texts.ts';

interface StepText {
  name: string;
  note: string;
  /** On the button that does it; a channel has buttons of its own. */
  action?: string;
}

const en = {
  title: 'First steps',
  hide: 'Hide first steps',
  progress: (done: number, all: number) => `${done} of ${all}`,
  later: 'Later',
  guessed: (language: string, zone: string) => `Bot language: ${language}. Time zone: ${zone}.`,
  change: 'Change',
  starts: (title: string, when: string) =>
    `“${title}” starts ${when}. After the start, mark who came: reputation is paid and the event is finished.`,
  started: (title: string) =>
    `“${title}” has started. Mark who came: reputation is paid and the event is finished.`,
  through: 'Your first event is finished',
  throughNote: 'Sign-up, attendance and reputation work. The rest is in the settings whenever you need it.',
  steps: {
    events_channel: {
      name: 'Where do you post events?',
      note: 'The bot posts sign-up with buttons there. Without a channel nothing appears in Discord.',
    },
    bot_rights: {
      name: 'Let the bot post in the event channel',
      note: 'Until then sign-up does not appear in Discord. The settings name the missing permission.',
      action: 'See what is missing',
    },
    event: {
      name: 'Create your first event',
      note: 'Name, day, time and spots are enough. People sign up with a button in Discord.',
      action: 'New event',
    },
    gg_channel: {
      name: 'Where do members post GG screens?',
      note: 'A screen there earns reputation, which decides who gets into the main list.',
    },
    deputies: {
      name: 'Let your deputies into the panel',
      note: 'Give a Discord role permissions, so that others can run events without you.',
      action: 'Choose a role',
    },
    finish: { name: 'Finish your first event', note: '', action: 'Open the event' },
  } satisfies Record<FirstStep, StepText> as Record<FirstStep, StepText>,
};

const ru: typeof en = {
  title: 'Первые шаги',
  hide: 'Скрыть первые шаги',
  progress: (done, all) => `${done} из ${all}`,
  later: 'Позже',
  guessed: (language, zone) => `Язык бота: ${language}. Часовой пояс: ${zone}.`,
  change: 'Изменить',
  starts: (title, when) =>
    `«${title}» начнётся ${when}. После начала отметьте, кто пришёл: бот начислит репутацию и закроет МП.`,
  started: (title) => `«${title}» уже идёт. Отметьте, кто пришёл: бот начислит репутацию и закроет МП.`,
  through: 'Первое МП проведено',
  throughNote: 'Запись, явка и репутация работают. Остальное ждёт в настройках, когда понадобится.',
  steps: {
    events_channel: {
      name: 'Куда публиковать МП?',
      note: 'Бот напишет туда запись с кнопками. Без канала в Discord ничего не появится.',
    },
    bot_rights: {
      name: 'Разрешите боту писать в канал МП',
      note: 'Пока он не может, записи в Discord не будет видно. Каких прав не хватает, написано в настройках.',
      action: 'Посмотреть, чего не хватает',
    },
    event: {
      name: 'Создайте первое МП',
      note: 'Хватит названия, дня, времени и числа мест. Люди запишутся кнопкой в Discord.',
      action: 'Новое МП',
    },
    gg_channel: {
      name: 'Куда присылать скрины с ГГ?',
      note: 'За скрин там начисляется репутация, а она решает, кто попадёт в основу.',
    },
    deputies: {
      name: 'Пустите заместителей в панель',
      note: 'Дайте права роли Discord, чтобы МП могли вести и без вас.',
      action: 'Выбрать роль',
    },
    finish: { name: 'Проведите первое МП', note: '', action: 'Открыть МП' },
  },
};

export const firstStepsText: Texts<typeof en> = { en, ru };
