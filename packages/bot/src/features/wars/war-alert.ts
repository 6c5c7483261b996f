import { cutText } from '@famiglia/contract/kit/cut-text';
import type { Language } from '@famiglia/contract/kit/language';
import { warPlace } from '@famiglia/contract/wars/war-maps';
import { sourceNames } from '@famiglia/contract/wars/war-sources';
import { captTitle } from '@famiglia/core/capts/capt-title';
import { findWarSources, resultFor } from '@famiglia/core/capts/capt-war.queries';
import type { Delivery } from '@famiglia/core/deliveries/delivery.queries';
import { dropLetter, writeLetter } from '@famiglia/core/deliveries/leader-letter.queries';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { findLinkableCapts, findLinkedCapt, fits } from '@famiglia/core/wars/linkable-capts.queries';
import { isAhead, opponentIn } from '@famiglia/core/wars/war-alert';
import { findWar } from '@famiglia/core/wars/war.queries';
import type { WarRow } from '@famiglia/core/wars/war.queries';
import { ButtonStyle, ComponentType } from 'discord.js';
import type { BaseMessageOptions } from 'discord.js';
import type { Bot } from '../../bot.ts';
import type { Outcome } from '../../deliveries/delivery-kind.ts';
import { keepMessage } from '../../deliveries/kept-message.ts';
import type { ReadNotice } from '../../deliveries/notice-types.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { findPostableChannel } from '../../kit/discord/find-channel.ts';
import { guildTime } from '../../kit/guild-time.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { rosterMessageUrl } from '../rosters/gathering-link.ts';
import { warTexts } from './war-texts.ts';

/** «Нам забили: Vagos, Точка 5 (Ветряки, малая), старт 20:40» */
const headlineOf = (war: WarRow, language: Language): string => {
  const texts = warTexts[language];
  const start = Math.floor(war.startsAt.getTime() / 1000);
  const facts = [
    escapeText(opponentIn(war)),
    escapeText(warPlace(war, language)),
    texts.start(`<t:${start}:t>`),
    ...(war.maxPlayers === null ? [] : [texts.places(war.maxPlayers)]),
  ];
  return `**${texts.headline[war.ourSide]}:** ${facts.filter(Boolean).join(', ')}`;
};

/** What became of it; empty while it goes on and nobody decided. */
const stateOf = (war: WarRow, language: Language): string[] => {
  const texts = warTexts[language];
  if (war.decision === 'ignored') return [texts.ignored(war.decidedBy)];
  if (war.status === 'gone') return [texts.gone];
  if (war.status !== 'finished') return [];
  const { scoreAttacker, scoreDefender } = war;
  const scores = war.ourSide === 'attack' ? [scoreAttacker, scoreDefender] : [scoreDefender, scoreAttacker];
  const score = scores.includes(null) ? [] : [scores.join(':')];
  const known = resultFor(war.ourSide, war);
  const result = known === null ? [] : [texts.result[known]];
  const ended = [...result, ...score].join(' ');
  return [ended === '' ? `${texts.over}.` : `${texts.over}: ${ended}.`];
};

/** The capt of a war in words, with its message where it is posted. */
export const captLink = async (
  { context: { db } }: Bot,
  guildId: string,
  capt: Parameters<typeof captTitle>[0] & { id: string },
): Promise<string> => {
  const title = escapeText(captTitle(capt));
  const url = await rosterMessageUrl(db, guildId, capt.id);
  return url === null ? `**${title}**` : `**[${title}](${url})**`;
};

