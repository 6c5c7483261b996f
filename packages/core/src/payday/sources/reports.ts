import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { executeKept } from '../../platform/db/prepared.ts';
import { itemPrices, reports } from '../../platform/db/schema/reports.ts';
import { screenshots } from '../../platform/db/schema/screenshots.ts';
import { statementName } from './due-line.ts';
import type { DueSource } from './due-line.ts';

/** Accepted reports, with the amount that was fixed then. */
export const acceptedReports: DueSource = async (db, guildId, { from, until, userId: author }) => {
  const one = author === undefined ? undefined : eq(reports.userId, sql.placeholder('author'));
  const name = statementName('due reports', author);
  const rows = await executeKept(db, name, { guildId, author, from, until }, (on) =>
    on
      .select({
        id: screenshots.id,
        userId: reports.userId,
        quantity: reports.acceptedQuantity,
        cents: reports.amountCents,
        at: reports.acceptedAt,
        name: itemPrices.name,
        unitCents: itemPrices.priceCents,
      })
      .from(reports)
      .innerJoin(itemPrices, eq(itemPrices.id, reports.itemPriceId))
      .innerJoin(
        screenshots,
        and(eq(screenshots.guildId, reports.guildId), eq(screenshots.sourceId, reports.sourceId)),
      )
      .where(
        and(
          eq(reports.guildId, sql.placeholder('guildId')),
          one,
          gte(reports.acceptedAt, sql.placeholder('from')),
          lt(reports.acceptedAt, sql.placeholder('until')),
        ),
      ),
  );
  return rows.flatMap(({ id, userId, quantity, cents, at, name, unitCents }) =>
    cents === null || at === null
      ? []
      : [
          {
            key: `report:${id}`,
            userId,
            cents,
            kind: 'report' as const,
            data: { name, quantity: quantity ?? 0, unit_cents: String(unitCents) },
            at,
          },
        ],
  );
};
