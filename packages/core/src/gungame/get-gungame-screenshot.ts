import { gungameRoutes } from '@famiglia/contract/gungame/gungame';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { AppError } from '../platform/app-error.ts';
import { presentScreenshot } from '../screenshots/intake/present-screenshot.ts';
import { findScreenshotsById } from '../screenshots/intake/screenshot.queries.ts';
import type { UseCase } from '../platform/use-case.ts';

export const getGungameScreenshot: UseCase<typeof gungameRoutes.screen> = async (context, actor, input) => {
  const { guildId, screenshotId } = input;
  await requireGuildAccess(context, actor, guildId, gungameRoutes.screen.access);
  const [row] = await findScreenshotsById(context.db, guildId, [screenshotId]);
  if (row === undefined || row.screenshot.kind !== 'gungame') throw new AppError('not_found');
  return presentScreenshot(context, row);
};
