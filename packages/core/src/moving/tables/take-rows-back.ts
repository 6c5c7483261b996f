import { MAX_REPUTATION } from '@famiglia/contract/reputation/reputation';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { storePasts } from '../../members/member-past.queries.ts';
import { isStaticTaken } from '../../members/nick-history.ts';
import { lockMembers } from '../../mirror/lock-members.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { lockNamed } from '../../platform/db/lock-named.ts';
import { members } from '../../platform/db/schema/guilds.ts';
import { paydayCorrections } from '../../platform/db/schema/payday.ts';
import type { StoredChange } from '../../platform/db/schema/moving-tables.ts';
import { moveMember } from '../../ranks/set-rank.ts';
import { findEntriesById } from '../../reputation/entry.queries.ts';
import { reverseEntries } from '../../reputation/reverse-entries.ts';
import { liftTakenOver } from '../../warnings/take-over-warnings.ts';
import type { NameChange } from '../moving.queries.ts';
import { showNames } from '../show-names.ts';
import type { Batch } from './enter-rows.ts';
import { readyToPlan } from './people-now.ts';
import type { PersonNow } from './plan-row.ts';
import { updateRows } from './table.queries.ts';
import type { TableRow } from './table.queries.ts';

interface Taken {
  row: TableRow;
  now: PersonNow;
  changes: StoredChange[];
}

/** Takes some rows back. Whatever somebody changed since stays, and is marked: it is theirs now. */
export const takeRowsBack = async (
  context: Context,
  tx: Transaction,
  batch: Batch,
  rows: readonly TableRow[],
): Promise<void> => {
  const { table, actorId } = batch;
  const { guildId } = table;
  const stored = rows.flatMap(({ changes }) => changes ?? []);
  if (stored.some(({ column }) => column === 'owed' || column === 'debt'))
    await lockNamed(tx, 'payday', guildId);
  await lockMembers(
    tx,
    guildId,
    rows.flatMap(({ userId }) => userId ?? []),
  );
  await lockNamed(tx, 'static_ids', guildId);
  const asked = { guildId, reading: table.reading, actorId, now: context.clock() };
  const { people } = await readyToPlan(tx, asked, rows);
  const taken = rows.flatMap((row): Taken[] => {
    const now = row.userId === null ? undefined : people.get(row.userId);
    return now === undefined ? [] : [{ row, now, changes: [...(row.changes ?? [])] }];
  });
  await takeNames(context, tx, batch, taken);
  await noteReputation(tx, batch, taken);
  await takePasts(context, tx, batch, taken);
  await takeMoney(context, tx, batch, taken);
  for (const one of taken) {
    await takeWarnings(context, tx, batch, one);
    await takeRank(context, tx, batch, one);
  }
  await updateRows(
    tx,
    { guildId, tableId: table.id },
    taken.map(({ row, changes }) => ({ line: row.line, changes, refused: row.refused, takenBack: true })),
  );
};

const changeOf = ({ changes }: Taken, ...columns: StoredChange['column'][]): StoredChange[] =>
  changes.filter(({ column }) => columns.includes(column));

const keep = (change: StoredChange): void => {
  change.kept = true;
};

const takeNames = async (
  context: Context,
  tx: Transaction,
  { table: { guildId }, actorId }: Batch,
  taken: readonly Taken[],
): Promise<void> => {
  const back: NameChange[] = [];
  for (const one of taken) {
    const { userId, ingameNick, staticId } = one.now;
    const after = { ingameNick, staticId };
    for (const change of changeOf(one, 'nick', 'static_id')) {
      const isNick = change.column === 'nick';
      const before = change.before;
      const isTheirs = (isNick ? ingameNick : staticId) !== change.after;
      const isTaken =
        !isNick && before !== null && (await isStaticTaken(tx, { guildId, userId, staticId: before }));
      if (isTheirs || isTaken) keep(change);
      else if (isNick) after.ingameNick = before;
      else after.staticId = before;
    }
    if (after.ingameNick !== ingameNick || after.staticId !== staticId)
      back.push({ userId, before: { ingameNick, staticId }, after });
  }
  await showNames(context, tx, { guildId, actorId }, back);
};

/**
 * Reverses what the ledger has of some rows, in a transaction of its own that comes first and locks nobody before: the reversal
 * holds entry and person in one statement. Called again it finds nothing left to reverse.
 */
export const reverseReputation = async (
  context: Context,
  tx: Transaction,
  { table, actorId }: Batch,
  rows: readonly TableRow[],
): Promise<void> => {
  const changes = rows.flatMap((row) => row.changes ?? []);
  const entries = await findEntriesById(tx, table.guildId, entryIds(changes));
  const open = entries.filter(({ undoneBy }) => undoneBy === null);
  const standing = await findReputations(
    tx,
    table.guildId,
    open.map(({ entry }) => entry.userId),
  );
  const fitting = open.filter(
    ({ entry }) => Math.abs((standing.get(entry.userId) ?? 0) - entry.delta) <= MAX_REPUTATION,
  );
  await reverseEntries(context, tx, fitting, { actorId, batchId: table.id });
};

