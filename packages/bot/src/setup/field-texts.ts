import { localised } from '../texts/localised.ts';
import type { SetupField } from './setup-field.ts';

interface FieldTexts {
  labels: Record<SetupField, string>;
  /** What a field takes, said when it was given something else. */
  rules: Record<SetupField, string>;
  nothing: string;
  more: (count: number) => string;
  someOf: (count: number, all: number) => string;
  languages: { ru: string; en: string };
  modes: { auto: string; review: string };
  criteria: Record<
    'role_priority' | 'reputation' | 'reliability' | 'benched_last_time' | 'signed_up_at',
    string
  >;
}

const channelRules = (rule: string) => ({
  'channels.events': rule,
  'channels.capts': rule,
  'channels.gg': rule,
  'channels.gungame': rule,
  'channels.gungame_review': rule,
  'channels.log': rule,
});

const rewardRules = (rule: string) => ({
  'gg.reward': rule,
  'events.reward': rule,
  'capts.reward': rule,
  'gungame.reward': rule,
});

const limitRules = (rule: string) => ({ 'gg.daily_limit': rule, 'gungame.daily_limit': rule });

/** The settings by name, in the words of the panel. */
export const fieldTexts = localised<FieldTexts>({
  en: {
    labels: {
      language: 'Language',
      time_zone: 'Time zone',
      reputation_name: 'What reputation is called',
      'channels.events': 'Events',
      'channels.capts': 'Capts',
      'channels.gg': 'GG screens',
      'channels.gungame': 'Gun game',
      'channels.gungame_review': 'Gun game review',
      'channels.log': 'Log',
      'gg.mode': 'How GG screens are paid',
      'gg.reward': 'For one GG screen',
      'gg.daily_limit': 'GG screens a day',
      'events.reward': 'For coming to an event',
      'capts.reward': 'For fighting a capt',
      'gungame.reward': 'For an approved gun game screen',
      'gungame.daily_limit': 'Gun game screens a day',
      'gungame.reject_reasons': 'Reasons to reject a gun game screen',
      'events.reminders_minutes': 'Before an event',
      'capts.reminders_minutes': 'Before a capt',
      'events.sorting': 'Who gets into the main list',
      reputation_roles: 'Roles for reputation',
      'log.types': 'What the log tells',
    },
    rules: {
      language: 'one of the languages offered',
      time_zone: 'a zone by its international name, such as Europe/Moscow',
      reputation_name: '1 to 32 characters',
      ...channelRules(
        'a text channel of this server that you can see and write in; the log and the review also need the right to read what they show',
      ),
      'gg.mode': 'one of the two ways offered',
      ...rewardRules('a whole number from 0 to 100,000'),
      ...limitRules('a whole number from 1 to 100'),
      'gungame.reject_reasons': 'up to 20 lines of at most 100 characters, one reason a line',
      reputation_roles:
        'a whole number, and a role below the bot’s own and yours that gives no power over people or the server; 50 roles at most',
      'log.types': 'kinds of news from the list; choosing them needs the right to see the activity',
      'events.reminders_minutes': 'at most five times',
      'capts.reminders_minutes': 'at most five times',
      'events.sorting': 'each criterion once',
    },
    nothing: 'not set',
    more: (count) => `and ${count} more`,
    someOf: (count, all) => `${count} of ${all} kinds of news`,
    languages: { ru: 'Russian', en: 'English' },
    modes: { auto: 'At once', review: 'After a moderator’s review' },
    criteria: {
      role_priority: 'Role priority',
      reputation: 'Reputation',
      reliability: 'Reliability: comes after signing up',
      benched_last_time: 'Sat on the reserve last time',
      signed_up_at: 'Sign-up time',
    },
  },
  ru: {
    labels: {
      language: 'Язык',
      time_zone: 'Часовой пояс',
      reputation_name: 'Как называется репутация',
      'channels.events': 'Мероприятия',
      'channels.capts': 'Капты',
      'channels.gg': 'Скрины с ГГ',
      'channels.gungame': 'Ган-гейм',
      'channels.gungame_review': 'Проверка ган-гейма',
      'channels.log': 'Журнал',
      'gg.mode': 'Как засчитывать скрины с ГГ',
      'gg.reward': 'За скрин с ГГ',
      'gg.daily_limit': 'Скринов с ГГ в день',
      'events.reward': 'За явку на МП',
      'capts.reward': 'За участие в капте',
      'gungame.reward': 'За принятый скрин ган-гейма',
      'gungame.daily_limit': 'Скринов ган-гейма в день',
      'gungame.reject_reasons': 'Причины отказа по ган-гейму',
      'events.reminders_minutes': 'Перед мероприятием',
      'capts.reminders_minutes': 'Перед каптом',
      'events.sorting': 'Кто попадает в основу',
      reputation_roles: 'Роли за репутацию',
      'log.types': 'О чём пишет журнал',
    },
    rules: {
      language: 'один из предложенных языков',
      time_zone: 'пояс под международным названием, например Europe/Moscow',
      reputation_name: 'от 1 до 32 символов',
      ...channelRules(
        'текстовый канал этого сервера, который вы видите и в который пишете; для журнала и проверки нужно и право читать то, что там покажут',
      ),
      'gg.mode': 'один из двух способов',
      ...rewardRules('целое число от 0 до 100 000'),
      ...limitRules('целое число от 1 до 100'),
      'gungame.reject_reasons': 'до 20 строк не длиннее 100 символов, по одной причине в строке',
      reputation_roles:
        'целое число и роль ниже роли бота и вашей, без власти над людьми и сервером; не больше 50 ролей',
      'log.types': 'виды записей из списка; выбирать их может тот, кто видит журнал активности',
      'events.reminders_minutes': 'не больше пяти раз',
      'capts.reminders_minutes': 'не больше пяти раз',
      'events.sorting': 'каждый критерий один раз',
    },
    nothing: 'не указано',
    more: (count) => `и ещё ${count}`,
    someOf: (count, all) => `${count} из ${all} видов записей`,
    languages: { ru: 'русский', en: 'английский' },
    modes: { auto: 'Сразу', review: 'После проверки модератором' },
    criteria: {
      role_priority: 'Приоритет роли',
      reputation: 'Репутация',
      reliability: 'Надёжность: записался и пришёл',
      benched_last_time: 'В прошлый раз был в замене',
      signed_up_at: 'Время записи',
    },
  },
});
