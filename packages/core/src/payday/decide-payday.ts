import { paydayRoutes } from '@famiglia/contract/payday/payday-routes';
import { and, eq } from 'drizzle-orm';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { requireVersion } from '../activity/require-version.ts';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { paydayLines, paydayPeople } from '../platform/db/schema/payday.ts';
import type { UseCase } from '../platform/use-case.ts';
import { requireOthers } from '../settings/require-others.ts';
import { computePayday, presentPayday } from './compute-payday.ts';
import { findPayday, isOpen, lockPayday, updatePayday } from './payday.queries.ts';
import type { PaydayRow } from './payday.queries.ts';

/** The open payday on the version that the person saw, locked. */
export const lockOpenPayday = async (
  context: Context,
  tx: Transaction,
  { guildId, paydayId, version }: { guildId: string; paydayId: string; version: number },
): Promise<PaydayRow> => {
  const row = await lockPayday(tx, { guildId, paydayId });
  if (!isOpen(row)) throw new AppError('payday_not_open');
  await requireVersion(tx, {
    seen: version,
    stored: row.version,
    changes: {
      guildId,
      types: ['payday.line_changed', 'payday.left_out', 'payday.taken_in', 'payday.first_approved'],
    },
    read: async () => presentPayday(tx, row, context.clock()),
  });
  return row;
};

/** A decision makes an earlier first approval void: it was of something else. */
const decided = async (context: Context, tx: Transaction, row: PaydayRow): Promise<void> => {
  await updatePayday(tx, row, { status: 'open', firstApprovedBy: null, firstApprovedSeen: null });
  await context.bus.publish(tx, { type: 'payday.changed', guildId: row.guildId });
};

export const changeLine: UseCase<typeof paydayRoutes.changeLine> = async (context, actor, input) => {
  const { guildId, paydayId, userId, key, amountCents, reason } = input;
  await requireGuildAccess(context, actor, guildId, paydayRoutes.changeLine.access);
  const { userId: actorId } = requireSignedIn(actor);
  if (amountCents !== null && reason === '')
    throw new AppError('validation_failed', { errors: [{ field: 'reason', message: 'missing' }] });
  await context.db.transaction(async (tx) => {
    const row = await lockOpenPayday(context, tx, input);
    await requireOthers(tx, guildId, actorId, [userId]);
    const people = await computePayday(tx, row);
    const line = people.find((person) => person.userId === userId)?.lines.find((one) => one.key === key);
    if (line === undefined) throw new AppError('not_found');
    await tx
      .delete(paydayLines)
      .where(
        and(
          eq(paydayLines.guildId, guildId),
          eq(paydayLines.paydayId, paydayId),
          eq(paydayLines.userId, userId),
          eq(paydayLines.key, key),
        ),
      );
    if (amountCents !== null)
      await tx.insert(paydayLines).values({
        guildId,
        paydayId,
        userId,
        key,
        approved: false,
        kind: line.kind,
        amountCents: BigInt(amountCents),
        settledCents: line.computed,
        data: line.data,
        at: line.at,
        isDifference: line.is_difference,
        changeReason: reason,
        changedBy: actorId,
      });
    await recordActivity(context, tx, {
      guildId,
      type: 'payday.line_changed',
      actorId,
      target: { kind: 'member', id: userId },
      data: { amount_cents: amountCents ?? String(line.computed), reason },
    });
    await decided(context, tx, row);
  });
  return presentPayday(context.db, await findPayday(context.db, input), context.clock());
};

/** Who is left out keeps what is due: the next payday has it. */
export const leaveOut: UseCase<typeof paydayRoutes.leaveOut> = async (context, actor, input) => {
  const { guildId, paydayId, userId, leftOut, reason } = input;
  await requireGuildAccess(context, actor, guildId, paydayRoutes.leaveOut.access);
  const { userId: actorId } = requireSignedIn(actor);
  await context.db.transaction(async (tx) => {
    const row = await lockOpenPayday(context, tx, input);
    const person = (await computePayday(tx, row)).find((one) => one.userId === userId);
    if (person === undefined) throw new AppError('not_found');
    if (person.leftOut === leftOut) return;
    const values = { leftOut, leftOutReason: leftOut ? reason : '' };
    await tx
      .insert(paydayPeople)
      .values({ guildId, paydayId, userId, ...values })
      .onConflictDoUpdate({ target: [paydayPeople.paydayId, paydayPeople.userId], set: values });
    await recordActivity(context, tx, {
      guildId,
      type: leftOut ? 'payday.left_out' : 'payday.taken_in',
      actorId,
      target: { kind: 'member', id: userId },
      data: { reason: values.leftOutReason },
    });
    await decided(context, tx, row);
  });
  return presentPayday(context.db, await findPayday(context.db, input), context.clock());
};
