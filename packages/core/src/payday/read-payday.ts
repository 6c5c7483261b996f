import { paydayRoutes } from '@famiglia/contract/payday/payday-routes';
import type { PaydaySummary } from '@famiglia/contract/payday/payday-routes';
import { asc, desc, eq } from 'drizzle-orm';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { paydays } from '../platform/db/schema/payday.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { computePayday, payOf, presentPayday } from './compute-payday.ts';
import { endingNow, findOpenLines } from './find-due.ts';
import { findPayday, isOpen } from './payday.queries.ts';

export const getPayday: UseCase<typeof paydayRoutes.read> = async (context, actor, input) => {
  await requireGuildAccess(context, actor, input.guildId, paydayRoutes.read.access);
  return presentPayday(context.db, await findPayday(context.db, input), context.clock());
};

/** How many paydays are listed: three years of weeks. */
const LISTED = 160;

export const listPaydays: UseCase<typeof paydayRoutes.list> = async (context, actor, { guildId }) => {
  await requireGuildAccess(context, actor, guildId, paydayRoutes.list.access);
  const { db } = context;
  const { time_zone: timeZone } = await findSettings(db, guildId);
  const rows = await db
    .select({
      guildId: paydays.guildId,
      id: paydays.id,
      status: paydays.status,
      since: paydays.since,
      until: paydays.until,
      payCents: paydays.payCents,
      paidCents: paydays.paidCents,
      people: paydays.people,
    })
    .from(paydays)
    .where(eq(paydays.guildId, guildId))
    .orderBy(desc(paydays.until), asc(paydays.id))
    .limit(LISTED);
  const open = rows.find(isOpen) ?? null;
  const computed = open === null ? [] : await computePayday(db, open);
  // While a payday is open, what is due is in it: the whole history of two months is not read twice.
  const due =
    open === null
      ? await findOpenLines(db, guildId, { until: endingNow(context.clock()), timeZone })
      : computed.flatMap(({ lines }) => lines);
  const items = rows.map((row): PaydaySummary => {
    const isIt = row.id === open?.id;
    return {
      id: row.id,
      status: row.status,
      since: row.since?.toISOString() ?? null,
      until: row.until.toISOString(),
      pay_cents: String(isIt ? payOf(computed) : row.payCents),
      paid_cents: String(row.paidCents),
      people: isIt ? computed.length : row.people,
    };
  });
  return {
    items,
    total: items.length,
    limit: LISTED,
    offset: 0,
    open_id: open?.id ?? null,
    due_cents: String(due.reduce((sum, { cents }) => sum + cents, 0n)),
    due_people: new Set(due.map(({ userId }) => userId)).size,
  };
};
