import * as z from 'zod';
import { ACTIVITY_TYPES } from './activity-types.ts';
import { SORTING_CRITERIA } from './events.ts';
import type { Language } from './constants.ts';
import { LOGGED_AT_FIRST } from './logged-at-first.ts';
import { channel, choice, number, reminders, role, special, text, toggle } from './setting-kinds.ts';
import type { FieldText } from './setting-kinds.ts';
import { snowflake } from './shapes.ts';
import { isEmoji } from './ping-emoji.ts';
import { freeText, nameText } from './visible-text.ts';
import { MOST_DAYS, MOST_WEIGHT } from './warning-kinds.ts';
import { WELCOME_LENGTH } from './welcome-text.ts';

const reputation = {
  en: { one: 'reputation', other: 'reputation' },
  ru: { one: 'репутации', other: 'репутации' },
};
const screens = {
  en: { one: 'screen', other: 'screens' },
  ru: { one: 'скрин', few: 'скрина', many: 'скринов', other: 'скрина' },
};
const minutes = {
  en: { one: 'minute', other: 'minutes' },
  ru: { one: 'минута', few: 'минуты', many: 'минут', other: 'минуты' },
};
const days = {
  en: { one: 'day', other: 'days' },
  ru: { one: 'день', few: 'дня', many: 'дней', other: 'дня' },
};
const hours = {
  en: { one: 'hour', other: 'hours' },
  ru: { one: 'час', few: 'часа', many: 'часов', other: 'часа' },
};
const times = {
  en: { one: 'time', other: 'times' },
  ru: { one: 'раз', few: 'раза', many: 'раз', other: 'раза' },
};

const points = {
  en: { one: 'point', other: 'points' },
  ru: { one: 'балл', few: 'балла', many: 'баллов', other: 'балла' },
};

/** What a moderator or a leader chooses a reason from. */
const reasons = z.array(nameText.min(1).max(100)).max(20);

/** From how many points of active warnings something happens; 0 if never. */
const fromPoints = (standard: number, texts: Record<Language, FieldText>) =>
  number({
    ...texts,
    section: 'personnel',
    setup: 'warnings',
    min: 0,
    max: 1000,
    unit: points,
    default: standard,
  });

const weight = (standard: number, texts: Record<Language, FieldText>) =>
  number({
    ...texts,
    section: 'personnel',
    setup: 'warnings',
    min: 0,
    max: MOST_WEIGHT,
    unit: points,
    default: standard,
  });

/**
 * Every setting of a guild by its path, in the order in which it is sent and shown. Schema, defaults, checks, panel,
 * `/setup` and the activity's words are made from it: a declared number, text, choice, switch, channel or role appears in
 * all of them by itself. A `special` one also needs its control in the panel and in `/setup`.
 */
