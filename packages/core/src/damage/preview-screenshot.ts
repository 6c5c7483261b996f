import { DAMAGE_COLUMNS, damageRoutes } from '@famiglia/contract/damage/damage-import';
import type { DamageCell, DamageColumn } from '@famiglia/contract/damage/damage-import';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import type { UseCase } from '../platform/use-case.ts';
import { runInWorker } from '../platform/workers/run-in-worker.ts';
import { buildPreview } from './build-preview.ts';
import { findColumns } from '@famiglia/contract/damage/find-columns';
import { prepareTableTask } from './ocr/prepare-table.ts';
import { readPage } from './ocr/read-page.ts';
import type { PageReading } from './ocr/read-page.ts';
import { rowsOfPage } from './ocr/rows-of-page.ts';
import { takeTurn } from './ocr/take-turn.ts';
import { readNumber } from '@famiglia/contract/kit/read-number';
import { partsOf } from './read-table.ts';
import type { ReadRow } from './read-table.ts';

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
