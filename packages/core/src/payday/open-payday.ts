import { paydayRoutes } from '@famiglia/contract/payday/payday-routes';
import { and, desc, eq, ne } from 'drizzle-orm';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { lockNamed } from '../platform/db/lock-named.ts';
import { paydays } from '../platform/db/schema/payday.ts';
import type { UseCase } from '../platform/use-case.ts';
import { computePayday, presentPayday } from './compute-payday.ts';
import { endingNow } from './find-due.ts';
import { findOpenPayday, isOpen, lockPayday, updatePayday } from './payday.queries.ts';
import type { PaydayRow } from './payday.queries.ts';
import { noteRanksOfWeek } from './rank-weeks.ts';

/** Closes the period now. Two leaders who do it at once get the same payday. */
export const closePeriod: UseCase<typeof paydayRoutes.close> = async (context, actor, { guildId }) => {
  await requireGuildAccess(context, actor, guildId, paydayRoutes.close.access);
  const { userId } = requireSignedIn(actor);
  const row = await context.db.transaction(async (tx) =>
    openPayday(context, tx, guildId, { until: endingNow(context.clock()), createdBy: userId }),
  );
  if (row === null) throw new AppError('payday_nothing_due');
  return presentPayday(context.db, row, context.clock());
};

/** The open payday, or a new one; null where nobody is due anything. */
export const openPayday = async (
  context: Context,
  tx: Transaction,
  guildId: string,
  { until, createdBy }: { until: Date; createdBy: string | null },
): Promise<PaydayRow | null> => {
  await lockNamed(tx, 'payday', guildId);
  const open = await findOpenPayday(tx, guildId);
  if (open !== null) return open;
  await noteRanksOfWeek(tx, guildId, context.clock());
  const [last] = await tx
    .select({ until: paydays.until })
    .from(paydays)
    .where(and(eq(paydays.guildId, guildId), ne(paydays.status, 'cancelled')))
    .orderBy(desc(paydays.until))
    .limit(1);
  const [row] = await tx
    .insert(paydays)
    .values({
      guildId,
      since: last?.until ?? null,
      until,
      status: 'open',
      createdBy,
      createdAt: context.clock(),
    })
    .returning();
  if (row === undefined) throw new Error('the payday was not stored');
  if ((await computePayday(tx, row)).length === 0) {
    await tx.delete(paydays).where(eq(paydays.id, row.id));
    return null;
  }
  await recordActivity(context, tx, { guildId, type: 'payday.opened', actorId: createdBy });
  await context.bus.publish(tx, { type: 'payday.changed', guildId });
  return row;
};

/** Nothing was settled yet, so everything stays due. */
export const cancelPayday: UseCase<typeof paydayRoutes.cancel> = async (context, actor, input) => {
  const { guildId } = input;
  await requireGuildAccess(context, actor, guildId, paydayRoutes.cancel.access);
  const { userId } = requireSignedIn(actor);
  await context.db.transaction(async (tx) => {
    const row = await lockPayday(tx, input);
    if (!isOpen(row)) throw new AppError('payday_not_open');
    await updatePayday(tx, row, { status: 'cancelled', endedBy: userId, endedAt: context.clock() });
    await recordActivity(context, tx, { guildId, type: 'payday.cancelled', actorId: userId });
    await context.bus.publish(tx, { type: 'payday.changed', guildId });
  });
  return null;
};
