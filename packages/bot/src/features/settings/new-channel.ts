import { NEW_CHANNEL_NAMES } from '@famiglia/contract/settings/new-channels';
import { settingsRoutes } from '@famiglia/contract/settings/settings';
import { requireGuildAccess } from '@famiglia/core/access/require-guild-access';
import type { Delivery } from '@famiglia/core/deliveries/delivery.queries';
import { findChannels } from '@famiglia/core/mirror/guild.queries';
import { AppError } from '@famiglia/core/platform/app-error';
import { chooseChannel, findNameOfNew } from '@famiglia/core/settings/create-channel';
import { ChannelType, RESTJSONErrorCodes, Routes } from 'discord.js';
import type { APIChannel } from 'discord.js';
import type { Bot } from '../../bot.ts';
import type { Outcome } from '../../deliveries/delivery-kind.ts';
import { isDiscordError } from '../../kit/discord/is-discord-error.ts';
import { channelFacts } from '../../mirror/channel-facts.ts';

const REFUSED = [
  RESTJSONErrorCodes.MissingPermissions,
  RESTJSONErrorCodes.MissingAccess,
  RESTJSONErrorCodes.MaximumNumberOfGuildChannelsReached,
];

/**
 * Creates a channel that a manager asked for and makes it the family's. A channel that has the name already is used
 * instead, so that a second run after a crash does not create a second one.
 */
export const deliverNewChannel = async (
  bot: Bot,
  { guildId, subject }: Delivery,
  signal: AbortSignal,
): Promise<Outcome> => {
  const { context } = bot;
  const [wanted, userId = ''] = subject.split(':');
  const purpose = NEW_CHANNEL_NAMES.find((known) => known === wanted);
  const actor = { kind: 'discord', userId } as const;
  const name = purpose === undefined ? null : await findNameOfNew(context, guildId, purpose);
  if (purpose === undefined || name === null || !(await mayStillAsk(bot, guildId, userId))) return {};
  const texts = await findChannels(context.db, guildId, [ChannelType.GuildText]);
  const known = texts.find((channel) => channel.name === name);
  try {
    const channelId = known?.id ?? (await create(bot, guildId, name, signal));
    await chooseChannel(context, actor, { guildId, purpose, channelId });
  } catch (error) {
    // A channel of that name may be hidden from whoever asked.
    const isHidden = error instanceof AppError && error.code === 'validation_failed';
    if (isHidden || isDiscordError(error, REFUSED)) return { problem: 'channel_refused', gaveUp: true };
    throw error;
  }
  return {};
};

/** Whoever lost the right since then does not decide any more. */
const mayStillAsk = async ({ context }: Bot, guildId: string, userId: string): Promise<boolean> => {
  try {
    await requireGuildAccess(context, { kind: 'discord', userId }, guildId, settingsRoutes.save.access);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
};

/** The settings accept only channels of the mirror, so it has to know the new one first. */
const create = async (bot: Bot, guildId: string, name: string, signal: AbortSignal): Promise<string> => {
  const body = { name, type: ChannelType.GuildText };
  const channel = (await bot.client.rest.post(Routes.guildChannels(guildId), {
    body,
    signal: AbortSignal.any([signal]),
  })) as APIChannel;
  const mirror = bot.mirror.guild(guildId);
  mirror.change(({ channels }) => {
    const facts = channelFacts(channel);
    if (facts !== null) channels.put(facts.id, facts);
  });
  await mirror.written();
  return channel.id;
};
