import { damageRoutes, DAMAGE_COLUMNS } from '@famiglia/contract/damage/damage-import';
import type { DamageCell, DamageColumn } from '@famiglia/contract/damage/damage-import';
import { findColumns } from '@famiglia/contract/damage/find-columns';
import { readNumber } from '@famiglia/contract/kit/read-number';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import type { UseCase } from '../platform/use-case.ts';
import { runInWorker } from '../platform/workers/run-in-worker.ts';
import { buildPreview } from './build-preview.ts';
import { readTableTask, partsOf } from './read-table.ts';
import { prepareTableTask } from './ocr/prepare-table.ts';
import { readPage, requireReader } from './ocr/read-page.ts';
import type { PageReading } from './ocr/read-page.ts';
import { rowsOfPage } from './ocr/rows-of-page.ts';
import type { ReadRow } from './read-table.ts';
import { AppError } from '../platform/app-error.ts';
import { limitConcurrency } from '../platform/limits/limit-concurrency.ts';

/** Reads a pasted table, and suggests the members of its rows. */
export const previewTable: UseCase<typeof damageRoutes.previewTable> = async (context, actor, input) => {
  const { guildId, text, side } = input;
  await requireGuildAccess(context, actor, guildId, damageRoutes.previewTable.access);
  return buildPreview(context, { guildId, side }, await runInWorker(readTableTask, text, { guildId }));
};

const PREPARE_MS = 30_000;

/** Reads the damage table inside a frame of a screenshot; every doubtful cell is marked. */
export const previewScreenshot: UseCase<typeof damageRoutes.previewScreenshot> = async (
  context,
  actor,
  input,
) => {
  const { guildId, side } = input;
  await requireGuildAccess(context, actor, guildId, damageRoutes.previewScreenshot.access);
  const { file, frame } = input;
  const { columns, rows, skipped } = await takeTurn(guildId, async () => {
    await requireReader(context.log);
    const { png, top, scale } = await runInWorker(
      prepareTableTask,
      { file, frame },
      { guildId, timeoutMs: PREPARE_MS },
    );
    return rowsOf(await readPage(Buffer.from(png)), (y) => top + y / scale);
  });
  return buildPreview(
    context,
    { guildId, side },
    { source: 'screenshot', columns, rows, skipped, dropped: 0 },
  );
};

/** The rows of a table in a screenshot, before they are matched to members. */
export const rowsOf = (reading: PageReading, inScreenshot: (y: number) => number) => {
  const page = rowsOfPage(reading);
  const table = findColumns(page);
  const byLine = new Map(page.map((row) => [row.line, row]));
  const rows = table.lines.map(({ line, cells }): ReadRow => {
    const { doubtful = [], top = 0, bottom = 0 } = byLine.get(line) ?? {};
    const cellOf = (column: DamageColumn): DamageCell => {
      const index = table.columns.indexOf(column);
      const cell = readNumber(cells[index] ?? '', column);
      return index >= 0 && doubtful[index] === true && cell.problem === null
        ? { ...cell, problem: 'doubtful' }
        : cell;
    };
    return {
      line,
      place: { top: inScreenshot(top), bottom: inScreenshot(bottom) },
      ...partsOf(cells[0] ?? ''),
      nickProblem: doubtful[0] === true ? 'doubtful' : null,
      cells: Object.fromEntries(DAMAGE_COLUMNS.map((column) => [column, cellOf(column)])) as ReadRow['cells'],
    };
  });
  const columns = DAMAGE_COLUMNS.filter((column) => table.columns.includes(column));
  return { columns, rows, skipped: table.skipped };
};

/** Reading uses a CPU core for seconds, so one table is read at a time. */
const inLine = limitConcurrency(1);
/** A longer queue would make people wait too long. */
const MAX_WAITING = 6;
const guilds = new Set<string>();

/** Waits until a table may be read, before the screenshot is decoded. A guild can have one table in the queue. */
export const takeTurn = async <Result>(guildId: string, read: () => Promise<Result>): Promise<Result> => {
  if (guilds.has(guildId)) throw new AppError('guild_busy');
  if (guilds.size >= MAX_WAITING) throw new AppError('overloaded');
  guilds.add(guildId);
  try {
    return await inLine(read);
  } finally {
    guilds.delete(guildId);
  }
};
