import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { executePrepared } from '../../platform/db/prepared.ts';
import { statementName } from './due-line.ts';
import type { DueSource, DueWindow } from './due-line.ts';

/** Accepted reports, with the amount that was fixed then. */
export const acceptedReports: DueSource = async (db, guildId, window) =>
  (await findAccepted(db, guildId, window)).map(
    ({ id, userId, quantity, cents, at, sentAt, name, unit }) => ({
      key: `report:${id}`,
      userId,
      cents: BigInt(cents),
      kind: 'report',
      data: { name, quantity, unit_cents: unit },
      at: new Date(at),
      earliest: new Date(sentAt),
    }),
  );

interface Accepted {
  id: string;
  userId: string;
  quantity: number;
  cents: string;
  at: Date | string;
  sentAt: Date | string;
  name: string;
  unit: string;
}

/** A family has hundreds of them in these weeks, so their rows are read as they come. */
const findAccepted = async (
  db: Queryable,
  guildId: string,
  { from, until, userId }: Pick<DueWindow, 'from' | 'until' | 'userId'>,
): Promise<Accepted[]> =>
  executePrepared<Accepted>(
    db,
    statementName('due reports', userId),
    sql`
    select screenshot.id, report.user_id::text as "userId", report.accepted_quantity as quantity,
      report.amount_cents::text as cents, report.accepted_at as at, report.sent_at as "sentAt", price.name,
      price.price_cents::text as unit
    from reports report
    join item_prices price on price.id = report.item_price_id
    join screenshots screenshot on screenshot.guild_id = report.guild_id and screenshot.source_id = report.source_id
    where report.guild_id = ${guildId}::bigint and report.accepted_at >= ${from.toISOString()}::timestamptz
      and report.accepted_at < ${until.toISOString()}::timestamptz
      ${userId === undefined ? sql`` : sql`and report.user_id = ${userId}::bigint`}`,
  );
