import type { Language } from '@famiglia/contract/kit/language';
import { missingOf } from '@famiglia/contract/rosters/line-up';
import { writeLetter } from '@famiglia/core/deliveries/leader-letter.queries';
import type { Queryable } from '@famiglia/core/platform/db/database';
import { readLineUp } from '@famiglia/core/rosters/line-up';
import { callVersion, readCardSubject } from '@famiglia/core/rosters/line-up.queries';
import type { RosterRef } from '@famiglia/core/rosters/roster-kind';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import type { Bot } from '../../bot.ts';
import type { FeatureDelivery, Outcome } from '../../deliveries/delivery-kind.ts';
import { keepMessage } from '../../deliveries/kept-message.ts';
import type { LeaderNotice, ReadNotice } from '../../deliveries/notice-types.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { findPostableChannel } from '../../kit/discord/find-channel.ts';
import type { DiscordGatheringKind, DiscordRosterKind, PostedGathering } from './discord-roster-kind.ts';
import { findKind } from './find-kind.ts';
import { rosterMessageUrl } from './gathering-link.ts';
import { lineUpCard, placesOf, startOf } from './line-up-card.ts';
import { lineUpTexts } from './line-up-texts.ts';

const MAX_NAMED = 10;
const COMMANDS = {
  en: { mp: '/mp check', capt: '/capt check' },
  ru: { mp: '/мп голос', capt: '/капт голос' },
} as const;

/**
 * Tells leaders before the start who of the main list is not in voice: a card in their channel, which shows afterwards whom the call
 * reached and who was replaced. Without a channel they are told by direct message. Nothing is said if everybody is there.
 */
export const lineUpDelivery = (kinds: readonly DiscordGatheringKind[]): FeatureDelivery => {
  const letter: ReadNotice = async (bot, guildId, subject) => {
    const found = await read(bot, kinds, guildId, subject);
    return found !== null && found.isNews ? found.notice : null;
  };
  return {
    kind: 'line_up',
    letter,
    deliver: async (bot, delivery): Promise<Outcome> => {
      const { db, clock } = bot.context;
      const { guildId, subject } = delivery;
      const isPosted = delivery.messageId !== null;
      const found = await read(bot, kinds, guildId, subject);
      if (found === null || (!isPosted && !found.isNews)) return {};
      const { channels } = await findSettings(db, guildId);
      const channel = await findPostableChannel(bot, [channels.personnel]);
      // A card that cannot be redrawn says nothing new: the list itself has moved on.
      if (typeof channel === 'string') {
        if (!isPosted) await writeLetter(db, delivery, clock());
        return {};
      }
      const { message, nonce: name } = found.notice;
      return keepMessage(bot, delivery, { channelId: channel.id, message, name });
    },
  };
};

/** Null if the start was moved or it is gone: another start has its own card. */
const read = async (
  { context }: Bot,
  kinds: readonly DiscordGatheringKind[],
  guildId: string,
  subject: string,
): Promise<{ notice: LeaderNotice; isNews: boolean } | null> => {
  const { db } = context;
  const { rosterId, version } = readCardSubject(subject);
  const kind = await findKind(db, kinds, guildId, rosterId);
  const gathering = (await kind?.load(db, guildId, rosterId)) ?? null;
  const current = (await kind?.find(db, guildId, rosterId)) ?? null;
  if (kind === null || gathering === null || current === null) return null;
  if (callVersion(gathering.startsAt) !== version) return null;
  const { language } = await findSettings(db, guildId);
  const lineUp = await readLineUp(db, current);
  const now = context.clock();
  const right = kind.name === 'capt' ? 'capts.manage' : 'events.manage';
  const leader = (await context.access.inGuild(gathering.leaderId, guildId))?.permissions.has(right) === true;
  const url = await rosterMessageUrl(db, guildId, rosterId);
  const card = { feature: kind.feature, rosterId, gathering, lineUp, url, language, now };
  const accused = missingOf(lineUp).filter(({ excuse }) => excuse === null);
  const isOver = gathering.status === 'finished' || gathering.status === 'cancelled';
  const names = [
    ...accused.slice(0, MAX_NAMED).map(({ display_name: name }) => escapeText(name)),
    ...(accused.length > MAX_NAMED ? [`+${accused.length - MAX_NAMED}`] : []),
  ].join(', ');
  return {
    isNews: accused.length > 0 && !isOver && now < gathering.startsAt,
    notice: {
      right,
      first: leader ? [gathering.leaderId] : [],
      message: {
        ...lineUpCard(card),
        ...(leader ? { content: `<@${gathering.leaderId}>` } : {}),
        allowedMentions: leader ? { users: [gathering.leaderId] } : { parse: [] },
      },
      line: lineUpTexts[language].line(
        escapeText(gathering.title),
        startOf(gathering.startsAt),
        names,
        COMMANDS[language][kind.name === 'capt' ? 'capt' : 'mp'],
      ),
      nonce: `lu${rosterId.slice(0, 8)}${version}`,
    },
  };
};

/** What somebody reads who is called: when it begins, where the others are, and the way to the sign-up. */
export const lineUpCallText = async (
  db: Queryable,
  kind: Pick<DiscordRosterKind, 'find'>,
  { guildId, rosterId }: RosterRef,
  { gathering, language }: { gathering: PostedGathering; language: Language },
): Promise<string> => {
  const texts = lineUpTexts[language];
  const current = await kind.find(db, guildId, rosterId);
  const [fullest] = current === null ? [] : placesOf((await readLineUp(db, current)).items);
  const url = await rosterMessageUrl(db, guildId, rosterId);
  return [
    texts.callText(escapeText(gathering.title), startOf(gathering.startsAt)),
    ...(fullest === undefined ? [] : [texts.join(`<#${fullest[0]}>`)]),
    ...(url === null ? [] : [url]),
  ].join('\n');
};
