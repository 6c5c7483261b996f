import { randomUUID } from 'node:crypto';
import type { Permission } from '@famiglia/contract/access/permissions';
import type { StoredChange } from '../../platform/db/schema/moving-tables.ts';
import { storePasts } from '../../members/member-past.queries.ts';
import { lockMembers } from '../../mirror/lock-members.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { lockNamed } from '../../platform/db/lock-named.ts';
import { paydayCorrections } from '../../platform/db/schema/payday.ts';
import { moveMember } from '../../ranks/set-rank.ts';
import { payReputation } from '../../reputation/pay-reputation.ts';
import { takeOverWarnings } from '../../warnings/take-over-warnings.ts';
import { readyToPlan } from './people-now.ts';
import { planRow } from './plan-row.ts';
import type { PersonNow } from './plan-row.ts';
import { showNames } from '../show-names.ts';
import { updateRows } from './table.queries.ts';
import type { TableHead, TableRow } from './table.queries.ts';

export interface Batch {
  table: TableHead;
  actorId: string;
  /** What the person may do now; null where they lost the right to change ranks meanwhile. */
  rankRights: ReadonlySet<Permission> | null;
  /** Written beside everything that the table does, in the family’s language. */
  reason: string;
}

interface Planned {
  row: TableRow;
  now: PersonNow;
  changes: StoredChange[];
  skipped: TableRow['refused'];
}

/** Enters some rows: locks the people, plans by what is stored at this moment, does it, and notes it, all in one transaction. */
export const enterRows = async (
  context: Context,
  tx: Transaction,
  batch: Batch,
  rows: readonly TableRow[],
): Promise<void> => {
  const { table, actorId } = batch;
  const { guildId } = table;
  const isMoney = rows.some(({ said }) => said.owed !== undefined || said.debt !== undefined);
  if (isMoney) await lockNamed(tx, 'payday', guildId);
  await lockMembers(
    tx,
    guildId,
    rows.flatMap(({ userId }) => userId ?? []),
  );
  await lockNamed(tx, 'static_ids', guildId);
  const asked = { guildId, reading: table.reading, actorId, now: context.clock() };
  const { people, rules, owners } = await readyToPlan(tx, asked, rows);
  const planned = rows.flatMap((row): Planned[] => {
    const now = row.userId === null ? undefined : people.get(row.userId);
    if (now === undefined) return [];
    const { changes, skipped } = planRow(row.said, now, rules);
    // Of two rows with one static id the second finds it taken.
    const given = changes.find(({ column }) => column === 'static_id')?.after ?? null;
    if (given !== null) owners.set(given, now.userId);
    return [{ row, now, changes, skipped }];
  });
  await enterNames(context, tx, batch, planned);
  await enterReputation(context, tx, batch, planned);
  await enterPasts(context, tx, batch, planned);
  await enterMoney(context, tx, batch, planned);
  for (const one of planned) {
    await enterWarnings(context, tx, batch, one);
    await enterRank(context, tx, batch, one);
  }
  await updateRows(
    tx,
    { guildId, tableId: table.id },
    planned.map(({ row, changes, skipped }) => ({
      line: row.line,
      changes,
      refused: [...row.refused, ...skipped],
      takenBack: false,
    })),
  );
};

const changeOf = ({ changes }: Planned, column: StoredChange['column']): StoredChange | undefined =>
  changes.find((change) => change.column === column);

const enterNames = async (
  context: Context,
  tx: Transaction,
  { table: { guildId }, actorId }: Batch,
  planned: readonly Planned[],
): Promise<void> =>
  showNames(
    context,
    tx,
    { guildId, actorId },
    planned.flatMap((one) => {
      const { ingameNick, staticId, userId } = one.now;
      const [nick, number] = [changeOf(one, 'nick'), changeOf(one, 'static_id')];
      if (nick === undefined && number === undefined) return [];
      const after = { ingameNick: nick?.after ?? ingameNick, staticId: number?.after ?? staticId };
      return [{ userId, before: { ingameNick, staticId }, after }];
    }),
  );

