import { reportRoutes } from '@famiglia/contract/reports/reports';
import type { Report } from '@famiglia/contract/reports/reports';
import type { Screenshot } from '@famiglia/contract/screenshots/screenshots';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import type { Context } from '../platform/context.ts';
import type { UseCase } from '../platform/use-case.ts';
import { presentScreenshot } from '../screenshots/intake/present-screenshot.ts';
import {
  countMatching,
  findScreenshots,
  findScreenshotsById,
} from '../screenshots/intake/screenshot.queries.ts';
import { findReports } from './report.queries.ts';
import type { PricedReport } from './report.queries.ts';

export const listReports: UseCase<typeof reportRoutes.list> = async (context, actor, input) => {
  const { guildId, limit, offset, status } = input;
  await requireGuildAccess(context, actor, guildId, reportRoutes.list.access);
  const filter = { kind: 'reports', status } as const;
  const [rows, total] = await Promise.all([
    findScreenshots(context.db, guildId, filter, { limit, offset }),
    countMatching(context.db, guildId, filter),
  ]);
  const shown = rows.map((row) => presentScreenshot(context, row));
  return { items: await presentReports(context, guildId, shown), total, limit, offset };
};

/** Screenshots of reports with what they prove. */
export const presentReports = async (
  { db }: Context,
  guildId: string,
  screenshots: readonly Screenshot[],
): Promise<Report[]> => {
  const ids = screenshots.map(({ id }) => id);
  const rows = await findScreenshotsById(db, guildId, ids);
  const sources = new Map(rows.map(({ screenshot }) => [screenshot.id, screenshot.sourceId]));
  const found = await findReports(db, guildId, [...sources.values()]);
  return screenshots.flatMap((screenshot) => {
    const priced = found.get(sources.get(screenshot.id) ?? '');
    return priced === undefined ? [] : [presentReport(screenshot, priced)];
  });
};

const presentReport = (
  screenshot: Screenshot,
  { report, price, removed, authorLeft }: PricedReport,
): Report => {
  const quantity = report.acceptedQuantity ?? report.quantity;
  return {
    ...screenshot,
    item: { id: price.itemId, name: price.name, unit: price.unit, removed },
    contract_id: report.contractId,
    quantity: report.quantity,
    accepted_quantity: report.acceptedQuantity,
    price_cents: String(price.priceCents),
    amount_cents: String(report.amountCents ?? BigInt(quantity) * price.priceCents),
    author_left: authorLeft,
  };
};
