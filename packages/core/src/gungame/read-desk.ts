import { gungameRoutes } from '@famiglia/contract/gungame/gungame';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { findSettings } from '../settings/settings.queries.ts';
import type { UseCase } from '../platform/use-case.ts';
import { AppError } from '../platform/app-error.ts';
import { presentScreenshot } from '../screenshots/intake/present-screenshot.ts';
import { findScreenshotsById } from '../screenshots/intake/screenshot.queries.ts';

/** The few settings that moderators need, without access to all settings. */
export const getDesk: UseCase<typeof gungameRoutes.desk> = async (context, actor, { guildId }) => {
  await requireGuildAccess(context, actor, guildId, gungameRoutes.desk.access);
  const { gungame } = await findSettings(context.db, guildId);
  return { reject_reasons: gungame.reject_reasons };
};

export const getGungameScreenshot: UseCase<typeof gungameRoutes.screen> = async (context, actor, input) => {
  const { guildId, screenshotId } = input;
  await requireGuildAccess(context, actor, guildId, gungameRoutes.screen.access);
  const [row] = await findScreenshotsById(context.db, guildId, [screenshotId]);
  if (row === undefined || row.screenshot.kind !== 'gungame') throw new AppError('not_found');
  return presentScreenshot(context, row);
};