const enterReputation = async (
  context: Context,
  tx: Transaction,
  { table, actorId, reason }: Batch,
  planned: readonly Planned[],
): Promise<void> => {
  const due = planned.flatMap((one) => {
    const change = changeOf(one, 'reputation');
    return change === undefined ? [] : [{ one, change }];
  });
  const paid = await payReputation(
    context,
    tx,
    due.map(({ one, change }) => ({
      guildId: table.guildId,
      userId: one.now.userId,
      delta: Number(change.after) - one.now.reputation,
      reason,
      source: 'manual',
      actorId,
      batchId: table.id,
      key: `table:${table.id}:${one.row.line}`,
    })),
  );
  const entryOf = new Map(paid.map(({ userId, id }) => [userId, String(id)]));
  for (const { one, change } of due) change.refs = [entryOf.get(one.now.userId) ?? []].flat();
};

const enterPasts = async (
  context: Context,
  tx: Transaction,
  { table: { guildId }, actorId }: Batch,
  planned: readonly Planned[],
): Promise<void> =>
  storePasts(
    tx,
    { guildId, enteredBy: actorId, enteredAt: context.clock() },
    planned.flatMap((one) => {
      const [joined, attended] = [changeOf(one, 'joined'), changeOf(one, 'attended')];
      if (joined === undefined && attended === undefined) return [];
      return [
        {
          userId: one.now.userId,
          joinedOn: joined?.after ?? one.now.joinedOn,
          attended: attended === undefined ? one.now.attended : Number(attended.after),
        },
      ];
    }),
  );

/** Money owed is a correction of the next payday: the family’s ledger knows of it when a person has approved it. */
const enterMoney = async (
  context: Context,
  tx: Transaction,
  { table: { guildId }, actorId, reason }: Batch,
  planned: readonly Planned[],
): Promise<void> => {
  const due = planned.flatMap((one) =>
    (['owed', 'debt'] as const).flatMap((column) => {
      const change = changeOf(one, column);
      return change === undefined ? [] : [{ one, change, id: randomUUID() }];
    }),
  );
  if (due.length === 0) return;
  await tx.insert(paydayCorrections).values(
    due.map(({ one, change, id }) => ({
      id,
      guildId,
      requestId: id,
      userId: one.now.userId,
      kind: change.column === 'owed' ? ('bonus' as const) : ('debt' as const),
      amountCents: BigInt(change.after ?? '0'),
      reason,
      createdBy: actorId,
      createdAt: context.clock(),
    })),
  );
  for (const { change, id } of due) change.refs = [id];
  await context.bus.publish(tx, { type: 'payday.changed', guildId });
};

const enterWarnings = async (
  context: Context,
  tx: Transaction,
  { table: { guildId }, actorId, reason }: Batch,
  one: Planned,
): Promise<void> => {
  const change = changeOf(one, 'warnings');
  if (change === undefined) return;
  const count = Number(change.after) - one.now.warnings;
  change.refs = await takeOverWarnings(context, tx, {
    guildId,
    userId: one.now.userId,
    actorId,
    reason,
    count,
  });
};

/** Nobody is given a rank that the leader could not give by hand: such a row says so instead. */
const enterRank = async (
  context: Context,
  tx: Transaction,
  { table: { guildId }, actorId, rankRights, reason }: Batch,
  one: Planned,
): Promise<void> => {
  const change = changeOf(one, 'rank');
  if (change === undefined) return;
  const { userId, rankId } = one.now;
  const refuse = (why: string): void => {
    one.changes = one.changes.filter((other) => other !== change);
    one.skipped.push({ column: 'rank', text: change.after ?? '', why });
  };
  if (rankRights === null) return refuse('not_allowed');
  try {
    await moveMember(
      context,
      tx,
      { guildId, userId, reason, actorId, permissions: rankRights },
      ({ steps }) => steps.find(({ roleId }) => roleId === one.row.said.rank) ?? null,
    );
    // What the person had before.
    change.refs = [rankId ?? ''];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    refuse('rank_refused');
  }
};
