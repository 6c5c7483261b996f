import { settingsRoutes } from '@famiglia/contract/settings/settings';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findSettings } from './settings.queries.ts';

export const getSettings: UseCase<typeof settingsRoutes.get> = async (context, actor, { guildId }) => {
  await requireGuildAccess(context, actor, guildId, settingsRoutes.get.access);
  return findSettings(context.db, guildId);
};
