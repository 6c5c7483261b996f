import { ggRoutes } from '@famiglia/contract/gg/gg';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { presentScreenshot } from '../screenshots/intake/present-screenshot.ts';
import {
  countMatching,
  findScreenshots,
  findScreenshotsById,
} from '../screenshots/intake/screenshot.queries.ts';
import type { UseCase } from '../platform/use-case.ts';
import { AppError } from '../platform/app-error.ts';

export const listGg: UseCase<typeof ggRoutes.list> = async (context, actor, input) => {
  const { guildId, limit, offset, status, userId, flagged } = input;
  await requireGuildAccess(context, actor, guildId, ggRoutes.list.access);
  const filter = { kind: 'gg', status, userId, flagged: flagged === 'yes' } as const;
  const [rows, total] = await Promise.all([
    findScreenshots(context.db, guildId, filter, { limit, offset }),
    countMatching(context.db, guildId, filter),
  ]);
  return { items: rows.map((row) => presentScreenshot(context, row)), total, limit, offset };
};

/** The earlier one may be of any kind: a screenshot that was used for the gun game counts too. */
export const getGgPair: UseCase<typeof ggRoutes.pair> = async (context, actor, { guildId, screenshotId }) => {
  await requireGuildAccess(context, actor, guildId, ggRoutes.pair.access);
  const [row] = await findScreenshotsById(context.db, guildId, [screenshotId]);
  if (row === undefined || row.screenshot.kind !== 'gg') throw new AppError('not_found');
  const { looksLike } = row.screenshot;
  const [match] = looksLike === null ? [] : await findScreenshotsById(context.db, guildId, [looksLike]);
  return {
    screenshot: presentScreenshot(context, row),
    earlier: match === undefined ? null : presentScreenshot(context, match),
  };
};
