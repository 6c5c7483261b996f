import * as z from 'zod';
import { ACTIVITY_TYPES } from '../activity/activity-types.ts';
import { SORTING_CRITERIA } from '../events/events.ts';
import type { Language } from '../kit/language.ts';
import { LOGGED_AT_FIRST } from '../activity/logged-at-first.ts';
import { channel, choice, number, reminders, role, special, text, toggle } from './setting-kinds.ts';
import type { FieldText } from './setting-kinds.ts';
import { snowflake } from '../kit/shapes.ts';
import { isEmoji } from '../rosters/ping-emoji.ts';
import { freeText, nameText } from '../kit/visible-text.ts';
import { MOST_DAYS, MOST_WEIGHT } from '../warnings/warning-kinds.ts';
import { WELCOME_LENGTH } from '../joining/welcome-text.ts';

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
      hint: 'For the bot’s posts. Personal replies come in the reader’s language.',
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
    ru: { label: 'Часовой пояс', hint: 'Время показываем в этом поясе и в поясе читателя.' },
  }),
  reputation_name: text({
    section: 'general',
    setup: 'general',
    min: 1,
    max: 32,
    default: 'Репутация',
    en: { label: 'Reputation name', hint: 'Points, respect, dollars: whatever your family says.' },
    ru: { label: 'Название репутации', hint: 'Очки, респект, доллары: как принято в семье.' },
  }),
  own_decisions: toggle({
    section: 'general',
    setup: 'general',
    default: false,
    en: {
      label: 'Decisions about oneself',
      hint: 'Leaders may change their own reputation and rank, review their own screens and applications, lift their own warnings and approve their own vacations. Only the server owner can turn this on, and the owner may do so anyway.',
    },
    ru: {
      label: 'Решения о себе',
      hint: 'Лидерам можно менять свою репутацию и ранг, проверять свои скрины и заявки, снимать свои предупреждения и одобрять свои отпуска. Включить это может только владелец сервера; самому владельцу это можно и так.',
    },
  }),
  reputation_notices: toggle({
    section: 'reputation',
    setup: 'general',
    default: true,
    en: {
      label: 'Notify members of manual changes',
      hint: 'A direct message says who changed their reputation, by how much and why. Not sent when more than 25 members change at once.',
    },
    ru: {
      label: 'Сообщать о ручных изменениях',
      hint: 'В личку придёт, кто изменил репутацию, на сколько и почему. Не приходит, если меняют больше чем у 25 человек сразу.',
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
    ru: { label: 'Скрины с ГГ', hint: 'Картинки из этого канала приносят репутацию.' },
  }),
  'channels.gg_review': channel({
    shows: 'users.view',
    en: { label: 'GG review', hint: 'Waiting screens and look-alikes are reviewed here.' },
    ru: {
      label: 'Проверка скринов с ГГ',
      hint: 'Здесь проверяют скрины, которые ждут решения или похожи на прежние.',
    },
  }),
  'channels.gungame': channel({
    en: { label: 'Gun game', hint: 'Pictures posted here wait for a moderator.' },
    ru: { label: 'Ган-гейм', hint: 'Картинки из этого канала ждут модератора.' },
  }),
  'channels.gungame_review': channel({
    shows: 'gungame.view',
    en: { label: 'Gun game review', hint: 'Moderators approve and reject screens here.' },
    ru: { label: 'Проверка ган-гейма', hint: 'Здесь модераторы одобряют и отклоняют скрины.' },
  }),
  'channels.personnel': channel({
    shows: 'personnel.view',
    en: { label: 'Leaders: personnel', hint: 'Vacation requests and personnel alerts come here.' },
    ru: { label: 'Руководству: кадры', hint: 'Сюда приходят заявки на отпуск и сообщения о людях.' },
  }),
  'channels.away': channel({
    en: { label: 'Who is away', hint: 'One message the bot keeps up to date.' },
    ru: { label: 'Кто в отпуске', hint: 'Одно сообщение, которое бот сам обновляет.' },
  }),
  'channels.family': channel({
    en: { label: 'Family list', hint: 'Members by rank, in one message the bot keeps up to date.' },
    ru: { label: 'Состав семьи', hint: 'Участники по рангам: одно сообщение, которое бот сам обновляет.' },
  }),
  'channels.welcome': channel({
    en: { label: 'Welcomes', hint: 'Newcomers are welcomed here if you turn it on.' },
    ru: { label: 'Приветствия', hint: 'Здесь бот приветствует новичков, если это включено.' },
  }),
  'channels.rules': channel({
    onlyNamed: true,
    en: { label: 'Rules', hint: 'The bot only links to it in the welcome.' },
    ru: { label: 'Правила', hint: 'Бот только упоминает этот канал в приветствии.' },
  }),
  'channels.ping_roles': channel({
    en: { label: 'Ping roles', hint: 'A message with buttons: members choose what to be pinged for.' },
    ru: { label: 'Роли для упоминаний', hint: 'Сообщение с кнопками: каждый выбирает, о чём его звать.' },
  }),
  'channels.log': channel({
    shows: 'activity.view',
    en: { label: 'Log', hint: 'Who changed what.' },
    ru: { label: 'Журнал', hint: 'Кто и что изменил.' },
  }),
  'gg.mode': choice({
    section: 'reputation',
    setup: 'screens',
    options: {
      auto: {
        en: {
          label: 'Instantly',
          note: 'The reward is credited as soon as the screen arrives. Look-alikes are still flagged.',
        },
        ru: { label: 'Сразу', note: 'Награда приходит сразу за скрином. Похожие всё равно отмечаются.' },
      },
      review: {
        en: { label: 'After review', note: 'Each screen waits until a moderator approves it.' },
        ru: { label: 'После проверки', note: 'Каждый скрин ждёт, пока его примет модератор.' },
      },
    },
    default: 'auto',
    en: { label: 'When GG screens are rewarded' },
    ru: { label: 'Как засчитывать скрины с ГГ' },
  }),
  'gg.look_alikes': choice({
    section: 'reputation',
    setup: 'screens',
    options: {
      pay: {
        en: {
          label: 'Reward instantly',
          note: 'A moderator sees it next to the earlier one and can take the reward back.',
        },
        ru: {
          label: 'Засчитать сразу',
          note: 'Модератор увидит его рядом с прежним и сможет забрать награду.',
        },
      },
      hold: {
        en: { label: 'Hold', note: 'It waits until a moderator compares it with the earlier one.' },
        ru: { label: 'Задержать', note: 'Он ждёт, пока модератор не сравнит его с прежним.' },
      },
    },
    default: 'pay',
    en: {
      label: 'GG screens that look like an earlier one',
      hint: 'When screens are rewarded instantly. A copy of another member’s file always waits.',
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
    en: { label: 'Reward per GG screen', hint: 'Reputation for each screen that counts.' },
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
      label: 'Screens per day',
      fullLabel: 'GG screens per day',
      hint: 'Anything a member posts beyond this earns nothing that day.',
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
      label: 'Attendance reward',
      hint: 'Paid to everyone who attended once the event is finished.',
    },
    ru: { label: 'За явку на МП', hint: 'Начисляется, когда МП завершено, тем, кто пришёл.' },
  }),
  'events.ping_role_id': role({
    section: 'events',
    setup: 'gatherings',
    everyone: true,
    en: {
      label: 'Who to ping',
      fullLabel: 'Who to ping for events',
      hint: 'Mentioned once, when sign-up is posted. @everyone: everyone who can join.',
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
      label: 'Ping again if slots are left',
      fullLabel: 'Ping again for events with slots left',
      hint: 'How long before the start to mention them once more. 0: never.',
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
      label: 'Thread for the main list',
      fullLabel: 'Thread for an event’s main list',
      hint: 'A private thread under the sign-up, opened when sign-up closes and archived at the end.',
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
      label: 'Close sign-up before the start',
      fullLabel: 'Close sign-up before an event',
      hint: 'After that nobody can join or leave. 0: at the start.',
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
    setup: 'gatherings',
    min: 0,
    max: 100_000,
    unit: reputation,
    default: 0,
    en: {
      label: 'No-show penalty',
      fullLabel: 'No-show penalty for events',
      hint: 'For anyone on the main list who did not attend without a good reason. 0: no penalty.',
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
      label: 'Late leave penalty',
      fullLabel: 'Late leave penalty for events',
      hint: 'For anyone who left the main list too late without a good reason. 0: no penalty.',
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
      label: 'Report no-shows at',
      hint: 'Anyone with this many unexcused no-shows in 30 days, events and capts together, is named in the log. 0: nobody.',
    },
    ru: {
      label: 'Сообщать о неявках с',
      hint: 'Кто столько раз за 30 дней не пришёл на МП и капты без причины, попадёт в журнал. 0: никто.',
    },
  }),
  'events.sorting': special({
    kind: 'sorting',
    schema: z.array(z.enum(SORTING_CRITERIA)).max(SORTING_CRITERIA.length),
    section: 'events',
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
    en: { label: 'Capt reward', hint: 'Paid to everyone who attended once the capt is finished.' },
    ru: { label: 'За участие в капте', hint: 'Начисляется, когда капт завершён, тем, кто был.' },
  }),
  'capts.ping_role_id': role({
    section: 'capts',
    setup: 'gatherings',
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
    setup: 'gatherings',
    min: 0,
    max: 1440,
    unit: minutes,
    default: 0,
    en: {
      label: 'Ping again if slots are left',
      fullLabel: 'Ping again for capts with slots left',
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
    setup: 'gatherings',
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
  'capts.cutoff_minutes': number({
    section: 'capts',
    setup: 'gatherings',
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
    setup: 'gatherings',
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
    setup: 'gatherings',
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
  'gungame.reward': number({
    section: 'gungame',
    setup: 'screens',
    min: 0,
    max: 100_000,
    unit: reputation,
    default: 5,
    en: {
      label: 'Reward per approved screen',
      fullLabel: 'Reward per approved gun game screen',
      hint: 'Reputation for each gun game screen that a moderator approves.',
    },
    ru: {
      label: 'За одобренный скрин',
      fullLabel: 'За одобренный скрин ган-гейма',
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
      label: 'Screens per day',
      fullLabel: 'Gun game screens per day',
      hint: 'Anything a member posts beyond this is not accepted that day.',
    },
    ru: {
      label: 'Скринов в день',
      fullLabel: 'Скринов ган-гейма в день',
      hint: 'Сверх этого числа скрины за день не принимаются.',
    },
  }),
  'gungame.reject_reasons': special({
    kind: 'reasons',
    schema: reasons,
    section: 'gungame',
    setup: 'screens',
    default: ['Не видно счёта', 'Чужой ник', 'Старый скрин', 'Обрезан'],
    en: {
      label: 'Reasons to reject',
      fullLabel: 'Reasons to reject a gun game screen',
      hint: 'A moderator picks one; the member sees it.',
    },
    ru: {
      label: 'Причины отказа',
      fullLabel: 'Причины отказа по ган-гейму',
      hint: 'Модератор выбирает одну, участник её увидит.',
    },
  }),
  'vacations.approval': toggle({
    section: 'personnel',
    setup: 'personnel',
    default: true,
    en: {
      label: 'Vacations need approval',
      hint: 'A leader answers each request. Off: vacations start without approval.',
    },
    ru: {
      label: 'Отпуск нужно одобрить',
      hint: 'На каждую заявку отвечает лидер. Выключено: в отпуск уходят без одобрения.',
    },
  }),
  'vacations.days_per_month': number({
    section: 'personnel',
    setup: 'personnel',
    min: 0,
    max: 31,
    unit: days,
    default: 14,
    en: {
      label: 'Vacation per month',
      hint: 'How much a member can take. Leaders can grant more. 0: no limit.',
    },
    ru: {
      label: 'Отпуск за месяц',
      hint: 'Сколько участник может взять сам. Лидер может дать больше. 0: без ограничений.',
    },
  }),
  'vacations.afk_hours': number({
    section: 'personnel',
    setup: 'personnel',
    min: 1,
    max: 48,
    unit: hours,
    default: 12,
    en: { label: 'Maximum AFK', hint: 'Anyone away longer needs a vacation.' },
    ru: { label: 'Максимальный AFK', hint: 'Если нужно больше, берут отпуск.' },
  }),
  'vacations.role': role({
    section: 'personnel',
    setup: 'personnel',
    givenFor: 'vacations',
    en: {
      label: 'Role while away',
      hint: 'The bot gives it during a vacation or AFK and removes it afterward.',
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
      hint: 'No events, capts, screens or voice. Vacations do not count.',
    },
    ru: {
      label: 'Считать неактивным через',
      hint: 'Без МП, каптов, скринов и голосовых каналов. Отпуск не считается.',
    },
  }),
  'inactive.weekly': toggle({
    section: 'personnel',
    setup: 'personnel',
    default: true,
    en: { label: 'Weekly inactivity report', hint: 'On Mondays, in the leaders’ channel.' },
    ru: { label: 'Раз в неделю сообщать о неактивных', hint: 'По понедельникам, в канал руководства.' },
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
      label: 'Report who is ready for promotion',
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
      hint: 'A leader picks one or writes their own; the member sees it.',
    },
    ru: {
      label: 'Причины предупреждений',
      hint: 'Лидер выбирает одну или пишет свою, участник её увидит.',
    },
  }),
  'warnings.verbal_weight': weight(1, {
    en: { label: 'Verbal warning', fullLabel: 'Points for a verbal warning' },
    ru: { label: 'Устное предупреждение', fullLabel: 'Баллов за устное предупреждение' },
  }),
  'warnings.warning_weight': weight(2, {
    en: { label: 'Warning', fullLabel: 'Points for a warning' },
    ru: { label: 'Предупреждение', fullLabel: 'Баллов за предупреждение' },
  }),
  'warnings.severe_weight': weight(3, {
    en: {
      label: 'Severe warning',
      fullLabel: 'Points for a severe warning',
      hint: 'The leader who warns can set a different number.',
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
      label: 'Warnings expire after',
      hint: '0: active until lifted.',
    },
    ru: {
      label: 'Срок предупреждения',
      hint: 'После него предупреждение сгорает. 0: действует, пока не снимут.',
    },
  }),
  'warnings.tell_at': fromPoints(4, {
    en: { label: 'Alert leaders at', hint: 'Posted in the personnel channel. 0: never.' },
    ru: { label: 'Сообщать руководству с', hint: 'Бот напишет в канал «Кадры». 0: никогда.' },
  }),
  'warnings.hold_at': fromPoints(0, {
    en: {
      label: 'Block sign-up at',
      hint: 'With this many points a member cannot sign up for events and capts. A leader can still add them. 0: never.',
    },
    ru: {
      label: 'Не записывать с',
      hint: 'С этого числа баллов на МП и капты не записаться. Лидер может добавить сам. 0: никогда.',
    },
  }),
  'warnings.role_at': fromPoints(0, {
    en: { label: 'Remove a role at', hint: 'The bot gives it back when the points drop. 0: never.' },
    ru: { label: 'Снимать роль с', hint: 'Бот вернёт её, когда баллов станет меньше. 0: никогда.' },
  }),
  'warnings.role': role({
    section: 'personnel',
    setup: 'warnings',
    givenFor: 'warnings',
    en: { label: 'Role to remove', fullLabel: 'Role to remove for warnings' },
    ru: { label: 'Какую роль снимать', fullLabel: 'Роль, которую снимают предупреждения' },
  }),
  'warnings.dismiss_at': fromPoints(6, {
    en: {
      label: 'Propose dismissal at',
      hint: 'The bot only proposes it in the personnel channel; a leader decides. 0: never.',
    },
    ru: {
      label: 'Предлагать увольнение с',
      hint: 'Бот только предложит в канале «Кадры», решает лидер. 0: никогда.',
    },
  }),
  'joining.welcome': choice({
    section: 'joining',
    setup: 'joining',
    options: {
      off: { en: { label: 'Nowhere' }, ru: { label: 'Нигде' } },
      channel: {
        en: { label: 'In the channel', note: 'In the welcome channel from the Channels section.' },
        ru: { label: 'В канале', note: 'В канале для приветствий из раздела «Каналы».' },
      },
      dm: {
        en: { label: 'By direct message', note: 'Members with closed DMs will not get it.' },
        ru: { label: 'В личных сообщениях', note: 'У кого личка закрыта, тот его не получит.' },
      },
      both: { en: { label: 'Both' }, ru: { label: 'И там, и там' } },
    },
    default: 'off',
    en: { label: 'Where to welcome newcomers', hint: 'If many join at once, the bot skips welcomes.' },
    ru: { label: 'Где приветствовать новичков', hint: 'Если вступает сразу много людей, бот промолчит.' },
  }),
  'joining.welcome_text': special({
    kind: 'welcome_text',
    schema: freeText.min(1).max(WELCOME_LENGTH),
    section: 'joining',
    setup: 'joining',
    default: 'Добро пожаловать в {family}, {member}! Прочитай {rules} и укажи игровой ник командой `/ник`.',
    en: {
      label: 'Welcome',
      hint: 'Placeholders: {member} mentions the member, {nick} is the name, {family} the server, {rules} the rules channel.',
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
    en: { label: 'First roles', hint: 'Everyone who joins gets them. Up to 10.' },
    ru: { label: 'Первые роли', hint: 'Их получает каждый, кто вступает. Не больше 10.' },
  }),
  'joining.return_roles': toggle({
    section: 'joining',
    setup: 'joining',
    default: false,
    en: {
      label: 'Give roles back to returning members',
      hint: 'Only roles without power over others, and not if the member was dismissed or blacklisted.',
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
      label: 'Rename accepted candidates',
      hint: 'Their server nickname is set by the pattern below. Members above the bot keep theirs.',
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
      label: 'Keep nicknames in sync with in-game nicks',
      hint: 'The nickname follows the in-game nick, static ID and rank. Members above the bot keep theirs.',
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
      label: 'Nickname pattern',
      hint: '{nick} is the in-game nick, {static} the static ID, {rank} the rank. Discord allows 32 characters.',
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
    en: { label: 'Text above the ping roles' },
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
      hint: 'Buttons in the ping role channel: members take and drop these roles themselves. Up to 25.',
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
      hint: 'Posted in the log channel, a few lines at a time. The panel keeps everything anyway.',
    },
    ru: {
      label: 'Что попадает в журнал',
      hint: 'Бот пишет это в канал журнала, по несколько строк сразу. В панели хранится всё.',
    },
  }),
  reputation_roles: special({
    kind: 'reputation_roles',
    schema: z.array(z.strictObject({ role_id: snowflake, reputation: z.number().int() })).max(50),
    section: 'reputation',
    setup: 'roles',
    default: [],
    en: { label: 'Roles for reputation', hint: 'The bot gives the role once a member reaches this number.' },
    ru: { label: 'Роли за репутацию', hint: 'Бот выдаёт роль, когда участник набирает столько репутации.' },
  }),
};
