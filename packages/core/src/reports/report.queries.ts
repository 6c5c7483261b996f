import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { members } from '../platform/db/schema/guilds.ts';
import { itemPrices, priceItems, reports } from '../platform/db/schema/reports.ts';
import { contracts } from '../platform/db/schema/contracts.ts';
import type { ItemPrice } from './price.queries.ts';

export type ReportRow = typeof reports.$inferSelect;
/** What a report is for; a contract is worth nothing by itself and has no limits. */
export type ReportedItem = Pick<
  ItemPrice,
  'itemId' | 'name' | 'unit' | 'priceCents' | 'dailyLimit' | 'weeklyLimit'
>;

export interface PricedReport {
  report: ReportRow;
  price: ReportedItem;
  removed: boolean;
  authorLeft: boolean;
}

/** The reports of these submissions, by their ids, each with the price or the contract that it was sent for. */
export const findReports = async (
  db: Queryable,
  guildId: string,
  sourceIds: readonly string[],
): Promise<Map<string, PricedReport>> => {
  const rows = await db
    .select({
      report: reports,
      price: itemPrices,
      contract: { title: contracts.title, unit: contracts.unit },
      removed: sql<boolean>`${priceItems.removedAt} is not null`,
      authorLeft: sql<boolean>`${members.leftAt} is not null`,
    })
    .from(reports)
    .leftJoin(itemPrices, eq(itemPrices.id, reports.itemPriceId))
    .leftJoin(contracts, eq(contracts.id, reports.contractId))
    .leftJoin(priceItems, eq(priceItems.id, itemPrices.itemId))
    .innerJoin(members, and(eq(members.guildId, reports.guildId), eq(members.userId, reports.userId)))
    .where(and(eq(reports.guildId, guildId), inArray(reports.sourceId, [...sourceIds])));
  return new Map(
    rows.flatMap(({ price, contract, ...row }): [string, PricedReport][] => {
      const item = price ?? contractItem(row.report, contract);
      return item === null ? [] : [[row.report.sourceId, { ...row, price: item }]];
    }),
  );
};

const contractItem = (
  { contractId }: ReportRow,
  contract: { title: string; unit: string } | null,
): ReportedItem | null =>
  contract === null || contractId === null
    ? null
    : {
        itemId: contractId,
        name: contract.title,
        unit: contract.unit,
        priceCents: 0n,
        dailyLimit: null,
        weeklyLimit: null,
      };

export const insertReport = async (
  tx: Transaction,
  row: Omit<ReportRow, 'acceptedQuantity' | 'amountCents' | 'acceptedAt'>,
): Promise<void> => {
  await tx.insert(reports).values(row);
};

export const updateReport = async (
  tx: Transaction,
  { guildId, sourceId }: Pick<ReportRow, 'guildId' | 'sourceId'>,
  values: Pick<ReportRow, 'acceptedQuantity' | 'amountCents' | 'acceptedAt'>,
): Promise<void> => {
  await tx
    .update(reports)
    .set(values)
    .where(and(eq(reports.guildId, guildId), eq(reports.sourceId, sourceId)));
};

interface Counting {
  guildId: string;
  userId: string;
  itemId: string;
  at: Date;
  timeZone: string;
  /** Not counted: the report in question. */
  except?: string;
  /** Whether those that wait count as well. */
  waiting: boolean;
}

/**
 * How much of an item counts for a member on the day and in the week of a moment, in the guild's time zone; weeks begin on Monday. A
 * report whose picture could not be taken never counts.
 */
export const countReported = async (
  db: Queryable,
  { guildId, userId, itemId, at, timeZone, except = '0', waiting }: Counting,
): Promise<{ day: number; week: number }> => {
  const moment = sql`${at.toISOString()}::timestamptz at time zone ${timeZone}`;
  const start = (unit: 'day' | 'week') => sql`date_trunc(${sql.raw(`'${unit}'`)}, ${moment})`;
  const within = (unit: 'day' | 'week') => sql`
    report.sent_at >= (${start(unit)}) at time zone ${timeZone}
    and report.sent_at < (${start(unit)} + ${sql.raw(`interval '1 ${unit}'`)}) at time zone ${timeZone}`;
  const counts = sql`coalesce(sum(case when shot.status = 'approved' then report.accepted_quantity else report.quantity end)`;
  const { rows } = await db.execute<{ day: number; week: number }>(sql`
    select ${counts} filter (where ${within('day')}), 0)::float as day, ${counts}, 0)::float as week
    from reports report
    join item_prices price on price.id = report.item_price_id and price.item_id = ${itemId}::uuid
    left join screenshots shot on shot.guild_id = report.guild_id and shot.source_id = report.source_id
    where report.guild_id = ${guildId}::bigint and report.user_id = ${userId}::bigint
      and report.source_id <> ${except}::bigint and ${within('week')}
      and (shot.status = 'approved' or (${waiting} and (shot.status = 'pending' or (shot.id is null and exists (
        select from submitted_files file where file.guild_id = report.guild_id and file.source_id = report.source_id
          and file.state = 'waiting')))))`);
  return { day: rows[0]?.day ?? 0, week: rows[0]?.week ?? 0 };
};
