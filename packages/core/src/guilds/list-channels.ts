import { POST_PERMISSIONS } from '@famiglia/contract/access/bot-permissions';
import { guildRoutes } from '@famiglia/contract/guilds/guilds';
import type { Channel } from '@famiglia/contract/guilds/guilds';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { requireSignedIn } from '../platform/actor.ts';
import type { Actor } from '../platform/actor.ts';
import { findBotStanding, findStanding } from '../bot-permissions/bot-permissions.queries.ts';
import { channelPermissions, lacking } from '../bot-permissions/held-permissions.ts';
import type { Context } from '../platform/context.ts';
import { PERMISSION_BITS } from '../platform/discord/bot-permissions.ts';
import type { ChannelOverwrite } from '../platform/db/schema/guilds.ts';
import type { UseCase } from '../platform/use-case.ts';
import { channelType, isPostable } from '../mirror/channel-type.ts';
import { findChannels } from '../mirror/guild.queries.ts';
import { wholeList } from '../platform/whole-list.ts';

export const listChannels: UseCase<typeof guildRoutes.channels> = async (context, actor, input) => {
  await requireGuildAccess(context, actor, input.guildId, guildRoutes.channels.access);
  const wanted = input.channelType;
  const all = await presentChannels(context, actor, input.guildId);
  const shown = wanted === undefined ? all : all.filter(({ channel }) => channel.type === wanted);
  return wholeList(shown.map(({ channel }) => channel));
};

export const listTextChannels: UseCase<typeof guildRoutes.textChannels> = async (context, actor, input) => {
  await requireGuildAccess(context, actor, input.guildId, guildRoutes.textChannels.access);
  const all = await presentChannels(context, actor, input.guildId);
  const bot = await findBotStanding(context.db, input.guildId);
  const postable = all.filter(({ channel }) => isPostable(channel.type));
  return wholeList(
    postable.map(({ channel, overwrites }) => ({
      ...channel,
      // Before the bot has mirrored itself, nothing is known to be missing.
      bot_lacks: bot === null ? [] : lacking(channelPermissions(bot, overwrites), POST_PERMISSIONS),
    })),
  );
};

/** Only channels that the person can see in Discord: the panel must not reveal the names of hidden ones. */
const presentChannels = async (
  context: Context,
  actor: Actor,
  guildId: string,
): Promise<{ channel: Channel; overwrites: ChannelOverwrite[] }[]> => {
  const [rows, standing] = await Promise.all([
    findChannels(context.db, guildId),
    findStanding(context.db, guildId, requireSignedIn(actor).userId),
  ]);
  if (standing === null) return [];
  return rows
    .filter((row) => (channelPermissions(standing, row.overwrites) & PERMISSION_BITS.ViewChannel) !== 0n)
    .map(({ overwrites, ...row }) => ({
      channel: {
        id: row.id,
        name: row.name,
        type: channelType(row.type),
        position: row.position,
        parent_id: row.parentId,
      },
      overwrites,
    }));
};
