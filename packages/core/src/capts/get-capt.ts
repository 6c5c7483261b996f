import { captRoutes } from '@famiglia/contract/capts/capt-routes';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import type { UseCase } from '../platform/use-case.ts';
import { readCaptDetails } from './read-capt.ts';

export const getCapt: UseCase<typeof captRoutes.get> = async (context, actor, { guildId, captId }) => {
  await requireGuildAccess(context, actor, guildId, captRoutes.get.access);
  return readCaptDetails(context.db, guildId, captId);
};
