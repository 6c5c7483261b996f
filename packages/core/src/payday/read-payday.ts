import { paydayRoutes } from '@famiglia/contract/payday/payday-routes';
import type { PaydaySummary } from '@famiglia/contract/payday/payday-routes';
import { sql } from 'drizzle-orm';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { computePayday, payOf, presentPayday } from './compute-payday.ts';
import { endingNow, findOpenLines } from './find-due.ts';
import { findOpenPayday, findPayday } from './payday.queries.ts';

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
  const open = await findOpenPayday(db, guildId);
  const { rows } = await db.execute<Summary & Record<string, unknown>>(sql`
    select payday.id, payday.status, payday.since, payday.until, coalesce(sum(person.amount_cents), 0)::text as pay,
      coalesce(sum(person.amount_cents) filter (where person.state = 'paid'), 0)::text as paid,
      count(person.user_id) filter (where not person.left_out)::int as people
    from paydays payday left join payday_people person on person.payday_id = payday.id and person.guild_id = payday.guild_id
    where payday.guild_id = ${guildId}::bigint
    group by payday.id order by payday.until desc, payday.id limit ${LISTED}`);
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
      since: row.since === null ? null : new Date(row.since).toISOString(),
      until: new Date(row.until).toISOString(),
      pay_cents: isIt ? String(payOf(computed)) : row.pay,
      paid_cents: row.paid,
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

interface Summary extends Pick<PaydaySummary, 'id' | 'status' | 'people'> {
  since: Date | string | null;
  until: Date | string;
  pay: string;
  paid: string;
}
