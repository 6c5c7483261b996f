import type { Language } from '../kit/language.ts';
import type { FirstStep } from './first-steps.ts';

/** What each first step is, and why it matters; the note of the last one is about the event. */
export const FIRST_STEP_WORDS: Readonly<
  Record<
    Language,
    {
      title: string;
      progress: (done: number, all: number) => string;
      steps: Record<FirstStep, { name: string; note: string }>;
    }
  >
> = {
  en: {
    title: 'First steps',
    progress: (done, all) => `${done} of ${all}`,
    steps: {
      events_channel: {
        name: 'Where do you post events?',
        note: 'The bot posts sign-up with buttons there. Without a channel nothing appears in Discord.',
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
      gg_channel: {
        name: 'Where do members post GG screens?',
        note: 'A screen there earns reputation, which decides who gets into the main list.',
      },
      ranks: {
        name: 'Make a ladder of ranks',
        note: 'The bot proposes one from the order of your roles, and then says who is ready for the next rank.',
      },
      deputies: {
        name: 'Who leads the family?',
        note: 'Choose a Discord role: its people run events, reputation and people without you. Settings, rights and the plan stay yours.',
      },
      finish: { name: 'Finish your first event', note: '' },
    },
  },
  ru: {
    title: 'Первые шаги',
    progress: (done, all) => `${done} из ${all}`,
    steps: {
      events_channel: {
        name: 'Куда публиковать МП?',
        note: 'Бот напишет туда запись с кнопками. Без канала в Discord ничего не появится.',
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
      gg_channel: {
        name: 'Куда присылать скрины с ГГ?',
        note: 'За скрин там начисляется репутация, а она решает, кто попадёт в основу.',
      },
      ranks: {
        name: 'Соберите лестницу рангов',
        note: 'Бот предложит её по порядку ролей и потом подскажет, кто готов к следующему рангу.',
      },
      deputies: {
        name: 'Кто ведёт семью?',
        note: 'Выберите роль Discord: её люди смогут вести МП, репутацию и состав без вас. Настройки, права и тариф останутся за вами.',
      },
      finish: { name: 'Проведите первое МП', note: '' },
    },
  },
};
