import { gungameRoutes } from '@famiglia/contract/gungame/gungame';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { findSettings } from '../settings/settings.queries.ts';
import type { UseCase } from '../platform/use-case.ts';

/** The few settings that moderators need, without access to all settings. */
export const getDesk: UseCase<typeof gungameRoutes.desk> = async (context, actor, { guildId }) => {
  await requireGuildAccess(context, actor, guildId, gungameRoutes.desk.access);
  const { gungame } = await findSettings(context.db, guildId);
  return { reject_reasons: gungame.reject_reasons };
};
