import { guildRoutes } from '@famiglia/contract/guilds';
import type { UseCase } from '../use-case.ts';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { findMembers } from './guild.queries.ts';
import { presentMember } from './present-member.ts';

export const listMembers: UseCase<typeof guildRoutes.members> = async (context, actor, input) => {
  await requireGuildAccess(context, actor, input.guildId, guildRoutes.members.access);
  const { limit, offset, search } = input;
  const { rows, total } = await findMembers(context.db, input.guildId, { limit, offset, search });
  return { items: rows.map((row) => presentMember(context.config.cdnUrl, row)), total, limit, offset };
};