export const SETTINGS_FIELDS = {
  language: choice({
    section: 'general',
    setup: 'general',
    options: {
      ru: { en: { label: 'Русский' }, ru: { label: 'Русский' } },
      en: { en: { label: 'English' }, ru: { label: 'English' } },
    },
    default: 'ru',
    en: {
      label: 'Language',
      hint: 'The bot’s own posts. Answers to one person come in that person’s language.',
    },
    ru: { label: 'Язык', hint: 'Для общих сообщений бота. Личные ответы приходят на языке читателя.' },
  }),
  // Most families live in Moscow time.
  time_zone: special({
    kind: 'time_zone',
    schema: z.string().max(64),
    section: 'general',
    setup: 'general',
    default: 'Europe/Moscow',
    en: { label: 'Time zone', hint: 'Times are shown in this zone and in the reader’s own.' },
    ru: { label: 'Часовой пояс', hint: 'Время показано в этом поясе и в поясе читателя.' },
  }),
  reputation_name: text({
    section: 'general',
    setup: 'general',
    min: 1,
    max: 32,
    default: 'Репутация',
    en: { label: 'What reputation is called', hint: 'Points, respect, dollars: as your family says.' },
    ru: { label: 'Как называется репутация', hint: 'Очки, респект, доллары: как принято в семье.' },
  }),
  reputation_notices: toggle({
    section: 'reputation',
    setup: 'general',
    default: true,
    en: {
      label: 'Tell members of changes by hand',
      hint: 'A direct message says who changed their reputation, by how much and why. Not if more than 25 change at once.',
    },
    ru: {
      label: 'Сообщать об изменениях вручную',
      hint: 'В личном сообщении: кто изменил репутацию, на сколько и почему. Не при изменении больше чем у 25 сразу.',
    },
  }),
  'channels.events': channel({
    en: { label: 'Events', hint: 'Sign-up lists are posted here.' },
    ru: { label: 'Мероприятия', hint: 'Сюда бот пишет списки записи.' },
  }),
  'channels.capts': channel({
    en: { label: 'Capts', hint: 'Capts and their lists are posted here.' },
    ru: { label: 'Капты', hint: 'Сюда бот пишет капты и их составы.' },
  }),
  'channels.gg': channel({
    en: { label: 'GG screens', hint: 'Pictures posted here earn reputation.' },
    ru: { label: 'Скрины с ГГ', hint: 'Картинки отсюда приносят репутацию.' },
  }),
  'channels.gg_review': channel({
    shows: 'users.view',
    en: { label: 'GG review', hint: 'Screens that wait or look alike are judged here.' },
    ru: {
      label: 'Проверка скринов с ГГ',
      hint: 'Здесь решают о скринах, которые ждут или похожи на прежние.',
    },
  }),
  'channels.gungame': channel({
    en: { label: 'Gun game', hint: 'Pictures posted here wait for a moderator.' },
    ru: { label: 'Ган-гейм', hint: 'Картинки отсюда ждут модератора.' },
  }),
  'channels.gungame_review': channel({
    shows: 'gungame.view',
    en: { label: 'Gun game review', hint: 'Moderators approve and reject here.' },
    ru: { label: 'Проверка ган-гейма', hint: 'Здесь модераторы одобряют и отклоняют.' },
  }),
  'channels.personnel': channel({
    shows: 'personnel.view',
    en: { label: 'Leaders: personnel', hint: 'Requests for vacations and notes about people come here.' },
    ru: { label: 'Руководству: кадры', hint: 'Сюда приходят заявки на отпуск и сообщения о людях.' },
  }),
  'channels.away': channel({
    en: { label: 'Who is away', hint: 'One message that the bot keeps up to date.' },
    ru: { label: 'Кто в отпуске', hint: 'Одно сообщение, которое бот сам обновляет.' },
  }),
  'channels.family': channel({
    en: { label: 'The family', hint: 'Members by rank, in one message that the bot keeps up to date.' },
    ru: { label: 'Состав семьи', hint: 'Участники по рангам, в одном сообщении, которое бот сам обновляет.' },
  }),
  'channels.welcome': channel({
    en: { label: 'Welcomes', hint: 'Newcomers are welcomed here, if you switch it on.' },
    ru: { label: 'Приветствия', hint: 'Здесь бот приветствует новичков, если это включено.' },
  }),
  'channels.rules': channel({
    onlyNamed: true,
    en: { label: 'Rules', hint: 'The bot only names it in the welcome.' },
    ru: { label: 'Правила', hint: 'Бот только называет этот канал в приветствии.' },
  }),
  'channels.ping_roles': channel({
    en: { label: 'Ping roles', hint: 'A message with buttons: members choose what they are called for.' },
    ru: { label: 'Роли для упоминаний', hint: 'Сообщение с кнопками: каждый выбирает, о чём его звать.' },
  }),
  'channels.log': channel({
    shows: 'activity.view',
    en: { label: 'Log', hint: 'What was changed, and by whom.' },
    ru: { label: 'Журнал', hint: 'Что изменили и кто.' },
  }),
  'gg.mode': choice({
    section: 'reputation',
    setup: 'screens',
    options: {
      auto: {
        en: {
          label: 'At once',
          note: 'The reward is credited as the screen arrives. Look-alikes are still flagged.',
        },
        ru: { label: 'Сразу', note: 'Награда приходит вместе со скрином. Похожие всё равно отмечаются.' },
      },
      review: {
        en: { label: 'After a look', note: 'Each screen waits until a moderator approves it.' },
        ru: { label: 'После проверки', note: 'Каждый скрин ждёт, пока его примет модератор.' },
      },
    },
    default: 'auto',
    en: { label: 'How GG screens are paid' },
    ru: { label: 'Как засчитывать скрины с ГГ' },
  }),
  'gg.look_alikes': choice({
    section: 'reputation',
    setup: 'screens',
    options: {
      pay: {
        en: {
          label: 'Pay at once',
          note: 'A moderator sees it beside the earlier one and can take the reward back.',
        },
        ru: {
          label: 'Засчитать сразу',
          note: 'Модератор увидит его рядом с прежним и сможет забрать награду.',
        },
      },
      hold: {
        en: { label: 'Hold', note: 'It waits until a moderator has compared it with the earlier one.' },
        ru: { label: 'Задержать', note: 'Он ждёт, пока модератор не сравнит его с прежним.' },
      },
    },
    default: 'pay',
    en: {
      label: 'GG screens that look like an earlier one',
      hint: 'When screens are paid at once. A copy of another member’s file always waits.',
    },
    ru: {
      label: 'Скрины с ГГ, похожие на прежние',
      hint: 'Если скрины засчитываются сразу. Копия чужого файла ждёт всегда.',
    },
  }),
  'gg.reward': number({
    section: 'reputation',
    setup: 'screens',
    min: 0,
    max: 100_000,
    unit: reputation,
    default: 5,
    en: { label: 'For one GG screen', hint: 'Reputation for each screen that counts.' },
    ru: { label: 'За скрин с ГГ', hint: 'Репутация за каждый засчитанный скрин.' },
  }),
  'gg.daily_limit': number({
    section: 'reputation',
    setup: 'screens',
    min: 1,
    max: 100,
    unit: screens,
    default: 5,
    en: {
      label: 'Screens a day',
      fullLabel: 'GG screens a day',
      hint: 'What a member posts beyond this earns nothing that day.',
    },
    ru: {
      label: 'Скринов в день',
      fullLabel: 'Скринов с ГГ в день',
      hint: 'Сверх этого числа скрины за день не засчитываются.',
    },
  }),
  'events.reward': number({
    section: 'events',
    setup: 'gatherings',
    min: 0,
    max: 100_000,
    unit: reputation,
    default: 15,
    en: {
      label: 'For coming to an event',
      hint: 'Paid when the event is finished, to those who were there.',
    },
    ru: { label: 'За явку на МП', hint: 'Начисляется, когда МП завершено, тем, кто пришёл.' },
  }),
  'events.ping_role_id': role({
    section: 'events',
    setup: 'gatherings',
    everyone: true,
    en: {
      label: 'Whom to ping',
      fullLabel: 'Whom to ping for events',
      hint: 'Mentioned once, when sign-up is posted. @everyone: everyone who may join.',
    },
    ru: {
      label: 'Кого звать',
      fullLabel: 'Кого звать на МП',
      hint: 'Бот упомянет один раз, когда откроет запись. @everyone: все, кто может записаться.',
    },
  }),
  'events.ping_again_minutes': number({
    section: 'events',
    setup: 'gatherings',
    min: 0,
    max: 1440,
    unit: minutes,
    default: 0,
    en: {
      label: 'Ping again if places are free',
      fullLabel: 'Ping again for events with free places',
      hint: 'This long before the start they are mentioned once more. 0: never.',
    },
    ru: {
      label: 'Позвать ещё раз, если есть места',
      fullLabel: 'Ещё раз позвать на МП, если есть места',
      hint: 'За столько до начала бот упомянет их ещё раз. 0: никогда.',
    },
  }),
  'events.thread': toggle({
    section: 'events',
    setup: 'gatherings',
    default: false,
    en: {
      label: 'Thread for those selected',
      fullLabel: 'Thread for those selected for an event',
      hint: 'A private thread below the sign-up, made when sign-up ends and archived at the end.',
    },
    ru: {
      label: 'Ветка для основы',
      fullLabel: 'Ветка для основы МП',
      hint: 'Приватная ветка под записью: появится, когда запись закроется, и уйдёт в архив в конце.',
    },
  }),
  'events.cutoff_minutes': number({
    section: 'events',
    setup: 'gatherings',
    min: 0,
    max: 1440,
    unit: minutes,
    default: 0,
    en: {
      label: 'Sign-up ends before the start',
      fullLabel: 'Sign-up ends before an event',
      hint: 'After that nobody joins or leaves by themselves. 0: at the start.',
    },
    ru: {
      label: 'Запись закрывается до начала',
      fullLabel: 'Запись на МП закрывается до начала',
      hint: 'После этого записаться и сняться нельзя. 0: в момент начала.',
    },
  }),
  'events.late_minutes': number({
    section: 'events',
    setup: 'gatherings',
    min: 0,
    max: 1440,
    unit: minutes,
    default: 30,
    en: {
      label: 'Leaving counts as late',
      fullLabel: 'Leaving an event or a capt counts as late',
      hint: 'Giving up a place this long before the start counts as not coming. Also for capts.',
    },
    ru: {
      label: 'Поздно сниматься',
      fullLabel: 'Поздно сниматься с МП и каптов',
      hint: 'Кто снялся из основы позже этого времени до начала, считается не пришедшим. И на каптах тоже.',
    },
  }),
  'events.no_show_penalty': number({
    section: 'events',
    setup: 'gatherings',
    min: 0,
    max: 100_000,
    unit: reputation,
    default: 0,
    en: {
      label: 'Taken for not coming',
      fullLabel: 'Taken for not coming to an event',
      hint: 'From whoever had a place and did not come without a good reason. 0: nothing.',
    },
    ru: {
      label: 'Штраф за неявку',
      fullLabel: 'Штраф за неявку на МП',
      hint: 'С того, кто был в основе и не пришёл без уважительной причины. 0: без штрафа.',
    },
  }),
  'events.late_leave_penalty': number({
    section: 'events',
    setup: 'gatherings',
    min: 0,
    max: 100_000,
    unit: reputation,
    default: 0,
    en: {
      label: 'Taken for leaving late',
      fullLabel: 'Taken for leaving an event late',
      hint: 'From whoever gave up a place too late without a good reason. 0: nothing.',
    },
    ru: {
      label: 'Штраф за позднее снятие',
      fullLabel: 'Штраф за позднее снятие с МП',
      hint: 'С того, кто снялся из основы слишком поздно без уважительной причины. 0: без штрафа.',
    },
  }),
  'events.strike_limit': number({
    section: 'events',
    setup: 'gatherings',
    min: 0,
    max: 100,
    unit: times,
    default: 3,
    en: {
      label: 'Report no-shows to leaders from',
      hint: 'Whoever did not come this often in 30 days, to events and capts, is named in the log. 0: nobody.',
    },
    ru: {
      label: 'Сообщать о неявках с',
      hint: 'Кто столько раз за 30 дней не пришёл на МП и капты без причины, того назовёт журнал. 0: никого.',
    },
  }),
  'events.sorting': special({
    kind: 'sorting',
    schema: z.array(z.enum(SORTING_CRITERIA)).max(SORTING_CRITERIA.length),
    section: 'events',
    setup: 'sorting',
    default: ['role_priority', 'reputation', 'reliability', 'benched_last_time', 'signed_up_at'],
    en: {
      label: 'Who gets into the main list',
      hint: 'The upper criterion decides; equals go on to the next one.',
    },
    ru: {
      label: 'Кто попадает в основу',
      hint: 'Решает верхний критерий; при равенстве смотрим на следующий.',
    },
  }),
  'events.reminders_minutes': reminders({
    en: { label: 'Before an event' },
    ru: { label: 'Перед мероприятием' },
  }),
  'capts.reward': number({
    section: 'capts',
    setup: 'gatherings',
    min: 0,
    max: 100_000,
    unit: reputation,
    default: 20,
    en: { label: 'For fighting a capt', hint: 'Paid when the capt is finished, to those who were there.' },
    ru: { label: 'За участие в капте', hint: 'Начисляется, когда капт завершён, тем, кто был.' },
  }),
  'capts.ping_role_id': role({
    section: 'capts',
    setup: 'gatherings',
    everyone: true,
    en: {
      label: 'Whom to ping',
      fullLabel: 'Whom to ping for capts',
      hint: 'Mentioned once, when sign-up is posted. @everyone: everyone who may join.',
    },
    ru: {
      label: 'Кого звать',
      fullLabel: 'Кого звать на капты',
      hint: 'Бот упомянет один раз, когда откроет запись. @everyone: все, кто может записаться.',
    },
  }),
  'capts.ping_again_minutes': number({
    section: 'capts',
    setup: 'gatherings',
    min: 0,
    max: 1440,
    unit: minutes,
    default: 0,
    en: {
      label: 'Ping again if places are free',
      fullLabel: 'Ping again for capts with free places',
      hint: 'This long before the start they are mentioned once more. 0: never.',
    },
    ru: {
      label: 'Позвать ещё раз, если есть места',
      fullLabel: 'Ещё раз позвать на капты, если есть места',
      hint: 'За столько до начала бот упомянет их ещё раз. 0: никогда.',
    },
  }),
  'capts.thread': toggle({
    section: 'capts',
    setup: 'gatherings',
    default: false,
    en: {
      label: 'Thread for those selected',
      fullLabel: 'Thread for those selected for a capt',
      hint: 'A private thread below the sign-up, made when sign-up ends and archived at the end.',
    },
    ru: {
      label: 'Ветка для основы',
      fullLabel: 'Ветка для основы капта',
      hint: 'Приватная ветка под записью: появится, когда запись закроется, и уйдёт в архив в конце.',
    },
  }),
  'capts.cutoff_minutes': number({
    section: 'capts',
    setup: 'gatherings',
    min: 0,
    max: 1440,
    unit: minutes,
    default: 0,
    en: {
      label: 'Sign-up ends before the start',
      fullLabel: 'Sign-up ends before a capt',
      hint: 'After that nobody joins or leaves by themselves. 0: at the start.',
    },
    ru: {
      label: 'Запись закрывается до начала',
      fullLabel: 'Запись на капт закрывается до начала',
      hint: 'После этого записаться и сняться нельзя. 0: в момент начала.',
    },
  }),
  'capts.no_show_penalty': number({
    section: 'capts',
    setup: 'gatherings',
    min: 0,
    max: 100_000,
    unit: reputation,
    default: 0,
    en: {
      label: 'Taken for not coming',
      fullLabel: 'Taken for not coming to a capt',
      hint: 'From whoever had a place and did not come without a good reason. 0: nothing.',
    },
    ru: {
      label: 'Штраф за неявку',
      fullLabel: 'Штраф за неявку на капт',
      hint: 'С того, кто был в основе и не пришёл без уважительной причины. 0: без штрафа.',
    },
  }),
  'capts.late_leave_penalty': number({
    section: 'capts',
    setup: 'gatherings',
    min: 0,
    max: 100_000,
    unit: reputation,
    default: 0,
    en: {
      label: 'Taken for leaving late',
      fullLabel: 'Taken for leaving a capt late',
      hint: 'From whoever gave up a place too late without a good reason. 0: nothing.',
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
  'gungame.reward': number({
    section: 'gungame',
    setup: 'screens',
    min: 0,
    max: 100_000,
    unit: reputation,
    default: 5,
    en: {
      label: 'For an approved screen',
      fullLabel: 'For an approved gun game screen',
      hint: 'Reputation for each gun game screen a moderator approves.',
    },
    ru: {
      label: 'За одобренный скрин',
      fullLabel: 'За принятый скрин ган-гейма',
      hint: 'Репутация за каждый скрин ган-гейма, который одобрил модератор.',
    },
  }),
  'gungame.daily_limit': number({
    section: 'gungame',
    setup: 'screens',
    min: 1,
    max: 100,
    unit: screens,
    default: 20,
    en: {
      label: 'Screens a day',
      fullLabel: 'Gun game screens a day',
      hint: 'What a member posts beyond this is not kept that day.',
    },
    ru: {
      label: 'Скринов в день',
      fullLabel: 'Скринов ган-гейма в день',
      hint: 'Скрины участника сверх этого числа в тот день не принимаются.',
    },
  }),
  'gungame.reject_reasons': special({
    kind: 'reasons',
    schema: reasons,
    section: 'gungame',
    setup: 'screens',
    default: ['Не видно счёта', 'Чужой ник', 'Старый скриншот', 'Обрезан'],
    en: {
      label: 'Reasons to reject',
      fullLabel: 'Reasons to reject a gun game screen',
      hint: 'A moderator picks one; the member reads it.',
    },
    ru: {
      label: 'Причины отказа',
      fullLabel: 'Причины отказа по ган-гейму',
      hint: 'Модератор выбирает одну, участник её прочитает.',
    },
  }),
  'vacations.approval': toggle({
    section: 'personnel',
    setup: 'personnel',
    default: true,
    en: {
      label: 'Vacations need approval',
      hint: 'A leader answers each request. Off: a vacation begins as asked.',
    },
    ru: {
      label: 'Отпуск нужно одобрить',
      hint: 'На каждую заявку отвечает руководитель. Выключено: отпуск берут без решения.',
    },
  }),
  'vacations.days_per_month': number({
    section: 'personnel',
    setup: 'personnel',
    min: 0,
    max: 31,
    unit: days,
    default: 14,
    en: { label: 'Vacation in a month', hint: 'What a member may take. Leaders may give more. 0: no limit.' },
    ru: {
      label: 'Отпуск за месяц',
      hint: 'Сколько участник может взять сам. Руководитель может дать больше. 0: без ограничения.',
    },
  }),
  'vacations.afk_hours': number({
    section: 'personnel',
    setup: 'personnel',
    min: 1,
    max: 48,
    unit: hours,
    default: 12,
    en: { label: 'Longest AFK', hint: 'Whoever is away for longer takes a vacation.' },
    ru: { label: 'Самый долгий AFK', hint: 'Кто уходит на дольше, берёт отпуск.' },
  }),
  'vacations.role': role({
    section: 'personnel',
    setup: 'personnel',
    changedByBot: true,
    en: {
      label: 'Role while away',
      hint: 'The bot gives it for a vacation or AFK and takes it back afterwards.',
    },
    ru: {
      label: 'Роль на время отпуска',
      hint: 'Бот выдаёт её на отпуск и AFK и снимает после возвращения.',
    },
  }),
  'inactive.days': number({
    section: 'personnel',
    setup: 'personnel',
    min: 3,
    max: 180,
    unit: days,
    default: 14,
    en: {
      label: 'Inactive after',
      hint: 'Without an event, a capt, a screen or voice. Vacations do not count.',
    },
    ru: {
      label: 'Давно не было: после',
      hint: 'Без МП, каптов, скринов и голосовых каналов. Отпуск не считается.',
    },
  }),
  'inactive.weekly': toggle({
    section: 'personnel',
    setup: 'personnel',
    default: true,
    en: { label: 'Tell leaders weekly who is inactive', hint: 'On Mondays, in the leaders’ channel.' },
    ru: { label: 'Раз в неделю сообщать, кого не было', hint: 'По понедельникам, в канал руководства.' },
  }),
  'ranks.weekly_note': choice({
    section: 'personnel',
    setup: 'personnel',
    options: {
      off: { en: { label: 'Off' }, ru: { label: 'Выключено' } },
      monday: { en: { label: 'Monday' }, ru: { label: 'Понедельник' } },
      tuesday: { en: { label: 'Tuesday' }, ru: { label: 'Вторник' } },
      wednesday: { en: { label: 'Wednesday' }, ru: { label: 'Среда' } },
      thursday: { en: { label: 'Thursday' }, ru: { label: 'Четверг' } },
      friday: { en: { label: 'Friday' }, ru: { label: 'Пятница' } },
      saturday: { en: { label: 'Saturday' }, ru: { label: 'Суббота' } },
      sunday: { en: { label: 'Sunday' }, ru: { label: 'Воскресенье' } },
    },
    default: 'off',
    en: {
      label: 'Tell leaders who is ready for a promotion',
      hint: 'Once a week at noon, in the leaders’ channel.',
    },
    ru: {
      label: 'Сообщать, кто готов к повышению',
      hint: 'Раз в неделю в полдень, в канал руководства.',
    },
  }),
  'warnings.reasons': special({
    kind: 'reasons',
    schema: reasons,
    section: 'personnel',
    setup: 'warnings',
    default: ['Неявка без предупреждения', 'Оскорбление', 'Неадекватное поведение', 'Нарушение приказа'],
    en: {
      label: 'Reasons for a warning',
      hint: 'A leader chooses one or writes their own; the member reads it.',
    },
    ru: {
      label: 'Причины предупреждений',
      hint: 'Руководитель выбирает одну или пишет свою, участник её прочитает.',
    },
  }),
  'warnings.verbal_weight': weight(1, {
    en: { label: 'Verbal warning', fullLabel: 'Points of a verbal warning' },
    ru: { label: 'Устное предупреждение', fullLabel: 'Баллов за устное предупреждение' },
  }),
  'warnings.warning_weight': weight(2, {
    en: { label: 'Warning', fullLabel: 'Points of a warning' },
    ru: { label: 'Предупреждение', fullLabel: 'Баллов за предупреждение' },
  }),
  'warnings.severe_weight': weight(3, {
    en: {
      label: 'Severe warning',
      fullLabel: 'Points of a severe warning',
      hint: 'Whoever warns may give more or fewer points.',
    },
    ru: {
      label: 'Строгое предупреждение',
      fullLabel: 'Баллов за строгое предупреждение',
      hint: 'Кто выдаёт предупреждение, может указать другое число.',
    },
  }),
  'warnings.days': number({
    section: 'personnel',
    setup: 'warnings',
    min: 0,
    max: MOST_DAYS,
    unit: days,
    default: 30,
    en: {
      label: 'A warning is active for',
      hint: 'Then it expires by itself. 0: until somebody lifts it.',
    },
    ru: {
      label: 'Срок предупреждения',
      hint: 'После него предупреждение сгорает. 0: действует, пока не снимут.',
    },
  }),
  'warnings.tell_at': fromPoints(4, {
    en: { label: 'Tell leaders from', hint: 'Posted in the personnel channel. 0: never.' },
    ru: { label: 'Сообщать руководству с', hint: 'Бот напишет в канал «Кадры». 0: никогда.' },
  }),
  'warnings.hold_at': fromPoints(0, {
    en: {
      label: 'No sign-up from',
      hint: 'With so many points nobody signs up for events and capts. A leader can still add them. 0: never.',
    },
    ru: {
      label: 'Не записывать с',
      hint: 'С этого числа баллов нельзя записаться на МП и капты. Руководитель может добавить сам. 0: никогда.',
    },
  }),
  'warnings.role_at': fromPoints(0, {
    en: { label: 'Take the role from', hint: 'It is given back when there are fewer points. 0: never.' },
    ru: { label: 'Снимать роль с', hint: 'Бот вернёт её, когда баллов станет меньше. 0: никогда.' },
  }),
  'warnings.role': role({
    section: 'personnel',
    setup: 'warnings',
    changedByBot: true,
    en: { label: 'Role that is taken', fullLabel: 'Role that warnings take' },
    ru: { label: 'Какую роль снимать', fullLabel: 'Роль, которую снимают предупреждения' },
  }),
  'warnings.dismiss_at': fromPoints(6, {
    en: {
      label: 'Propose dismissal from',
      hint: 'The bot only proposes it in the personnel channel; a leader decides. 0: never.',
    },
    ru: {
      label: 'Предлагать увольнение с',
      hint: 'Бот только предложит в канале «Кадры», решает руководитель. 0: никогда.',
    },
  }),
  'joining.welcome': choice({
    section: 'joining',
    setup: 'joining',
    options: {
      off: { en: { label: 'Nowhere' }, ru: { label: 'Нигде' } },
      channel: {
        en: { label: 'In the channel', note: 'In the channel for welcomes, chosen under Channels.' },
        ru: { label: 'В канале', note: 'В канале для приветствий из раздела «Каналы».' },
      },
      dm: {
        en: { label: 'By direct message', note: 'Whoever has closed them gets none.' },
        ru: { label: 'В личных сообщениях', note: 'У кого они закрыты, тот его не получит.' },
      },
      both: { en: { label: 'Both' }, ru: { label: 'И там, и там' } },
    },
    default: 'off',
    en: { label: 'Where newcomers are welcomed', hint: 'If many join at once, the bot stays silent.' },
    ru: { label: 'Где приветствовать новичков', hint: 'Если вступают сразу многие, бот промолчит.' },
  }),
  'joining.welcome_text': special({
    kind: 'welcome_text',
    schema: freeText.min(1).max(WELCOME_LENGTH),
    section: 'joining',
    setup: 'joining',
    default: 'Добро пожаловать в {family}, {member}! Прочитай {rules} и укажи игровой ник командой `/nick`.',
    en: {
      label: 'Welcome',
      hint: 'Filled in: {member} is the mention, {nick} the name, {family} the server, {rules} the channel with rules.',
    },
    ru: {
      label: 'Приветствие',
      hint: 'Подставляются: {member} — упоминание, {nick} — имя, {family} — сервер, {rules} — канал с правилами.',
    },
  }),
  'joining.roles': special({
    kind: 'roles',
    schema: z.array(snowflake).max(10),
    section: 'joining',
    setup: 'joining',
    default: [],
    en: { label: 'First roles', hint: 'Everybody who joins gets them. At most ten.' },
    ru: { label: 'Первые роли', hint: 'Их получает каждый, кто вступает. Не больше десяти.' },
  }),
  'joining.return_roles': toggle({
    section: 'joining',
    setup: 'joining',
    default: false,
    en: {
      label: 'Give roles back to who returns',
      hint: 'Roles without power over people, to whoever was neither dismissed nor blacklisted.',
    },
    ru: {
      label: 'Возвращать роли вернувшимся',
      hint: 'Роли без власти над людьми, если участника не уволили и он не в чёрном списке.',
    },
  }),
  'nicknames.on_acceptance': toggle({
    section: 'joining',
    setup: 'joining',
    default: true,
    en: {
      label: 'Name accepted candidates in Discord',
      hint: 'Their server nickname follows the pattern below. People above the bot keep theirs.',
    },
    ru: {
      label: 'Менять ник принятым по заявке',
      hint: 'Ник на сервере ставится по шаблону ниже. Тем, кто выше бота, он не меняется.',
    },
  }),
  'nicknames.in_step': toggle({
    section: 'joining',
    setup: 'joining',
    default: false,
    en: {
      label: 'Keep nicknames in step with in-game names',
      hint: 'The nickname follows when nick, static or rank changes. People above the bot keep theirs.',
    },
    ru: {
      label: 'Менять ник вслед за игровым',
      hint: 'Ник на сервере меняется вместе с игровым ником, статиком и рангом. Тем, кто выше бота, нет.',
    },
  }),
  'nicknames.pattern': text({
    section: 'joining',
    setup: 'joining',
    min: 1,
    max: 60,
    default: '{nick} | {static}',
    en: {
      label: 'Pattern of nicknames',
      hint: '{nick} is the in-game nick, {static} the static id, {rank} the rank. At most 32 characters reach Discord.',
    },
    ru: {
      label: 'Шаблон ника',
      hint: '{nick} — игровой ник, {static} — статик, {rank} — ранг. В Discord помещается 32 символа.',
    },
  }),
  'joining.ping_text': text({
    section: 'joining',
    setup: 'joining',
    min: 1,
    max: 200,
    default: 'Выберите, о чём вас звать. Ещё одно нажатие снимает роль.',
    en: { label: 'Words above the ping roles' },
    ru: { label: 'Текст над ролями для упоминаний' },
  }),
  'joining.ping_roles': special({
    kind: 'ping_roles',
    schema: z
      .array(
        z.strictObject({
          role_id: snowflake,
          label: nameText.min(1).max(40),
          emoji: z
            .string()
            .max(64)
            .refine((emoji) => emoji === '' || isEmoji(emoji)),
        }),
      )
      .max(25),
    section: 'joining',
    setup: 'joining',
    default: [],
    en: {
      label: 'Ping roles',
      hint: 'Buttons in the channel for ping roles: everybody takes and drops them. At most 25.',
    },
    ru: {
      label: 'Роли для упоминаний',
      hint: 'Кнопки в канале для таких ролей: каждый берёт и снимает их сам. Не больше 25.',
    },
  }),
  // Which kinds of activity are told in the log channel.
  'log.types': special({
    kind: 'log_types',
    schema: z.array(z.enum(ACTIVITY_TYPES)).max(ACTIVITY_TYPES.length),
    section: 'channels',
    setup: 'log',
    default: LOGGED_AT_FIRST,
    en: {
      label: 'What gets logged',
      hint: 'Posted in the log channel, a few lines at a time. The panel keeps everything either way.',
    },
    ru: {
      label: 'О чём пишет журнал',
      hint: 'Бот пишет это в канал журнала, по нескольку строк сразу. В панели хранится всё.',
    },
  }),
  reputation_roles: special({
    kind: 'reputation_roles',
    schema: z.array(z.strictObject({ role_id: snowflake, reputation: z.number().int() })).max(50),
    section: 'reputation',
    setup: 'roles',
    default: [],
    en: { label: 'Roles for reputation', hint: 'The bot gives the role once a member reaches the number.' },
    ru: { label: 'Роли за репутацию', hint: 'Бот выдаёт роль, когда участник набирает число.' },
  }),
};
