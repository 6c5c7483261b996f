import { guildRoutes } from '@famiglia/contract/guilds';
import type { Channel } from '@famiglia/contract/guilds';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import type { Context } from '../context.ts';
import type { UseCase } from '../use-case.ts';
import { channelType, isPostable } from './channel-type.ts';
import { findChannels } from './guild.queries.ts';
import { wholeList } from './whole-list.ts';

export const listChannels: UseCase<typeof guildRoutes.channels> = async (context, actor, input) => {
  await requireGuildAccess(context, actor, input.guildId, guildRoutes.channels.access);
  const wanted = input.channel_type;
  const all = await presentChannels(context, input.guildId);
  return wholeList(wanted === undefined ? all : all.filter((channel) => channel.type === wanted));
};

export const listTextChannels: UseCase<typeof guildRoutes.textChannels> = async (context, actor, input) => {
  await requireGuildAccess(context, actor, input.guildId, guildRoutes.textChannels.access);
  const all = await presentChannels(context, input.guildId);
  return wholeList(all.filter((channel) => isPostable(channel.type)));
};

const presentChannels = async (context: Context, guildId: string): Promise<Channel[]> => {
  const rows = await findChannels(context.db, guildId);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    type: channelType(row.type),
    position: row.position,
    parent_id: row.parentId,
  }));
};
