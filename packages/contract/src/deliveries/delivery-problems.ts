import type { Language } from '../kit/language.ts';

/** Why something could not be brought to Discord: what is wrong, and the next step. */
const PROBLEMS = {
  /** None is chosen. */
  no_channel: {
    en: 'No channel is chosen. Choose one in the settings.',
    ru: 'Канал не выбран. Выберите его в настройках.',
  },
  /** It was deleted, or the bot does not see it. */
  channel_gone: {
    en: 'The channel was deleted, or the bot cannot see it. Choose another one.',
    ru: 'Канал удалён, или бот его не видит. Выберите другой.',
  },
  /** The bot may not write there. */
  missing_permissions: {
    en: 'The bot cannot post there. Allow it to view the channel, send messages and embed links.',
    ru: 'Бот не может там писать. Разрешите ему просматривать канал, отправлять сообщения и встраивать ссылки.',
  },
  /** Discord does not let the bot give a role. */
  role_refused: {
    en: 'Discord does not let the bot give a role. Drag the bot’s role above it in the server settings.',
    ru: 'Discord не даёт боту выдать роль. Поднимите роль бота выше неё в настройках сервера.',
  },
  /** The bot does not give a role for its rights: here by nobody, or not in the name of whoever decided. */
  role_blocked: {
    en: 'The bot does not give this role: it is above the bot, manages the server, or has rights in the panel that nobody decided to give. Change the role or the setting.',
    ru: 'Бот не выдаёт эту роль: она выше бота, управляет сервером или даёт права в панели, о которых никто не решал. Измените роль или настройку.',
  },
  /** Discord does not let the bot remove a member. */
  member_refused: {
    en: 'Discord does not let the bot do this to the member. Drag the bot’s role above theirs and allow it to kick members and manage roles.',
    ru: 'Discord не даёт боту сделать это с участником. Поднимите роль бота выше его ролей и разрешите выгонять участников и управлять ролями.',
  },
  /** Discord does not let the bot name a member. */
  nickname_refused: {
    en: 'Discord does not let the bot change nicknames. Give it “Manage Nicknames” and drag its role higher.',
    ru: 'Discord не даёт боту менять ники. Дайте ему право «Управлять никнеймами» и поднимите его роль выше.',
  },
  /** Discord does not let the bot keep a private thread there. */
  thread_refused: {
    en: 'The bot cannot run a private thread there. Use a text channel and allow the bot to create private threads, write in threads and manage threads.',
    ru: 'Бот не может вести там приватную ветку. Нужен текстовый канал; разрешите боту создавать приватные ветки, писать в ветках и управлять ветками.',
  },
  /** Discord does not let the bot create a channel. */
  channel_refused: {
    en: 'Discord does not let the bot create a channel. Give it “Manage Channels”, or choose an existing channel in the settings.',
    ru: 'Discord не даёт боту создать канал. Дайте ему право «Управлять каналами» или выберите готовый канал в настройках.',
  },
  /** Discord does not let the bot create one of its events. */
  events_refused: {
    en: 'Discord does not let the bot create events. Give it “Create Events”.',
    ru: 'Discord не даёт боту создавать события. Дайте ему право «Создавать события».',
  },
  /** The server has as many events as Discord allows. */
  events_full: {
    en: 'The server already has 100 events, and Discord allows no more. Delete some; the bot tries again by itself.',
    ru: 'На сервере уже 100 событий, больше Discord не разрешает. Удалите лишние; бот повторит сам.',
  },
  /** The member's DMs are closed, and the bot may not write where they would read it. */
  unreachable: {
    en: 'The member’s DMs are closed, and the bot cannot post in the channel either.',
    ru: 'Личные сообщения участника закрыты, а в канале бот писать не может.',
  },
  /** Leaders have no channel that the bot may write in, and none of those with the right has open DMs. */
  leaders_unreachable: {
    en: 'There is no leaders’ channel the bot can post in, and the DMs of those in charge are closed. Choose a channel in the settings: everything that waits comes there.',
    ru: 'Нет канала руководства, где бот может писать, а личные сообщения у тех, кто отвечает, закрыты. Выберите канал в настройках: туда придёт всё, что ждёт.',
  },
  /** A picture that belongs to it cannot be read from the storage. */
  picture_unavailable: {
    en: 'The picture cannot be read from storage. The bot keeps trying; if this does not go away, tell the site owner.',
    ru: 'Картинку не удаётся прочитать из хранилища. Бот продолжает попытки; если это не пройдёт, напишите владельцу сайта.',
  },
  /** Discord wants the bot to wait for many minutes. */
  rate_limited: {
    en: 'Discord limits the bot for a long time. It tries again by itself, at the latest every hour.',
    ru: 'Discord надолго ограничил бота. Бот повторяет сам, не реже раза в час.',
  },
  /** Discord failed again and again. */
  discord_failed: {
    en: 'Discord keeps returning errors. If this does not go away, try again later.',
    ru: 'Discord раз за разом отвечает ошибкой. Если это не пройдёт, повторите позже.',
  },
} as const satisfies Record<string, Record<Language, string>>;

export type DeliveryProblem = keyof typeof PROBLEMS;
export const DELIVERY_PROBLEM_TEXTS: Readonly<Record<DeliveryProblem, Record<Language, string>>> = PROBLEMS;
export const DELIVERY_PROBLEMS = Object.keys(PROBLEMS) as [DeliveryProblem, ...DeliveryProblem[]];

/** Those of a channel. */
export const CHANNEL_PROBLEMS = [
  'no_channel',
  'channel_gone',
  'missing_permissions',
] as const satisfies readonly DeliveryProblem[];
export type ChannelProblem = (typeof CHANNEL_PROBLEMS)[number];
