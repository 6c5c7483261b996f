import { roleRoutes } from '@famiglia/contract/access/roles';
import { wholeList } from '../platform/whole-list.ts';
import type { UseCase } from '../platform/use-case.ts';
import { requireGuildAccess } from './require-guild-access.ts';
import { findRolePermissions } from './role-permission.queries.ts';

export const listRolePermissions: UseCase<typeof roleRoutes.list> = async (context, actor, { guildId }) => {
  await requireGuildAccess(context, actor, guildId, roleRoutes.list.access);
  return wholeList(await findRolePermissions(context.db, guildId));
};
