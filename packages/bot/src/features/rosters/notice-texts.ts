import type { ChannelProblem } from '@famiglia/contract/deliveries/delivery-problems';
import { localised } from '../../kit/texts/localised.ts';

/** The channel and the permissions that the bot lacks there; null if the channel is no longer visible. */
export type Missing = { channelId: string; names: readonly string[] } | null;

const list = (names: readonly string[]): string => names.map((name) => `**${name}**`).join(', ');

const MAX_TITLES = 10;

const titleList = (titles: readonly string[], more: string): string => {
  const shown = list(titles.slice(0, MAX_TITLES));
  const rest = titles.length - MAX_TITLES;
  return rest > 0 ? `${shown} ${more.replace('#', String(rest))}` : shown;
};

const problemsEn: Record<ChannelProblem, (missing: Missing) => string> = {
  no_channel: () => 'no channel is set for it. Choose one in /setup → Channels.',
  channel_gone: () => 'its channel was deleted. Choose another one in /setup → Channels.',
  missing_permissions: (missing) =>
    missing === null
      ? 'I am missing permissions in its channel. Allow me View Channel, Send Messages and Embed Links there.'
      : `I am missing permissions in <#${missing.channelId}>. Allow me there: ${list(missing.names)}.`,
};
const problemsRu: Record<ChannelProblem, (missing: Missing) => string> = {
  no_channel: () => 'для него не выбран канал. Выберите его: /настройка → Каналы.',
  channel_gone: () => 'его канал удалён. Выберите другой: /настройка → Каналы.',
  missing_permissions: (missing) =>
    missing === null
      ? 'мне не хватает прав в его канале. Разрешите там «Просматривать канал», «Отправлять сообщения» и «Встраивать ссылки».'
      : `мне не хватает прав в <#${missing.channelId}>. Разрешите мне там: ${list(missing.names)}.`,
};

/** Texts of notices. */
export const noticeTexts = localised({
  en: {
    promoted: (title: string, when: string) =>
      `You moved up from the reserve: you are now on the main list for **${title}**. It starts ${when}.`,
    promotedInto: (title: string, squad: string, when: string) =>
      `You moved up from the reserve: you are now on the main list for **${title}**, squad **${squad}**. It starts ${when}.`,
    demoted: (title: string, when: string) =>
      `You are no longer on the main list for **${title}**; you are now in the reserve. It starts ${when}.`,
    reminder: (title: string, when: string) => `**${title}** starts ${when}. You are on the main list.`,
    placesFree: (title: string, when: string) =>
      `**${title}** starts ${when}, and there are spots left. Press Join under the list.`,
    startMoved: (title: string, before: string, now: string) =>
      `**${title}** has been moved.\nWas: ${before}\nNow: **${now}**\nIf you cannot make it, leave the list.`,
    cancelled: (title: string) => `**${title}** has been canceled.`,
    cancelledBecause: (title: string, reason: string) => `**${title}** has been canceled: ${reason}`,
    lostTitle: 'Sign-up not visible in Discord',
    lostLine: (title: string, more: number) =>
      `The sign-up for **${title}**${more > 0 ? ` and ${more} more` : ''} cannot be shown in Discord. See /setup → Channels.`,
    messagesLost: (titles: readonly string[], problem: ChannelProblem, missing: Missing) =>
      `I cannot show the sign-up for ${titleList(titles, 'and # more')}: ${problemsEn[problem](missing)} All sign-ups are safe, and I will keep trying.`,
    cannotPost: (problem: ChannelProblem, missing: Missing) =>
      `⚠️ I cannot post the sign-up yet: ${problemsEn[problem](missing)} It is saved and appears as soon as that is done.`,
    inServer: (guild: string) => `Server: ${guild}`,
  },
  ru: {
    promoted: (title: string, when: string) =>
      `Вы поднялись из замены: теперь вы в основе **${title}**. Начало ${when}.`,
    promotedInto: (title: string, squad: string, when: string) =>
      `Вы поднялись из замены: теперь вы в основе **${title}**, отряд **${squad}**. Начало ${when}.`,
    demoted: (title: string, when: string) =>
      `Вы больше не в основе **${title}**, теперь вы в замене. Начало ${when}.`,
    reminder: (title: string, when: string) => `**${title}**: начало ${when}. Вы в основе.`,
    placesFree: (title: string, when: string) =>
      `**${title}**: начало ${when}, ещё есть места. Нажмите «Плюс» под списком.`,
    startMoved: (title: string, before: string, now: string) =>
      `**${title}**: начало перенесено.\nБыло: ${before}\nСтало: **${now}**\nЕсли не сможете прийти, снимитесь с записи.`,
    cancelled: (title: string) => `**${title}**: отменено.`,
    cancelledBecause: (title: string, reason: string) => `**${title}**: отменено. Причина: ${reason}`,
    lostTitle: 'Запись не видна в Discord',
    lostLine: (title: string, more: number) =>
      `В Discord не видна запись на **${title}**${more > 0 ? ` и ещё ${more}` : ''}. Смотрите /настройка → Каналы.`,
    messagesLost: (titles: readonly string[], problem: ChannelProblem, missing: Missing) =>
      `Не могу показать запись на ${titleList(titles, 'и ещё #')}: ${problemsRu[problem](missing)} Все записи целы, я попробую ещё раз.`,
    cannotPost: (problem: ChannelProblem, missing: Missing) =>
      `⚠️ Пока не могу показать запись: ${problemsRu[problem](missing)} Всё сохранено, запись появится, как только это будет сделано.`,
    inServer: (guild: string) => `Сервер: ${guild}`,
  },
});

/** What the bot writes into a thread of those selected. */
export const threadTexts = localised({
  en: {
    opened: (title: string, start: string) =>
      `You are on the main list: **${title}**, starts ${start}. This thread is for the main list only and will be archived at the end.`,
    joined: 'You are on the main list now. Welcome to the thread.',
  },
  ru: {
    opened: (title: string, start: string) =>
      `Вы в основе: **${title}**, начало ${start}. Эта ветка только для основы, после завершения она уйдёт в архив.`,
    joined: 'Теперь вы в основе. Добро пожаловать в ветку.',
  },
});
