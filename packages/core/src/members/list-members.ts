import { guildRoutes } from '@famiglia/contract/guilds/guilds';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { memberFilterOf } from './member-filter.ts';
import { findMemberPage } from './member-list.queries.ts';
import type { UseCase } from '../platform/use-case.ts';
import { presentMember } from './present-member.ts';

export const listMembers: UseCase<typeof guildRoutes.members> = async (context, actor, input) => {
  await requireGuildAccess(context, actor, input.guildId, guildRoutes.members.access);
  const { guildId, limit, offset } = input;
  const filter = memberFilterOf(input, context.clock());
  const { found, total } = await findMemberPage(context.db, guildId, filter, { limit, offset });
  return { items: found.map((row) => presentMember(context.config.cdnUrl, row)), total, limit, offset };
};
