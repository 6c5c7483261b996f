import { randomUUID } from 'node:crypto';
import { paydayRoutes } from '@famiglia/contract/payday/payday-routes';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { requireVersion } from '../activity/require-version.ts';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { paydayPeople } from '../platform/db/schema/payday.ts';
import type { UseCase } from '../platform/use-case.ts';
import { lockAccounts, placeOf } from '../treasury/account.queries.ts';
import type { Place } from '../treasury/account.queries.ts';
import { postEntry, showBalances } from '../treasury/post-entry.ts';
import { presentPayday } from './compute-payday.ts';
import { findPayday, findPaydayPeople, isPerson, lockPayday, updatePayday } from './payday.queries.ts';
import type { PaydayPersonRow } from './payday.queries.ts';

const owedTo = (userId: string): Place => ({ place: 'owed', userId });

/**
 * Money that left the bank in the game. Whoever has the mark already is left as they are, so two leaders who mark the same people
 * pay them once; what did not go through in the game stays unmarked, and owed. “All” are those of the version that was seen: an older
 * message does not pay anew what was taken back since.
 */
export const markPaid: UseCase<typeof paydayRoutes.mark> = async (context, actor, input) => {
  const { guildId, userIds, paid, version } = input;
  await requireGuildAccess(context, actor, guildId, paydayRoutes.mark.access);
  const { userId: actorId } = requireSignedIn(actor);
  await context.db.transaction(async (tx) => {
    const row = await lockPayday(tx, input);
    if (row.status !== 'approved') throw new AppError('payday_not_approved');
    const wanted = userIds === null ? null : new Set(userIds);
    const people = (await findPaydayPeople(tx, input)).filter(
      ({ userId, state, amountCents }) =>
        amountCents > 0n && state === (paid ? 'unpaid' : 'paid') && (wanted === null || wanted.has(userId)),
    );
    const [first] = people;
    if (first === undefined) return;
    if (userIds === null)
      await requireVersion(tx, {
        seen: version,
        stored: row.version,
        changes: { guildId, types: ['payday.paid', 'payday.payout_taken_back'] },
        read: async () => presentPayday(tx, row, context.clock()),
      });
    await lockAccounts(tx, guildId, [placeOf(null), ...people.map(({ userId }) => owedTo(userId))]);
    for (const person of people) await (paid ? pay : takeBack)(context, tx, person, actorId);
    await updatePayday(tx, row, {});
    const sum = people.reduce((all, { amountCents }) => all + amountCents, 0n);
    await recordActivity(context, tx, {
      guildId,
      type: paid ? 'payday.paid' : 'payday.payout_taken_back',
      actorId,
      ...(people.length === 1 ? { target: { kind: 'member', id: first.userId } } : {}),
      data: { amount_cents: String(sum), people: people.length },
    });
    await context.bus.publish(tx, { type: 'payday.changed', guildId });
    await showBalances(context, tx, guildId);
  });
  return presentPayday(context.db, await findPayday(context.db, input), context.clock());
};

const pay = async (
  context: Context,
  tx: Transaction,
  person: PaydayPersonRow,
  actorId: string,
): Promise<void> => {
  const { guildId, userId, amountCents } = person;
  const { entryId } = await postEntry(context, tx, {
    guildId,
    key: randomUUID(),
    kind: 'payout',
    legs: [
      { ...owedTo(userId), cents: amountCents },
      { ...placeOf(null), cents: -amountCents },
    ],
    personId: userId,
    reason: '',
    actorId,
    quiet: true,
  });
  await tx.update(paydayPeople).set({ state: 'paid', entryId }).where(isPerson(person));
};

const takeBack = async (
  context: Context,
  tx: Transaction,
  person: PaydayPersonRow,
  actorId: string,
): Promise<void> => {
  const { guildId, userId, amountCents, entryId } = person;
  if (entryId === null) return;
  await postEntry(context, tx, {
    guildId,
    key: randomUUID(),
    kind: 'counter',
    legs: [
      { ...owedTo(userId), cents: -amountCents },
      { ...placeOf(null), cents: amountCents },
    ],
    personId: userId,
    reason: '',
    actorId,
    countersId: entryId,
    quiet: true,
  });
  await tx.update(paydayPeople).set({ state: 'unpaid', entryId: null }).where(isPerson(person));
};