const entryIds = (changes: readonly StoredChange[]): number[] =>
  changes.flatMap(({ column, refs = [] }) => (column === 'reputation' ? refs.map(Number) : []));

const findReputations = async (
  tx: Transaction,
  guildId: string,
  userIds: readonly string[],
): Promise<Map<string, number>> => {
  const rows = await tx
    .select({ userId: members.userId, reputation: members.reputation })
    .from(members)
    .where(
      and(eq(members.guildId, guildId), sql`${members.userId} = any(${sql.param([...userIds])}::bigint[])`),
    );
  return new Map(rows.map(({ userId, reputation }) => [userId, reputation]));
};

/** What was not reversed by this table was undone by somebody before, or no longer fits. */
const noteReputation = async (tx: Transaction, { table }: Batch, taken: readonly Taken[]): Promise<void> => {
  const changes = taken.flatMap((one) => changeOf(one, 'reputation'));
  const entries = await findEntriesById(tx, table.guildId, entryIds(changes));
  const undone = new Map(entries.map(({ entry, undoneBy }) => [String(entry.id), undoneBy]));
  const undos = await findEntriesById(
    tx,
    table.guildId,
    entries.flatMap(({ undoneBy }) => undoneBy ?? []),
  );
  const ours = new Set(undos.filter(({ entry }) => entry.batchId === table.id).map(({ entry }) => entry.id));
  for (const change of changes) {
    const undo = undone.get(change.refs?.[0] ?? '') ?? null;
    if (undo === null || !ours.has(undo)) keep(change);
  }
};

const takePasts = async (
  context: Context,
  tx: Transaction,
  { table: { guildId }, actorId }: Batch,
  taken: readonly Taken[],
): Promise<void> => {
  const pasts = taken.flatMap((one) => {
    const { userId, joinedOn, attended } = one.now;
    const after = { userId, joinedOn, attended };
    for (const change of changeOf(one, 'joined', 'attended')) {
      const isJoined = change.column === 'joined';
      const stored = isJoined ? joinedOn : attended === null ? null : String(attended);
      if (stored !== change.after) keep(change);
      else if (isJoined) after.joinedOn = change.before;
      else after.attended = change.before === null ? null : Number(change.before);
    }
    return after.joinedOn === joinedOn && after.attended === attended ? [] : [after];
  });
  await storePasts(tx, { guildId, enteredBy: actorId, enteredAt: context.clock() }, pasts);
};

const takeMoney = async (
  context: Context,
  tx: Transaction,
  { table: { guildId }, actorId }: Batch,
  taken: readonly Taken[],
): Promise<void> => {
  const due = taken.flatMap((one) => changeOf(one, 'owed', 'debt'));
  if (due.length === 0) return;
  const ids = due.flatMap(({ refs }) => refs ?? []);
  const rows = await tx
    .update(paydayCorrections)
    .set({ takenBackBy: actorId, takenBackAt: context.clock() })
    .where(
      and(
        eq(paydayCorrections.guildId, guildId),
        sql`${paydayCorrections.id} = any(${sql.param(ids)}::uuid[])`,
        isNull(paydayCorrections.takenBackAt),
      ),
    )
    .returning({ id: paydayCorrections.id });
  const done = new Set(rows.map(({ id }) => id));
  for (const change of due) if (!done.has(change.refs?.[0] ?? '')) keep(change);
  await context.bus.publish(tx, { type: 'payday.changed', guildId });
};

const takeWarnings = async (
  context: Context,
  tx: Transaction,
  { table: { guildId }, actorId, reason }: Batch,
  one: Taken,
): Promise<void> => {
  for (const change of changeOf(one, 'warnings')) {
    const ids = change.refs ?? [];
    const lifted = await liftTakenOver(context, tx, {
      guildId,
      userId: one.now.userId,
      actorId,
      reason,
      ids,
    });
    if (lifted < ids.length) keep(change);
  }
};

const takeRank = async (
  context: Context,
  tx: Transaction,
  { table: { guildId }, actorId, rankRights, reason }: Batch,
  one: Taken,
): Promise<void> => {
  for (const change of changeOf(one, 'rank')) {
    const { userId, rankId } = one.now;
    const before = change.refs?.[0] ?? '';
    if (rankRights === null || rankId !== one.row.said.rank) {
      keep(change);
      continue;
    }
    try {
      await moveMember(
        context,
        tx,
        { guildId, userId, reason, actorId, permissions: rankRights },
        ({ steps }) => {
          const step = steps.find(({ roleId }) => roleId === before) ?? null;
          if (step === null && before !== '') throw new AppError('rank_step_gone');
          return step;
        },
      );
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      keep(change);
    }
  }
};
