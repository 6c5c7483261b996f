import { paydayRoutes } from '@famiglia/contract/payday/payday-routes';
import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { requestDeliveries } from '../deliveries/request-delivery.ts';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { paydayLines, paydayListeners, paydayPeople } from '../platform/db/schema/payday.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { OUTSIDE } from '../treasury/account.queries.ts';
import { postEntry, showBalances } from '../treasury/post-entry.ts';
import type { Leg } from '../treasury/write-entries.ts';
import { computePayday, fingerprintOf, needsSecond, payOf, presentPayday } from './compute-payday.ts';
import type { ComputedPerson } from './compute-payday.ts';
import { lockOpenPayday } from './decide-payday.ts';
import { findPayday, updatePayday } from './payday.queries.ts';
import type { PaydayRow } from './payday.queries.ts';

/**
 * From then on the family owes it. Only what the person saw is approved, and above the family’s limit a second person has to: the
 * first approval counts as long as it was of the same, and by somebody who still may approve.
 */
export const approvePayday: UseCase<typeof paydayRoutes.approve> = async (context, actor, input) => {
  const { guildId, seen } = input;
  await requireGuildAccess(context, actor, guildId, paydayRoutes.approve.access);
  const { userId } = requireSignedIn(actor);
  await context.db.transaction(async (tx) => {
    const row = await lockOpenPayday(context, tx, input);
    const people = await computePayday(tx, row);
    if (fingerprintOf(people) !== seen)
      throw new AppError('payday_moved', { current: await presentPayday(tx, row, context.clock()) });
    const pay = payOf(people);
    const { payday } = await findSettings(tx, guildId);
    if (!needsSecond(pay, payday.second_above)) return settle(context, tx, row, { people, userId });
    const first = row.firstApprovedBy;
    const stands = row.firstApprovedSeen === seen && (await mayApprove(context, guildId, first));
    if (!stands) {
      const values = { status: 'waiting', firstApprovedBy: userId, firstApprovedSeen: seen } as const;
      await updatePayday(tx, row, values);
      await tellOf(context, tx, row, { type: 'payday.first_approved', actorId: userId, pay, people: [] });
      return;
    }
    if (first === userId) throw new AppError('payday_second_person');
    await settle(context, tx, row, { people, userId });
  });
  return presentPayday(context.db, await findPayday(context.db, input), context.clock());
};

const mayApprove = async (context: Context, guildId: string, userId: string | null): Promise<boolean> =>
  userId !== null &&
  (await context.access.inGuild(userId, guildId))?.permissions.has('money.approve') === true;

const settle = async (
  context: Context,
  tx: Transaction,
  row: PaydayRow,
  { people, userId }: { people: ComputedPerson[]; userId: string },
): Promise<void> => {
  const { guildId, id: paydayId } = row;
  const included = people.filter(({ leftOut }) => !leftOut);
  await storeLines(tx, row, included);
  await storePeople(tx, row, included);
  const entryId = await postAccrual(context, tx, row, { included, userId });
  const pay = payOf(people);
  await updatePayday(tx, row, {
    status: 'approved',
    endedBy: userId,
    endedAt: context.clock(),
    people: included.length,
    payCents: pay,
    entryId,
  });
  await tellOf(context, tx, row, { type: 'payday.approved', actorId: userId, pay, people: included });
  const listeners = await tx
    .select({ userId: paydayListeners.userId })
    .from(paydayListeners)
    .where(eq(paydayListeners.guildId, guildId));
  const listening = new Set(listeners.map((one) => one.userId));
  await requestDeliveries(tx, [
    { guildId, kind: 'payday_post', subject: paydayId },
    ...included
      .filter((one) => listening.has(one.userId))
      .map((one) => ({ guildId, kind: 'payday_notice' as const, subject: `${paydayId}:${one.userId}` })),
  ]);
};

/** Changes that waited become lines like all others, and those of people who were left out are dropped. */
const storeLines = async (tx: Transaction, row: PaydayRow, included: readonly ComputedPerson[]) => {
  const { guildId, id: paydayId } = row;
  await tx
    .delete(paydayLines)
    .where(and(eq(paydayLines.guildId, guildId), eq(paydayLines.paydayId, paydayId)));
  const lines = included.flatMap((person) => person.lines);
  for (let start = 0; start < lines.length; start += ROWS_AT_ONCE)
    await tx.insert(paydayLines).values(
      lines.slice(start, start + ROWS_AT_ONCE).map((line) => ({
        guildId,
        paydayId,
        userId: line.userId,
        key: line.key,
        approved: true,
        kind: line.kind,
        amountCents: line.cents,
        settledCents: line.computed,
        data: line.data,
        at: line.at,
        isDifference: line.is_difference,
        changeReason: line.change_reason,
        changedBy: line.changedBy,
      })),
    );
};

const ROWS_AT_ONCE = 500;

/** What an earlier payday could not pay comes with this one, so that it can be paid in one place only. */
const storePeople = async (tx: Transaction, row: PaydayRow, included: readonly ComputedPerson[]) => {
  const { guildId, id: paydayId } = row;
  const userIds = included.map(({ userId }) => userId);
  if (userIds.length === 0) return;
  await tx
    .update(paydayPeople)
    .set({ state: 'carried' })
    .where(
      and(
        eq(paydayPeople.guildId, guildId),
        ne(paydayPeople.paydayId, paydayId),
        eq(paydayPeople.state, 'unpaid'),
        gt(paydayPeople.amountCents, 0n),
        inArray(paydayPeople.userId, userIds),
      ),
    );
  await tx
    .delete(paydayPeople)
    .where(
      and(
        eq(paydayPeople.guildId, guildId),
        eq(paydayPeople.paydayId, paydayId),
        inArray(paydayPeople.userId, userIds),
      ),
    );
  for (let start = 0; start < included.length; start += ROWS_AT_ONCE)
    await tx.insert(paydayPeople).values(
      included.slice(start, start + ROWS_AT_ONCE).map(({ userId, pay, carried }) => ({
        guildId,
        paydayId,
        userId,
        amountCents: pay,
        carriedCents: carried,
      })),
    );
};

/** One entry for all of them: each is owed more, or less, and the world outside gave it. */
const postAccrual = async (
  context: Context,
  tx: Transaction,
  { guildId, id }: PaydayRow,
  { included, userId: actorId }: { included: readonly ComputedPerson[]; userId: string },
): Promise<number | null> => {
  const legs: Leg[] = included
    .filter(({ total }) => total !== 0n)
    .map(({ userId, total }) => ({ place: 'owed', userId, cents: -total }));
  if (legs.length === 0) return null;
  const sum = legs.reduce((all, { cents }) => all + cents, 0n);
  if (sum !== 0n) legs.push({ ...OUTSIDE, cents: -sum });
  const entry = { guildId, key: id, kind: 'accrual' as const, reason: '', actorId, quiet: true };
  return (await postEntry(context, tx, { ...entry, legs })).entryId;
};

const tellOf = async (
  context: Context,
  tx: Transaction,
  { guildId }: PaydayRow,
  told: {
    type: 'payday.first_approved' | 'payday.approved';
    actorId: string;
    pay: bigint;
    people: readonly unknown[];
  },
): Promise<void> => {
  const { type, actorId, pay, people } = told;
  const data = { amount_cents: String(pay), people: people.length };
  await recordActivity(context, tx, { guildId, type, actorId, data });
  await context.bus.publish(tx, { type: 'payday.changed', guildId });
  await showBalances(context, tx, guildId);
};
