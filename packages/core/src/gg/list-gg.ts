import { ggRoutes } from '@famiglia/contract/gg/gg';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { presentScreenshot } from '../screenshots/intake/present-screenshot.ts';
import { countMatching, findScreenshots } from '../screenshots/intake/screenshot.queries.ts';
import type { UseCase } from '../platform/use-case.ts';

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
