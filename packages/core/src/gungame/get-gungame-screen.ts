import { gungameRoutes } from '@famiglia/contract/gungame';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { AppError } from '../app-error.ts';
import { presentScreenshot } from '../pictures/present-screenshot.ts';
import { findScreenshotsById } from '../pictures/screenshot.queries.ts';
import type { UseCase } from '../use-case.ts';

export const getGungameScreen: UseCase<typeof gungameRoutes.screen> = async (context, actor, input) => {
  const { guildId, screenshotId } = input;
  await requireGuildAccess(context, actor, guildId, gungameRoutes.screen.access);
  const [row] = await findScreenshotsById(context.db, guildId, [screenshotId]);
  if (row === undefined || row.screenshot.kind !== 'gungame') throw new AppError('not_found');
  return presentScreenshot(context, row);
};
