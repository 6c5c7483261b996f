import { createCanvas } from './create-canvas.ts';
import { PALETTES } from './palette.ts';
import { workerTask } from '../../platform/workers/worker-task.ts';

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
  /** With two, the second half of the rows stands beside the first. */
  sides: 1 | 2;
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
const GAP = 28;
const PLACE = 38;
const NAME = 220;
/** By the number of sides. */
const COLUMN = { 1: 88, 2: 80 };
const HEAD = 116;
/** In a narrow picture the badge stands below the title. */
const BADGE_LINE = 32;
const ROW = 38;
const FOOT = 50;
/** Between the texts of neighbouring columns. */
const SPACE = 10;
/** The width of the words at the right. */
const BADGE = 260;
const BRAND = 80;

/**
 * A title above a table with a bar behind each row: the damage of a capt, or a leaderboard. Discord shows it at most 550
 * pixels wide and 350 high, on a phone 350 wide: it is as small as its rows and columns allow, so that its letters stay big.
 */
export const drawTable = async ({ table, theme, fonts }: TableOrder): Promise<Uint8Array> => {
  const palette = PALETTES[theme];
  const perSide = Math.max(1, Math.ceil(table.rows.length / table.sides));
  const column = COLUMN[table.sides];
  const sideWidth = PLACE + NAME + table.columns.length * column;
  const width = 2 * EDGE + table.sides * sideWidth + (table.sides - 1) * GAP;
  const badgeBelow = table.badge !== null && table.sides === 1;
  const head = HEAD + (badgeBelow ? BADGE_LINE : 0);
  const height = head + perSide * ROW + FOOT;
  const canvas = await createCanvas(width, height, palette.surface, fonts);
  const right = width - EDGE;

  const room = right - EDGE;
  const titleRoom = table.badge === null || badgeBelow ? room : room - BADGE;
  await canvas.write(table.title, EDGE, 16, { size: 26, room: titleRoom, colour: palette.text, bold: true });
  if (table.badge !== null) {
    const style = {
      size: 22,
      room: badgeBelow ? room : BADGE,
      colour: palette[table.badge.tone],
      bold: true,
    };
    if (badgeBelow) await canvas.write(table.badge.text, EDGE, 50, style);
    else await canvas.write(table.badge.text, right, 18, { ...style, align: 'right' });
  }
  await canvas.write(table.subtitle, EDGE, head - 64, { size: 17, room, colour: palette.muted });

  const drawSide = async (left: number, rows: readonly PictureRow[]): Promise<void> => {
    const nameX = left + PLACE;
    const end = left + sideWidth;
    const columnX = (index: number): number => end - (table.columns.length - 1 - index) * column;
    const heading = { size: 16, room: column - SPACE, colour: palette.muted } as const;
    await canvas.write(table.nameColumn, nameX, head - 30, { ...heading, room: NAME - SPACE });
    for (const [index, name] of table.columns.entries()) {
      await canvas.write(name, columnX(index), head - 30, { ...heading, align: 'right' });
    }
    canvas.box({ x: left, y: head - 4, width: sideWidth, height: 1 }, palette.line);
    for (const [index, row] of rows.entries()) {
      const y = head + index * ROW;
      canvas.box(
        { x: nameX - 10, y: y + 3, width: (end - nameX + 16) * row.bar, height: ROW - 6 },
        palette.raised,
      );
      if (row.first) canvas.box({ x: left, y: y + 3, width: 3, height: ROW - 6 }, palette.accent);
      const colour = row.first ? palette.accent : palette.text;
      const top = y + 6;
      await canvas.write(row.place, left + 24, top + 3, {
        size: 17,
        room: 24,
        colour: palette.muted,
        align: 'right',
      });
      await canvas.write(row.name, nameX, top, { size: 20, room: NAME - 2 * SPACE, colour, bold: row.first });
      for (const [cell, text] of row.cells.entries()) {
        const bold = cell === 0;
        const cellRoom = bold ? column + SPACE : column - SPACE;
        await canvas.write(text, columnX(cell), top, {
          size: 20,
          room: cellRoom,
          colour,
          align: 'right',
          bold,
        });
      }
    }
  };
  for (let side = 0; side < table.sides; side += 1) {
    const rows = table.rows.slice(side * perSide, (side + 1) * perSide);
    await drawSide(EDGE + side * (sideWidth + GAP), rows);
  }
  await canvas.write(table.footer, EDGE, height - 36, {
    size: 17,
    room: room - BRAND,
    colour: palette.muted,
  });
  await canvas.write(table.brand, right, height - 35, {
    size: 16,
    room: BRAND,
    colour: palette.muted,
    align: 'right',
  });
  return canvas.png();
};

export const drawTableTask = workerTask(import.meta.url, { drawTable }, { images: true });
