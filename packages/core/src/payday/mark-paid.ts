import { randomUUID } from 'node:crypto';
import { paydayRoutes } from '@famiglia/contract/payday/payday-routes';
import { sql } from 'drizzle-orm';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { requireVersion } from '../activity/require-version.ts';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import type { UseCase } from '../platform/use-case.ts';
import { lockAccounts, placeOf } from '../treasury/account.queries.ts';
import type { Place } from '../treasury/account.queries.ts';
import { showBalances } from '../treasury/post-entry.ts';
import { writeEntries } from '../treasury/write-entries.ts';
import type { NewEntry } from '../treasury/write-entries.ts';
import { presentPayday } from './compute-payday.ts';
import { findPayday, findPaydayPeople, lockPayday, updatePayday } from './payday.queries.ts';
import type { PaydayKey, PaydayPersonRow } from './payday.queries.ts';

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
    const listed = await findPaydayPeople(tx, input);
    const known = new Set(listed.map(({ userId }) => userId));
    if (userIds?.some((userId) => !known.has(userId)) === true) throw new AppError('not_found');
    const people = listed.filter(
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
    await move(context, tx, people, { ...input, actorId });
    const sum = people.reduce((all, { amountCents }) => all + amountCents, 0n);
    await updatePayday(tx, row, { paidCents: row.paidCents + (paid ? sum : -sum) });
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

/** The operations of all of them at once, and what the payday then knows of each. */
const move = async (
  context: Context,
  tx: Transaction,
  people: readonly PaydayPersonRow[],
  { guildId, paydayId, actorId, paid }: PaydayKey & { actorId: string; paid: boolean },
): Promise<void> => {
  const entries = people.map(({ userId, amountCents, entryId }): NewEntry => {
    const cents = paid ? amountCents : -amountCents;
    return {
      guildId,
      key: randomUUID(),
      kind: paid ? 'payout' : 'counter',
      legs: [
        { ...owedTo(userId), cents },
        { ...placeOf(null), cents: -cents },
      ],
      personId: userId,
      reason: '',
      actorId,
      countersId: paid ? null : entryId,
    };
  });
  const places = [placeOf(null), ...people.map(({ userId }) => owedTo(userId))];
  const ids = await writeEntries(context, tx, await lockAccounts(tx, guildId, places), entries);
  if (ids.size < entries.length) throw new AppError('treasury_taken_back');
  const userIds = people.map(({ userId }) => userId);
  const entryIds = entries.map(({ key }) => (paid ? (ids.get(key) ?? null) : null));
  await tx.execute(sql`
    update payday_people person set state = ${paid ? 'paid' : 'unpaid'}, entry_id = moved.entry_id
    from unnest(${sql.param(userIds)}::bigint[], ${sql.param(entryIds)}::bigint[]) moved (user_id, entry_id)
    where person.guild_id = ${guildId}::bigint and person.payday_id = ${paydayId}::uuid and person.user_id = moved.user_id`);
};
