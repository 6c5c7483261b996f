import { tableRoutes } from '@famiglia/contract/moving/tables';
import type { TableColumn } from '@famiglia/contract/moving/table-columns';
import type { RouteAccess } from '@famiglia/contract/kit/route';
import { paydayRoutes } from '@famiglia/contract/payday/payday-routes';
import { personnelRoutes } from '@famiglia/contract/personnel-file/personnel-file';
import { rankRoutes } from '@famiglia/contract/ranks/ranks';
import { reputationRoutes } from '@famiglia/contract/reputation/reputation';
import { userRoutes } from '@famiglia/contract/members/members';
import { warningRoutes } from '@famiglia/contract/warnings/warnings';
import { requireGuildAccess } from '../../access/require-guild-access.ts';
import { recordActivity } from '../../activity/record-activity.ts';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { defineJob } from '../../platform/define-job.ts';
import { postponeIfOver } from '../../platform/jobs/job-postponed.ts';
import type { UseCase } from '../../platform/use-case.ts';
import { findSettings } from '../../settings/settings.queries.ts';
import { enterRows } from './enter-rows.ts';
import type { Batch } from './enter-rows.ts';
import { presentTable } from './present-table.ts';
import { countRows, findNextRows, findTable, lockTable, updateTable } from './table.queries.ts';
import type { TableHead, TableKey } from './table.queries.ts';
import { reverseReputation, takeRowsBack } from './take-rows-back.ts';

type GuildRule = Extract<RouteAccess, { kind: 'guild' }>;

/** Whoever enters a column could enter each of its cells by hand. */
const RULES: Partial<Record<TableColumn, GuildRule>> = {
  nick: userRoutes.update.access,
  static_id: userRoutes.update.access,
  reputation: reputationRoutes.changeMany.access,
  rank: rankRoutes.set.access,
  warnings: warningRoutes.give.access,
  joined: personnelRoutes.addNote.access,
  attended: personnelRoutes.addNote.access,
  owed: paydayRoutes.correct.access,
  debt: paydayRoutes.correct.access,
};

const requireColumns = async (context: Context, actor: Actor, table: TableHead): Promise<void> => {
  for (const column of table.reading.columns) {
    const rule = column === 'ignored' ? undefined : RULES[column];
    if (rule !== undefined) await requireGuildAccess(context, actor, table.guildId, rule);
  }
};

/** Begins to enter a table. Pressed twice, or by two leaders, it is entered once. */
export const enterTable: UseCase<typeof tableRoutes.enter> = async (context, actor, input) => {
  const { guildId, tableId, version } = input;
  await requireGuildAccess(context, actor, guildId, tableRoutes.enter.access);
  const { userId } = requireSignedIn(actor);
  const key = { guildId, tableId };
  await requireColumns(context, actor, await findTable(context.db, key));
  const table = await context.db.transaction(async (tx) => {
    const locked = await lockTable(tx, key);
    if (locked.state === 'entering') await context.jobs.send(tx, moveTableJob, key);
    if (locked.state === 'entering' || locked.state === 'entered') return locked;
    if (locked.state !== 'draft') throw new AppError('list_begun');
    if (locked.version !== version)
      throw new AppError('version_conflict', { current: await presentTable(tx, locked) });
    if (((await countRows(tx, guildId, [tableId])).get(tableId)?.ready ?? 0) === 0)
      throw new AppError('list_empty');
    const begun = { state: 'entering', enteredBy: userId, enteredAt: context.clock() } as const;
    const row = await updateTable(tx, key, begun);
    await context.jobs.send(tx, moveTableJob, key);
    await context.bus.publish(tx, { type: 'moving.changed', guildId, tableIds: [tableId] });
    return row;
  });
  return presentTable(context.db, table);
};

