import { damageRoutes } from '@famiglia/contract/damage/damage-import';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { wholeList } from '../platform/whole-list.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findAliases } from './alias.queries.ts';
import { presentAlias } from './present-alias.ts';

export const listAliases: UseCase<typeof damageRoutes.aliases> = async (context, actor, { guildId }) => {
  await requireGuildAccess(context, actor, guildId, damageRoutes.aliases.access);
  return wholeList((await findAliases(context.db, guildId)).map(presentAlias));
};
