import { MOVED_TABLE_LIMITS } from '@famiglia/contract/moving/tables';
import type { MovedTable } from '@famiglia/contract/moving/tables';
import { cutText } from '@famiglia/contract/kit/cut-text';
import { splitLines } from '@famiglia/contract/kit/split-lines';
import { visibleText } from '@famiglia/contract/kit/visible-text';
import { workerTask } from '../../../platform/workers/worker-task.ts';
import { decodeText } from './decode-text.ts';
import { readWorkbook } from './read-workbook.ts';
import { textOf } from './source-cell.ts';
import type { ReadSheets, SourceCell, SourceLine } from './source-cell.ts';

export interface ReadFile {
  source: MovedTable['source'];
  encoding: MovedTable['encoding'];
  sheets: string[];
  sheet: number | null;
  lines: SourceLine[];
}

export type FileRefusal = 'unreadable' | 'too_large' | 'old_format';

/** What the first bytes of a file say: programs and people name files as they like. */
const begins = (bytes: Uint8Array, ...first: number[]): boolean =>
  first.every((byte, index) => bytes[index] === byte);

/** The lines of a file or of what was pasted. Of a workbook the asked sheet, or the first one with something in it. */
export const readTableFile = async ({
  bytes,
  sheet,
}: {
  bytes: Uint8Array;
  sheet: number | undefined;
}): Promise<ReadFile | FileRefusal> => {
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return 'old_format';
  if (!begins(bytes, 0x50, 0x4b)) return readText(bytes);
  const sheets = await readWorkbook(bytes);
  return typeof sheets === 'string' ? sheets : chosenOf(sheets, sheet);
};

export const readTableFileTask = workerTask(import.meta.url, { readTableFile });

const chosenOf = (sheets: ReadSheets, asked: number | undefined): ReadFile | FileRefusal => {
  const filled = sheets.map(({ lines }) => withoutEmpty(lines));
  const sheet = asked ?? filled.findIndex((lines) => lines.length > 1);
  const lines = filled[sheet];
  if (lines === undefined) return 'unreadable';
  return within({
    source: 'xlsx',
    encoding: null,
    sheets: sheets.map(({ name }) => cutText(visibleText(name), MOVED_TABLE_LIMITS.cell)),
    sheet,
    lines,
  });
};

const readText = (bytes: Uint8Array): ReadFile | FileRefusal => {
  const decoded = decodeText(bytes);
  if (decoded === null) return 'unreadable';
  // Excel writes this line for itself; a table that was copied ends its lines in three ways.
  const text = decoded.text.replace(/^sep=.\r?\n/i, '').replaceAll(/\r\n?/g, '\n');
  if (lineCount(text) > MOVED_TABLE_LIMITS.lastLine) return 'too_large';
  const { source, lines } = splitLines(text);
  return within({ source, encoding: decoded.encoding, sheets: [], sheet: null, lines: withoutEmpty(lines) });
};

const lineCount = (text: string): number => {
  let count = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
};

const clean = (cell: SourceCell): SourceCell => {
  const text = cutText(visibleText(textOf(cell)).replaceAll(/\s+/g, ' ').trim(), MOVED_TABLE_LIMITS.cell);
  return typeof cell === 'string' ? text : [text, cell[1]];
};

const withoutEmpty = (lines: readonly SourceLine[]): SourceLine[] =>
  lines
    .filter(({ cells }) => cells.some((cell) => textOf(cell).trim() !== ''))
    .map(({ line, cells }) => ({ line, cells: cells.slice(0, MOVED_TABLE_LIMITS.columns + 1).map(clean) }));

/** Headings may stand above the rows, so some lines more than rows are read. */
const HEADINGS = 10;

const within = (file: ReadFile): ReadFile | FileRefusal => {
  if (file.lines.length === 0) return 'unreadable';
  const isTooWide = file.lines.some(
    ({ cells }) => cells.length > MOVED_TABLE_LIMITS.columns && textOf(cells.at(-1)) !== '',
  );
  return isTooWide || file.lines.length > MOVED_TABLE_LIMITS.rows + HEADINGS ? 'too_large' : file;
};
