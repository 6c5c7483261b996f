import { gungameRoutes } from '@famiglia/contract/gungame/gungame';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import type { Context } from '../platform/context.ts';
import { presentScreenshot } from '../screenshots/intake/present-screenshot.ts';
import { countMatching, findScreenshots } from '../screenshots/intake/screenshot.queries.ts';
import type { ScreenshotFilter } from '../screenshots/intake/screenshot.queries.ts';
import type { UseCase } from '../platform/use-case.ts';

interface Page {
  guildId: string;
  limit: number;
  offset: number;
}

const list = async (context: Context, page: Page, status: ScreenshotFilter['status']) => {
  const { guildId, limit, offset } = page;
  const filter = { kind: 'gungame', status } as const;
  const [rows, total] = await Promise.all([
    findScreenshots(context.db, guildId, filter, { limit, offset }),
    countMatching(context.db, guildId, filter),
  ]);
  return { items: rows.map((row) => presentScreenshot(context, row)), total, limit, offset };
};

export const listPendingGungame: UseCase<typeof gungameRoutes.pending> = async (context, actor, input) => {
  await requireGuildAccess(context, actor, input.guildId, gungameRoutes.pending.access);
  return list(context, input, 'pending');
};

export const listAllGungame: UseCase<typeof gungameRoutes.all> = async (context, actor, input) => {
  await requireGuildAccess(context, actor, input.guildId, gungameRoutes.all.access);
  return list(context, input, input.status);
};
