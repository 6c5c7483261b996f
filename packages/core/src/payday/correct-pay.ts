import { paydayRoutes } from '@famiglia/contract/payday/payday-routes';
import { warningRoutes } from '@famiglia/contract/warnings/warnings';
import { and, eq, isNull } from 'drizzle-orm';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { findBots, findName } from '../members/member.queries.ts';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Queryable } from '../platform/db/database.ts';
import { lockNamed } from '../platform/db/lock-named.ts';
import { paydayCorrections } from '../platform/db/schema/payday.ts';
import type { UseCase } from '../platform/use-case.ts';
import { requireOthers } from '../settings/require-others.ts';
import { addWarning } from '../warnings/give-warning.ts';

/** A bonus, fine, debt or repayment. A fine’s warning comes in the same transaction: both are there, or neither. */
export const correctPay: UseCase<typeof paydayRoutes.correct> = async (context, actor, input) => {
  const { guildId, requestId, userId, kind, amountCents, reason } = input;
  await requireGuildAccess(context, actor, guildId, paydayRoutes.correct.access);
  const { userId: actorId } = requireSignedIn(actor);
  await requireOthers(context.db, guildId, actorId, [userId]);
  if ((await findName(context.db, guildId, userId)) === null) throw new AppError('member_not_found');
  if ((await findBots(context.db, guildId, [userId])).length > 0) throw new AppError('bot_is_no_member');
  const warned = input.warning && kind === 'fine';
  if (warned) await requireGuildAccess(context, actor, guildId, warningRoutes.give.access);
  return context.db.transaction(async (tx) => {
    await lockNamed(tx, 'payday', guildId);
    const known = await findSent(tx, guildId, requestId);
    if (known !== null) return { id: known, warned };
    if (warned)
      await addWarning(context, tx, {
        guildId,
        userId,
        kind: 'warning',
        reason,
        weight: undefined,
        days: undefined,
        issuedBy: actorId,
      });
    const [row] = await tx
      .insert(paydayCorrections)
      .values({
        guildId,
        requestId,
        userId,
        kind,
        amountCents: BigInt(amountCents),
        reason,
        createdBy: actorId,
        createdAt: context.clock(),
      })
      .returning({ id: paydayCorrections.id });
    if (row === undefined) throw new Error('the correction was not stored');
    await recordActivity(context, tx, {
      guildId,
      type: 'payday.corrected',
      actorId,
      target: { kind: 'member', id: userId },
      data: { kind, amount_cents: amountCents, reason },
    });
    await context.bus.publish(tx, { type: 'payday.changed', guildId });
    return { id: row.id, warned };
  });
};

const findSent = async (db: Queryable, guildId: string, requestId: string): Promise<string | null> => {
  const [row] = await db
    .select({ id: paydayCorrections.id })
    .from(paydayCorrections)
    .where(and(eq(paydayCorrections.guildId, guildId), eq(paydayCorrections.requestId, requestId)));
  return row?.id ?? null;
};

/** What it was worth is due no longer; if a payday had it, the next one has the difference. */
export const takeBackCorrection: UseCase<typeof paydayRoutes.takeBackCorrection> = async (
  context,
  actor,
  { guildId, correctionId },
) => {
  await requireGuildAccess(context, actor, guildId, paydayRoutes.takeBackCorrection.access);
  const { userId: actorId } = requireSignedIn(actor);
  await context.db.transaction(async (tx) => {
    await lockNamed(tx, 'payday', guildId);
    const isIt = and(eq(paydayCorrections.guildId, guildId), eq(paydayCorrections.id, correctionId));
    const [row] = await tx
      .update(paydayCorrections)
      .set({ takenBackBy: actorId, takenBackAt: context.clock() })
      .where(and(isIt, isNull(paydayCorrections.takenBackAt)))
      .returning();
    if (row === undefined)
      throw new AppError(
        (await tx.$count(paydayCorrections, isIt)) > 0 ? 'correction_taken_back' : 'not_found',
      );
    await requireOthers(tx, guildId, actorId, [row.userId]);
    await recordActivity(context, tx, {
      guildId,
      type: 'payday.correction_taken_back',
      actorId,
      target: { kind: 'member', id: row.userId },
      data: { kind: row.kind, amount_cents: String(row.amountCents), reason: row.reason },
    });
    await context.bus.publish(tx, { type: 'payday.changed', guildId });
  });
  return null;
};
