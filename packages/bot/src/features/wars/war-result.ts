import { damageRoutes } from '@famiglia/contract/damage/damage-import';
import { CAPT_RESULTS } from '@famiglia/contract/capts/capts';
import { warProposalRoutes } from '@famiglia/contract/wars/war-proposal';
import { requireGuildAccess } from '@famiglia/core/access/require-guild-access';
import { laterOutcome } from '@famiglia/core/capts/capt-war.queries';
import { learnAlias } from '@famiglia/core/damage/learn-alias';
import type { Delivery } from '@famiglia/core/deliveries/delivery.queries';
import { dropLetter, writeLetter } from '@famiglia/core/deliveries/leader-letter.queries';
import { findName } from '@famiglia/core/members/member.queries';
import { AppError } from '@famiglia/core/platform/app-error';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { confirmWar } from '@famiglia/core/wars/confirm-war';
import { opponentIn, requestWarResult } from '@famiglia/core/wars/war-alert';
import { proposeWar, requireWar } from '@famiglia/core/wars/propose-war';
import { findWar, findWarPlayers } from '@famiglia/core/wars/war.queries';
import type { WarRow } from '@famiglia/core/wars/war.queries';
import type { BaseMessageOptions } from 'discord.js';
import type { Bot } from '../../bot.ts';
import type { Outcome } from '../../deliveries/delivery-kind.ts';
import { keepMessage } from '../../deliveries/kept-message.ts';
import type { ReadNotice } from '../../deliveries/notice-types.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { findPostableChannel } from '../../kit/discord/find-channel.ts';
import { guildHasPanel } from '../../kit/discord/has-panel.ts';
import { byRoute } from '../../kit/interactions/by-route.ts';
import type { ButtonCall, SelectCall } from '../../kit/interactions/calls.ts';
import { rosterMessageUrl } from '../rosters/gathering-link.ts';
import { resultCard } from './result-card.ts';
import { resultTexts } from './result-texts.ts';

const cardOf = async ({ context }: Bot, war: WarRow): Promise<BaseMessageOptions> => {
  const { guildId, captId, decidedBy } = war;
  const { db, config, clock } = context;
  const { language } = await findSettings(db, guildId);
  const texts = resultTexts[language];
  const post = captId === null ? null : await rosterMessageUrl(db, guildId, captId);
  const inPanel = await guildHasPanel(db, guildId, clock());
  const links = [
    ...(post === null ? [] : [{ label: texts.post, url: post }]),
    ...(inPanel
      ? [{ label: texts.panel, url: `${config.publicUrl}/guild/${guildId}/capts/wars/${war.id}` }]
      : []),
  ];
  const proposal = await proposeWar(context, war);
  return resultCard({ proposal, later: laterOutcome(war), decidedBy, links, language });
};

const waits = ({ status, decision }: WarRow): boolean => status === 'finished' && decision === 'pending';

/** A result that leaders are told of by direct message, because their channel cannot be written to. */
export const readWarResult: ReadNotice = async (bot, guildId, warId) => {
  const { db } = bot.context;
  const war = await findWar(db, guildId, warId);
  if (war === null || !waits(war)) return null;
  const { language } = await findSettings(db, guildId);
  return {
    right: 'capts.manage',
    message: await cardOf(bot, war),
    line: resultTexts[language].line(escapeText(opponentIn(war))),
    nonce: `wr${war.id.slice(0, 18)}`,
    waits: true,
    hasCard: true,
  };
};

/** Posts a war that is over in the leaders' channel for them to confirm, and keeps the card true. */
export const deliverWarResult = async (bot: Bot, delivery: Delivery): Promise<Outcome> => {
  const { db, clock } = bot.context;
  const { guildId, subject } = delivery;
  const war = await findWar(db, guildId, subject);
  const isWaiting = war !== null && waits(war);
  if (!isWaiting) await dropLetter(db, delivery);
  if (war === null || (!isWaiting && delivery.messageId === null)) return {};
  const { channels } = await findSettings(db, guildId);
  const channel = isWaiting ? await findPostableChannel(bot, [channels.personnel]) : null;
  if (typeof channel === 'string') {
    await writeLetter(db, delivery, clock());
    return {};
  }
  // What is decided stays where it was posted.
  const channelId = channel?.id ?? delivery.channelId;
  if (channelId === null) return {};
  const message = await cardOf(bot, war);
  const kept = await keepMessage(bot, delivery, { channelId, message, name: `r${war.id.slice(0, 17)}` });
  if (!('problem' in kept)) await dropLetter(db, delivery);
  return kept;
};

/** The arguments are the war, the version that was seen, and the result where the feed does not know it. */
export const confirmResult = async (call: ButtonCall): Promise<void> => {
  const { bot, actor, interaction, language, answer, args } = call;
  const [warId = '', version = '', said] = args;
  const { opponent } = await byRoute(warProposalRoutes.confirm, confirmWar)(bot.context, actor, {
    guildId: guildOf(interaction),
    warId,
    version: Number(version),
    result: CAPT_RESULTS.find((one) => one === said),
    members: [],
  });
  await answer.replyEphemeral({ content: resultTexts[language].confirmed(escapeText(opponent)) });
};

/** A leader says whose nick it is: it is learnt, and the card asks about the next one. */
export const chooseOwner = async (call: SelectCall): Promise<void> => {
  const { bot, actor, interaction, language, answer, args } = call;
  const { context } = bot;
  const [warId = '', version = '', position = ''] = args;
  const [userId = ''] = interaction.values;
  const guildId = guildOf(interaction);
  await requireGuildAccess(context, actor, guildId, damageRoutes.learnAlias.access);
  const war = await requireWar(context.db, guildId, warId);
  const players = await findWarPlayers(context.db, guildId, warId);
  const player = players.find((one) => one.position === Number(position));
  if (player === undefined || war.version !== Number(version)) throw new AppError('version_conflict');
  const { nick } = player;
  await byRoute(damageRoutes.learnAlias, learnAlias)(context, actor, { guildId, nick, userId });
  await requestWarResult(context.db, war);
  const name = (await findName(context.db, guildId, userId)) ?? userId;
  const content = resultTexts[language].learnt(escapeText(nick), escapeText(name));
  await answer.replyEphemeral({ content });
};
