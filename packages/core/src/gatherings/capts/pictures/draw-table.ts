import { createCanvas } from './create-canvas.ts';
import { PALETTES } from './palette.ts';
import { workerTask } from '../../../platform/workers/worker-task.ts';

export interface PictureRow {
  place: string;
  name: string;
  /** One text for each column. */
  cells: readonly string[];
  /** The length of the row's bar, 0 to 1. */
  bar: number;
  first: boolean;
}

export interface TablePicture {
  title: string;
  /** A coloured word to the right of the title: victory or defeat. */
  badge: { text: string; tone: 'good' | 'bad' | 'accent' } | null;
  subtitle: string;
  columns: readonly string[];
  nameColumn: string;
  rows: readonly PictureRow[];
  footer: string;
  brand: string;
}

interface TableOrder {
  table: TablePicture;
  theme: keyof typeof PALETTES;
  /** The directory of the fonts. */
  fonts: string;
}

const EDGE = 24;
const NAME_X = EDGE + 40;
const NAME = 252;
const COLUMN = 88;
const HEAD = 140;
const ROW = 38;
const FOOT = 56;
/** A longer title is written smaller. */
const LARGE_TITLE = 32;

/**
 * A title above a table with a bar behind each row: the damage of a capt, or a leaderboard. Discord shows it about 500
 * pixels wide, on a phone 350: it is as narrow as its columns allow, so that its letters stay big.
 */
export const drawTable = async ({ table, theme, fonts }: TableOrder): Promise<Uint8Array> => {
  const palette = PALETTES[theme];
  const height = HEAD + Math.max(1, table.rows.length) * ROW + FOOT;
  const width = NAME_X + NAME + table.columns.length * COLUMN + EDGE;
  const canvas = await createCanvas(width, height, palette.surface, fonts);
  const right = width - EDGE;
  const columnX = (index: number): number => right - (table.columns.length - 1 - index) * COLUMN;

  const size = table.title.length > LARGE_TITLE ? 20 : 26;
  await canvas.write(table.title, EDGE, 20, { size, colour: palette.text, bold: true });
  if (table.badge !== null) {
    const colour = palette[table.badge.tone];
    await canvas.write(table.badge.text, right, 78, { size: 20, colour, bold: true, align: 'right' });
  }
  await canvas.write(table.subtitle, EDGE, 56, { size: 15, colour: palette.muted });
  const heading = { size: 14, colour: palette.muted } as const;
  await canvas.write(table.nameColumn, NAME_X, HEAD - 26, heading);
  for (const [index, name] of table.columns.entries()) {
    await canvas.write(name, columnX(index), HEAD - 26, { ...heading, align: 'right' });
  }
  canvas.box({ x: EDGE, y: HEAD - 4, width: right - EDGE, height: 1 }, palette.line);

  for (const [index, row] of table.rows.entries()) {
    const y = HEAD + index * ROW;
    canvas.box(
      { x: NAME_X - 10, y: y + 3, width: (right - NAME_X + 16) * row.bar, height: ROW - 6 },
      palette.raised,
    );
    if (row.first) canvas.box({ x: EDGE, y: y + 3, width: 3, height: ROW - 6 }, palette.accent);
    const colour = row.first ? palette.accent : palette.text;
    const top = y + 7;
    await canvas.write(row.place, EDGE + 24, top, { size: 16, colour: palette.muted, align: 'right' });
    await canvas.write(row.name, NAME_X, top, { size: 18, colour, bold: row.first });
    for (const [column, text] of row.cells.entries()) {
      await canvas.write(text, columnX(column), top, {
        size: 18,
        colour,
        align: 'right',
        bold: column === 0,
      });
    }
  }
  await canvas.write(table.footer, EDGE, height - 38, { size: 15, colour: palette.muted });
  await canvas.write(table.brand, right, height - 37, { size: 14, colour: palette.muted, align: 'right' });
  return canvas.png();
};

export const drawTableTask = workerTask(import.meta.url, { drawTable }, { images: true });
