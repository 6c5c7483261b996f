import { guildRoutes } from '@famiglia/contract/guilds';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import type { UseCase } from '../use-case.ts';
import { findRoles } from './guild.queries.ts';
import { wholeList } from './whole-list.ts';

export const listRoles: UseCase<typeof guildRoutes.roles> = async (context, actor, { guildId }) => {
  await requireGuildAccess(context, actor, guildId, guildRoutes.roles.access);
  const rows = await findRoles(context.db, guildId);
  return wholeList(
    rows.map(({ id, name, color, position, managed }) => ({ id, name, color, position, managed })),
  );
};
