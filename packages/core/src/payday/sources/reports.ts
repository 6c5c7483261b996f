import { and, eq, gte, lt } from 'drizzle-orm';
import { itemPrices, reports } from '../../platform/db/schema/reports.ts';
import { screenshots } from '../../platform/db/schema/screenshots.ts';
import type { DueSource } from './due-line.ts';

/** Accepted reports, with the amount that was fixed then. */
export const acceptedReports: DueSource = async (db, guildId, { from, until, userId: author }) => {
  const rows = await db
    .select({ id: screenshots.id, report: reports, price: itemPrices })
    .from(reports)
    .innerJoin(itemPrices, eq(itemPrices.id, reports.itemPriceId))
    .innerJoin(
      screenshots,
      and(eq(screenshots.guildId, reports.guildId), eq(screenshots.sourceId, reports.sourceId)),
    )
    .where(
      and(
        eq(reports.guildId, guildId),
        author === undefined ? undefined : eq(reports.userId, author),
        gte(reports.acceptedAt, from),
        lt(reports.acceptedAt, until),
      ),
    );
  return rows.flatMap(({ id, report: { userId, acceptedQuantity, amountCents, acceptedAt }, price }) =>
    amountCents === null || acceptedAt === null
      ? []
      : [
          {
            key: `report:${id}`,
            userId,
            cents: amountCents,
            kind: 'report' as const,
            data: {
              name: price.name,
              quantity: acceptedQuantity ?? 0,
              unit_cents: String(price.priceCents),
            },
            at: acceptedAt,
          },
        ],
  );
};
