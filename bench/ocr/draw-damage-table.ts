import { sharp } from '@famiglia/core/platform/images/safe-sharp';

type Layers = Parameters<ReturnType<typeof sharp>['composite']>[0];

export interface DrawnRow {
  nick: string;
  damage: number;
  kills: number;
  deaths: number;
}

interface Drawing {
  font: string;
  /** Height of the screen: 1080 or 720. */
  screen: number;
}

const STRUT = '<span alpha="1">Ij|</span>';

const rightOf = (column: number): number => 560 + column * 170;

/** A screenshot of a game with a damage table, and the table's position. */
export const drawDamageTable = async (rows: readonly DrawnRow[], { font, screen }: Drawing) => {
  const scale = screen / 1080;
  const width = Math.round(1920 * scale);
  const size = Math.round(20 * scale);
  const rowHeight = Math.round(34 * scale);
  const frame = {
    x: Math.round(480 * scale),
    y: Math.round(160 * scale),
    width: Math.round(960 * scale),
    height: rowHeight * (rows.length + 2),
  };
  const layers: Layers = [
    {
      input: { create: { width: frame.width, height: frame.height, channels: 4, background: '#12161ce8' } },
      left: frame.x,
      top: frame.y,
    },
  ];
  const write = async (text: string, x: number, y: number, right = false): Promise<void> => {
    const markup = `${STRUT}<span foreground="#e8e8ea">${text}</span>`;
    const { data, info } = await sharp({
      text: { text: markup, font: `${font} ${size}`, dpi: 72, rgba: true },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
    const left = Math.round(frame.x + x * scale - (right ? info.width : 0));
    layers.push({ input: data, left, top: Math.round(frame.y + y) });
  };
  const columns = ['Damage', 'Kills', 'Deaths'];
  await write('Player', 20, rowHeight * 0.5);
  for (const [column, name] of columns.entries()) await write(name, rightOf(column), rowHeight * 0.5, true);
  for (const [index, row] of rows.entries()) {
    const y = rowHeight * (index + 1.5);
    await write(row.nick, 20, y);
    const numbers = [row.damage, row.kills, row.deaths];
    for (const [column, value] of numbers.entries()) await write(String(value), rightOf(column), y, true);
  }
  const picture = await sharp({
    create: {
      width,
      height: screen,
      channels: 3,
      background: '#4a5a48',
      noise: { type: 'gaussian', mean: 90, sigma: 18 },
    },
  })
    .composite(layers)
    .png()
    .toBuffer();
  return { picture, frame };
};
