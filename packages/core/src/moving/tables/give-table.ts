import { randomUUID } from 'node:crypto';
import { MOVED_TABLE_LIMITS, tableRoutes } from '@famiglia/contract/moving/tables';
import type { TableReading } from '@famiglia/contract/moving/tables';
import { requireGuildAccess } from '../../access/require-guild-access.ts';
import { requireSignedIn } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { movingTables } from '../../platform/db/schema/moving-tables.ts';
import type { UseCase } from '../../platform/use-case.ts';
import { runInWorker } from '../../platform/workers/run-in-worker.ts';
import { judgeLines, storedRows } from './judge-rows.ts';
import { presentTable } from './present-table.ts';
import { findHeading } from './reading/find-heading.ts';
import { readTableFileTask } from './reading/read-file.ts';
import type { FileRefusal } from './reading/read-file.ts';
import { textOf } from './reading/source-cell.ts';
import { countDrafts, deleteTable, insertRows, lockDraft } from './table.queries.ts';
import { lockNamed } from '../../platform/db/lock-named.ts';

/** Tables that wait in a family; each may have ten megabytes. */
const MAX_DRAFTS = 5;
const EXAMPLES = 3;

const REFUSALS = {
  unreadable: 'list_unreadable',
  too_large: 'list_too_large',
  old_format: 'list_old_format',
} as const satisfies Record<FileRefusal, string>;

/** Takes a table, finds out what its columns are and whom its rows are about. Nothing of it is entered. */
export const giveTable: UseCase<typeof tableRoutes.give> = async (context, actor, input) => {
  const { guildId, name, sheet, replaces, file: bytes } = input;
  await requireGuildAccess(context, actor, guildId, tableRoutes.give.access);
  const { userId: createdBy } = requireSignedIn(actor);
  if (replaces === undefined && (await countDrafts(context.db, guildId)) >= MAX_DRAFTS)
    throw new AppError('too_many_drafts');
  const file = await runInWorker(readTableFileTask, { bytes, sheet }, { guildId });
  if (typeof file === 'string') throw new AppError(REFUSALS[file]);
  const { columns, headings, lines } = findHeading(file.lines);
  if (lines.length === 0 || columns.length === 0) throw new AppError('list_unreadable');
  if (lines.length > MOVED_TABLE_LIMITS.rows) throw new AppError('list_too_large');
  const reading: TableReading = { columns, reputation: 'replace', overwrite: false, days: null, ranks: [] };
  const judged = await judgeLines(context, guildId, { lines, reading });
  const id = randomUUID();
  const table = await context.db.transaction(async (tx) => {
    await lockNamed(tx, 'moving', guildId);
    if (replaces !== undefined) {
      await lockDraft(tx, { guildId, tableId: replaces });
      await deleteTable(tx, { guildId, tableId: replaces });
    }
    if ((await countDrafts(tx, guildId)) >= MAX_DRAFTS) throw new AppError('too_many_drafts');
    const [row] = await tx
      .insert(movingTables)
      .values({
        id,
        guildId,
        name,
        source: file.source,
        encoding: file.encoding,
        sheets: file.sheets,
        sheet: file.sheet,
        reading,
        headings: headings.map((text, index) => ({
          text,
          examples: lines.flatMap(({ cells }) => textOf(cells[index]) || []).slice(0, EXAMPLES),
        })),
        unknownRanks: judged.unknownRanks,
        createdBy,
        createdAt: context.clock(),
      })
      .returning();
    if (row === undefined) throw new Error('an insert returned no row');
    await insertRows(tx, storedRows({ guildId, tableId: id }, lines, judged));
    const tableIds = replaces === undefined ? [id] : [id, replaces];
    await context.bus.publish(tx, { type: 'moving.changed', guildId, tableIds });
    return row;
  });
  return presentTable(context.db, table);
};
