import { tableRoutes } from '@famiglia/contract/moving/tables';
import type { TableReading } from '@famiglia/contract/moving/tables';
import { requireGuildAccess } from '../../access/require-guild-access.ts';
import { AppError } from '../../platform/app-error.ts';
import type { UseCase } from '../../platform/use-case.ts';
import { findKnownMembers } from '../../members/member.queries.ts';
import { judgeLines, storedRows } from './judge-rows.ts';
import { settleStates } from './judging/settle-states.ts';
import type { SettledRow } from './judging/settle-states.ts';
import { presentTable } from './present-table.ts';
import type { SourceLine } from './reading/source-cell.ts';
import {
  deleteRows,
  deleteTable,
  findRows,
  findTable,
  insertRows,
  lockDraft,
  storeDecisions,
  updateStates,
  updateTable,
} from './table.queries.ts';
import type { TableRow } from './table.queries.ts';

/** Reads the table anew by what a leader says about it. Decisions about people are made anew too: rows may mean others now. */
export const readTableAnew: UseCase<typeof tableRoutes.read> = async (context, actor, input) => {
  const { guildId, tableId, version, columns, reputation, overwrite, days, ranks } = input;
  await requireGuildAccess(context, actor, guildId, tableRoutes.read.access);
  const key = { guildId, tableId };
  const table = await findTable(context.db, key);
  if (table.state !== 'draft') throw new AppError('list_begun');
  const reading: TableReading = {
    columns: onceEach(columns, table.headings.length),
    reputation,
    overwrite,
    days,
    ranks,
  };
  const lines = (await findRows(context.db, key)).map(({ line, cells }) => ({ line, cells }) as SourceLine);
  const judged = await judgeLines(context, guildId, { lines, reading });
  const saved = await context.db.transaction(async (tx) => {
    const locked = await lockDraft(tx, key);
    if (locked.version !== version)
      throw new AppError('version_conflict', { current: await presentTable(tx, locked) });
    await deleteRows(tx, key);
    await insertRows(tx, storedRows(key, lines, judged));
    const row = await updateTable(tx, key, { reading, unknownRanks: judged.unknownRanks });
    await context.bus.publish(tx, { type: 'moving.changed', guildId, tableIds: [tableId] });
    return row;
  });
  return presentTable(context.db, saved);
};

/** One column for each of the table, and no kind twice: of two the first is taken. */
const onceEach = (columns: TableReading['columns'], width: number): TableReading['columns'] =>
  Array.from({ length: width }, (_, index) => {
    const column = columns[index] ?? 'ignored';
    return columns.indexOf(column) < index ? 'ignored' : column;
  });

const settled = (rows: readonly TableRow[]): SettledRow[] =>
  settleStates(
    rows.map(({ line, kind, said, matchedId, matchedBy, matchDoubts, candidates, decided, decidedId }) => ({
      line,
      kind,
      values: said,
      match: { userId: matchedId, by: matchedBy, candidates, doubts: matchDoubts },
      decided: decided ? { userId: decidedId } : null,
    })),
  );

/** Says whom rows are about. All rows are compared again: two of them may be about one person now. */
export const decideRows: UseCase<typeof tableRoutes.decide> = async (context, actor, input) => {
  const { guildId, tableId } = input;
  await requireGuildAccess(context, actor, guildId, tableRoutes.decide.access);
  const decisions = [
    ...new Map(input.decisions.map((one) => [one.line, { line: one.line, userId: one.user_id }])).values(),
  ];
  const asked = decisions.flatMap(({ userId }) => userId ?? []);
  const known = await findKnownMembers(context.db, guildId, [...new Set(asked)]);
  const unknown = asked.filter((id) => !known.has(id));
  if (unknown.length > 0)
    throw new AppError('member_not_found', {
      errors: unknown.map((id) => ({ field: 'decisions', message: id })),
    });
  const key = { guildId, tableId };
  const table = await context.db.transaction(async (tx) => {
    const locked = await lockDraft(tx, key);
    await storeDecisions(tx, key, decisions);
    const rows = await findRows(tx, key);
    const before = new Map(rows.map((row) => [row.line, row]));
    const changed = settled(rows).filter((row) => {
      const old = before.get(row.line);
      return (
        old?.state !== row.state ||
        old.userId !== row.userId ||
        old.leftOut !== row.leftOut ||
        old.doubts.join() !== row.doubts.join()
      );
    });
    if (changed.length === 0) return locked;
    await updateStates(tx, key, changed);
    await context.bus.publish(tx, { type: 'moving.changed', guildId, tableIds: [tableId] });
    return updateTable(tx, key, {});
  });
  return presentTable(context.db, table);
};

export const dropTable: UseCase<typeof tableRoutes.drop> = async (context, actor, { guildId, tableId }) => {
  await requireGuildAccess(context, actor, guildId, tableRoutes.drop.access);
  await context.db.transaction(async (tx) => {
    await lockDraft(tx, { guildId, tableId });
    await deleteTable(tx, { guildId, tableId });
    await context.bus.publish(tx, { type: 'moving.changed', guildId, tableIds: [tableId] });
  });
  return null;
};
