import { FEATURE_NAMES } from '../../kit/feature-names.ts';
import * as z from 'zod';
import { ACTIVITY_TYPES, DEFAULT_LOGGED_TYPES } from '../../activity/activity-types.ts';
import { channel, special } from '../setting-kinds.ts';

export const channelFields = {
  'channels.events': channel({
    en: { label: FEATURE_NAMES.en.events, hint: 'Sign-up lists are posted here.' },
    ru: { label: FEATURE_NAMES.ru.events, hint: 'Сюда бот пишет списки записи.' },
    missing: {
      en: 'sign-ups have no channel of their own and appear where the command was used.',
      ru: 'у записи на МП нет своего канала, она появится там, где вызвали команду.',
    },
  }),
  'channels.capts': channel({
    en: { label: FEATURE_NAMES.en.capts, hint: 'Capts and their lists are posted here.' },
    ru: { label: FEATURE_NAMES.ru.capts, hint: 'Сюда бот пишет капты и их составы.' },
    missing: {
      en: 'capts have no channel of their own and appear where the command was used.',
      ru: 'у каптов нет своего канала, они появятся там, где вызвали команду.',
    },
  }),
  'channels.wars': channel({
    en: { label: 'Wars', hint: 'Alerts of the war feed. If none is chosen, they come to the capts channel.' },
    ru: { label: 'Войны', hint: 'Тревоги из ленты войн. Если канал не выбран, они приходят в канал каптов.' },
  }),
  'channels.gg': channel({
    en: { label: FEATURE_NAMES.en.gg, hint: 'Pictures posted here earn reputation.' },
    ru: { label: FEATURE_NAMES.ru.gg, hint: 'Картинки из этого канала приносят репутацию.' },
    missing: {
      en: 'pictures in channels earn nothing, only `/gg send` counts.',
      ru: 'картинки в каналах не засчитываются, только `/гг прислать`.',
    },
  }),
  'channels.gg_review': channel({
    shows: 'users.view',
    en: { label: 'GG review', hint: 'Waiting screens and look-alikes are reviewed here.' },
    ru: {
      label: 'Проверка скринов с ГГ',
      hint: 'Здесь проверяют скрины, которые ждут решения или похожи на прежние.',
    },
    missing: {
      when: (valueOf) => valueOf('gg.mode') === 'review' || valueOf('gg.look_alikes') === 'hold',
      en: 'screens wait for a decision, but there is nowhere in Discord to review them.',
      ru: 'скрины ждут решения, но в Discord их негде проверить.',
    },
  }),
  'channels.gungame': channel({
    en: { label: FEATURE_NAMES.en.gungame, hint: 'Pictures posted here wait for a moderator.' },
    ru: { label: FEATURE_NAMES.ru.gungame, hint: 'Картинки из этого канала ждут модератора.' },
    missing: {
      en: 'pictures in channels are not accepted, only `/gungame send` counts.',
      ru: 'картинки в каналах не принимаются, только `/гангейм прислать`.',
    },
  }),
  'channels.gungame_review': channel({
    shows: 'gungame.view',
    en: { label: 'Gun game review', hint: 'Moderators approve and reject screens here.' },
    ru: { label: 'Проверка ган-гейма', hint: 'Здесь модераторы одобряют и отклоняют скрины.' },
    missing: {
      when: (valueOf) => valueOf('channels.gungame') !== null,
      en: 'screens wait for a decision, but there is nowhere in Discord to review them.',
      ru: 'скрины ждут решения, но в Discord их негде проверить.',
    },
  }),
  'channels.reports_review': channel({
    shows: 'reports.judge',
    en: { label: 'Reports review', hint: 'Officers accept, correct and refuse reports of resources here.' },
    ru: {
      label: 'Проверка отчётов',
      hint: 'Здесь офицеры принимают, исправляют и отклоняют отчёты о ресурсах.',
    },
  }),
  'channels.shop': channel({
    shows: 'users.view',
    en: {
      label: FEATURE_NAMES.en.shop,
      hint: 'Purchases that an officer has to fulfil. If none is chosen, they come to Leaders: personnel.',
    },
    ru: {
      label: FEATURE_NAMES.ru.shop,
      hint: 'Покупки, которые выполняет офицер. Если канал не выбран, они приходят в «Руководству: кадры».',
    },
  }),
  'channels.prices': channel({
    en: { label: 'Price list', hint: 'One message with the prices and a button to report what was brought.' },
    ru: { label: 'Прайс', hint: 'Одно сообщение с ценами и кнопкой, чтобы сдать отчёт.' },
  }),
  'channels.personnel': channel({
    shows: 'personnel.view',
    en: { label: 'Leaders: personnel', hint: 'Vacation requests and personnel alerts come here.' },
    ru: { label: 'Руководству: кадры', hint: 'Сюда приходят заявки на отпуск и сообщения о людях.' },
    missing: {
      en: 'vacation requests and alerts reach leaders only by direct message.',
      ru: 'заявки на отпуск и сообщения о людях приходят лидерам только в личку.',
    },
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
    missing: {
      when: (valueOf) => valueOf('joining.welcome') === 'channel' || valueOf('joining.welcome') === 'both',
      en: 'welcomes are turned on, but have no channel.',
      ru: 'приветствия включены, но канала для них нет.',
    },
  }),
  'channels.rules': channel({
    onlyNamed: true,
    en: { label: 'Rules', hint: 'The bot only links to it in the welcome.' },
    ru: { label: 'Правила', hint: 'Бот только упоминает этот канал в приветствии.' },
    missing: {
      when: (valueOf) =>
        valueOf('joining.welcome') !== 'off' && String(valueOf('joining.welcome_text')).includes('{rules}'),
      en: 'the welcome tells newcomers to read the rules, but not where.',
      ru: 'приветствие просит прочитать правила, но не говорит где.',
    },
  }),
  'channels.ping_roles': channel({
    en: { label: 'Ping roles', hint: 'A message with buttons: members choose what to be pinged for.' },
    ru: { label: 'Роли для упоминаний', hint: 'Сообщение с кнопками: каждый выбирает, о чём его звать.' },
    missing: {
      when: (valueOf) => (valueOf('joining.ping_roles') as unknown[]).length > 0,
      en: 'there are roles to choose from, but no channel to choose them in.',
      ru: 'роли есть, но выбрать их негде.',
    },
  }),
  'channels.treasury': channel({
    shows: 'money.view',
    en: {
      label: FEATURE_NAMES.en.treasury,
      hint: 'The balance, in one message the bot keeps up to date. Whoever sees the channel sees it.',
    },
    ru: {
      label: FEATURE_NAMES.ru.treasury,
      hint: 'Остаток общака: одно сообщение, которое бот сам обновляет. Его видят все, кому открыт канал.',
    },
  }),
  'channels.log': channel({
    shows: 'activity.view',
    en: { label: 'Log', hint: 'Who changed what.' },
    ru: { label: 'Журнал', hint: 'Кто и что изменил.' },
  }),
  // Which kinds of activity are told in the log channel.
  'log.types': special({
    kind: 'log_types',
    schema: z.array(z.enum(ACTIVITY_TYPES)).max(ACTIVITY_TYPES.length),
    section: 'channels',
    setup: 'log',
    default: DEFAULT_LOGGED_TYPES,
    en: {
      label: 'What gets logged',
      hint: 'Posted in the log channel, a few lines at a time. The panel keeps everything anyway.',
    },
    ru: {
      label: 'Что попадает в журнал',
      hint: 'Бот пишет это в канал журнала, по несколько строк сразу. В панели хранится всё.',
    },
  }),
};