/** Begins to take a table back. */
export const takeTableBack: UseCase<typeof tableRoutes.takeBack> = async (context, actor, key) => {
  const { guildId, tableId } = key;
  await requireGuildAccess(context, actor, guildId, tableRoutes.takeBack.access);
  const { userId } = requireSignedIn(actor);
  await requireColumns(context, actor, await findTable(context.db, key));
  const table = await context.db.transaction(async (tx) => {
    const locked = await lockTable(tx, key);
    if (locked.state === 'taking_back') await context.jobs.send(tx, moveTableJob, { guildId, tableId });
    if (locked.state === 'taking_back' || locked.state === 'taken_back') return locked;
    if (locked.state !== 'entered') throw new AppError('list_not_entered');
    const begun = { state: 'taking_back', takenBackBy: userId, takenBackAt: context.clock() } as const;
    const row = await updateTable(tx, key, begun);
    await context.jobs.send(tx, moveTableJob, { guildId, tableId });
    await context.bus.publish(tx, { type: 'moving.changed', guildId, tableIds: [tableId] });
    return row;
  });
  return presentTable(context.db, table);
};

/** So few that nobody waits long for a person whose row is locked. */
const ROWS_AT_ONCE = 50;

/**
 * Enters a table or takes it back, some rows in each transaction, in which these rows are noted as done. Killed anywhere and
 * called again, it goes on with the rows that are left.
 */
export const moveTable = async (context: Context, key: TableKey, signal?: AbortSignal): Promise<void> => {
  for (let isMore = true; isMore;) {
    postponeIfOver(signal);
    isMore = await moveSome(context, key);
  }
};

const moveSome = async (context: Context, key: TableKey): Promise<boolean> => {
  const { guildId, tableId } = key;
  const rights = await findRights(context, key);
  await context.db.transaction(async (tx) => {
    const table = await lockTable(tx, key);
    if (table.state !== 'taking_back') return;
    const rows = await findNextRows(tx, key, 'take_back', ROWS_AT_ONCE);
    await reverseReputation(context, tx, await batchOf(tx, table, rights), rows);
  });
  return context.db.transaction(async (tx) => {
    const table = await lockTable(tx, key);
    const isEntering = table.state === 'entering';
    if (!isEntering && table.state !== 'taking_back') return false;
    const rows = await findNextRows(tx, key, isEntering ? 'enter' : 'take_back', ROWS_AT_ONCE);
    const batch = await batchOf(tx, table, rights);
    if (rows.length > 0) await (isEntering ? enterRows : takeRowsBack)(context, tx, batch, rows);
    else {
      await updateTable(tx, key, { state: isEntering ? 'entered' : 'taken_back' });
      const counts = (await countRows(tx, guildId, [tableId])).get(tableId);
      await recordActivity(context, tx, {
        guildId,
        type: isEntering ? 'table.entered' : 'table.taken_back',
        actorId: batch.actorId,
        data: { count: counts?.changed ?? 0, table: table.name },
      });
    }
    await context.bus.publish(tx, { type: 'moving.changed', guildId, tableIds: [tableId] });
    return rows.length > 0;
  });
};

const batchOf = async (
  tx: Transaction,
  table: TableHead,
  rankRights: Batch['rankRights'],
): Promise<Batch> => {
  const { language } = await findSettings(tx, table.guildId);
  const actorId = (table.state === 'taking_back' ? table.takenBackBy : table.enteredBy) ?? table.createdBy;
  return { table, actorId, rankRights, reason: REASONS[language](table.name) };
};

const REASONS = {
  en: (name: string): string => (name === '' ? 'From the family’s table' : `From the table “${name}”`),
  ru: (name: string): string => (name === '' ? 'Из таблицы семьи' : `Из таблицы «${name}»`),
};

/** What whoever began it may do with ranks now. */
const findRights = async (context: Context, key: TableKey): Promise<Batch['rankRights']> => {
  const table = await findTable(context.db, key);
  const userId = (table.state === 'taking_back' ? table.takenBackBy : table.enteredBy) ?? table.createdBy;
  const access = await context.access.inGuild(userId, key.guildId);
  return access !== null && access.permissions.has(rankRoutes.set.access.permission)
    ? access.permissions
    : null;
};

export const moveTableJob = defineJob({
  name: 'move-table',
  title: { en: 'Entering a family’s table', ru: 'Занесение таблицы семьи' },
  merged: true,
  retries: 20,
  run: async (context, signal, key: TableKey) => {
    // A table that was deleted with its family.
    await moveTable(context, key, signal).catch((error: unknown) => {
      if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
    });
  },
});