const alertMessage = async (bot: Bot, war: WarRow, language: Language): Promise<BaseMessageOptions> => {
  const { db, clock } = bot.context;
  const texts = warTexts[language];
  const sources = await findWarSources(db, war.guildId, [war.id]);
  const linked = await findLinkedCapt(db, war);
  const isWaiting = waits(war, clock());
  const linkable = isWaiting && linked === null ? await findLinkableCapts(db, war) : [];
  const fitting = linkable.filter((capt) => fits(war, capt));
  const lines = [
    headlineOf(war, language),
    ...stateOf(war, language),
    ...(linked === null ? [] : [texts.linked(await captLink(bot, war.guildId, linked))]),
    ...(fitting.length > 1 ? [texts.several] : []),
    `-# ${texts.source(escapeText(sourceNames(sources.get(war.id) ?? [], language)))}`,
  ];
  const { time_zone: timeZone } = await findSettings(db, war.guildId);
  const clockOfGuild = { timeZone, language, now: clock() };
  return {
    content: lines.join('\n'),
    allowedMentions: { parse: [] },
    components: isWaiting
      ? alertComponents(war, {
          texts,
          isLinked: linked !== null,
          mayStart: war.startsAt > clock(),
          capts: [...new Set([...fitting, ...linkable])].map((capt) => ({
            value: capt.id,
            label: cutText(captTitle(capt), 100),
            description: cutText(guildTime(capt.startsAt, clockOfGuild), 100),
          })),
        })
      : [],
  };
};

interface Offered {
  texts: (typeof warTexts)[Language];
  isLinked: boolean;
  /** A sign-up cannot start in the past. */
  mayStart: boolean;
  capts: readonly { value: string; label: string; description: string }[];
}

/** What leaders may do with a war; the use cases check who presses. */
const alertComponents = (
  { id }: WarRow,
  { texts, isLinked, mayStart, capts }: Offered,
): NonNullable<BaseMessageOptions['components']> => {
  const button = (action: string, style: ButtonStyle.Primary | ButtonStyle.Secondary, label: string) =>
    ({
      type: ComponentType.Button,
      style,
      label,
      customId: makeCustomId('wars', action, id),
    }) as const;
  const ignore = button('ignore', ButtonStyle.Secondary, texts.ignore);
  const buttons = isLinked
    ? [button('unlink', ButtonStyle.Secondary, texts.unlink)]
    : [...(mayStart ? [button('create', ButtonStyle.Primary, texts.create)] : []), ignore];
  const select = {
    type: ComponentType.StringSelect,
    customId: makeCustomId('wars', 'link', id),
    placeholder: texts.choose,
    options: [...capts],
  } as const;
  return [
    { type: ComponentType.ActionRow, components: buttons },
    ...(isLinked || capts.length === 0
      ? []
      : [{ type: ComponentType.ActionRow as const, components: [select] }]),
  ];
};

/** A war that leaders are told of by direct message, because no channel can be written to. */
export const readWarAlert: ReadNotice = async (bot, guildId, warId) => {
  const { db, clock } = bot.context;
  const war = await findWar(db, guildId, warId);
  if (war === null || !waits(war, clock())) return null;
  const { language, channels } = await findSettings(db, guildId);
  return {
    right: 'capts.manage',
    home: channels.wars ?? channels.capts,
    message: await alertMessage(bot, war, language),
    line: `${headlineOf(war, language)}\n${warTexts[language].next}`,
    nonce: `wa${war.id.slice(0, 18)}`,
    waits: true,
    hasCard: true,
  };
};

const waits = (war: WarRow, now: Date): boolean => war.decision === 'pending' && isAhead(war, now);

/** Posts the alert and keeps it true; a war that was over before anybody was told is not posted. */
export const deliverWarAlert = async (bot: Bot, delivery: Delivery): Promise<Outcome> => {
  const { db, clock } = bot.context;
  const { guildId, subject } = delivery;
  const war = await findWar(db, guildId, subject);
  const { language, channels } = await findSettings(db, guildId);
  const isWaiting = war !== null && waits(war, clock());
  if (!isWaiting) await dropLetter(db, delivery);
  if (war === null || (!isWaiting && delivery.messageId === null)) return {};
  const places = [channels.wars, channels.capts, channels.personnel];
  const channel = isWaiting ? await findPostableChannel(bot, places) : null;
  if (typeof channel === 'string') {
    await writeLetter(db, delivery, clock());
    return {};
  }
  // What is over stays where it was posted.
  const channelId = channel?.id ?? delivery.channelId;
  if (channelId === null) return {};
  const message = await alertMessage(bot, war, language);
  const kept = await keepMessage(bot, delivery, { channelId, message, name: war.id.slice(0, 18) });
  if (!('problem' in kept)) await dropLetter(db, delivery);
  return kept;
};
