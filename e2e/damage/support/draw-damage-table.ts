import type { Page } from '@playwright/test';

export interface DrawnRow {
  nick: string;
  damage: number;
  kills: number;
  deaths: number;
}

/** A screenshot of a game with a damage table, drawn by the browser, and the position of the table. */
export const drawDamageTable = async (page: Page, rows: readonly DrawnRow[]) => {
  const frame = { x: 480, y: 160, width: 960, height: 34 * (rows.length + 2) };
  const url = await page.evaluate(
    ({ lines, table }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 1920, height: 1080 });
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('this browser cannot draw');
      pen.fillStyle = '#4a5a48';
      pen.fillRect(0, 0, canvas.width, canvas.height);
      pen.fillStyle = '#12161c';
      pen.fillRect(table.x, table.y, table.width, table.height);
      pen.fillStyle = '#e8e8ea';
      pen.font = '20px "DejaVu Sans", sans-serif';
      for (const [line, cells] of lines.entries()) {
        for (const [column, text] of cells.entries()) {
          pen.textAlign = column === 0 ? 'left' : 'right';
          const x = column === 0 ? 20 : 390 + column * 170;
          pen.fillText(text, table.x + x, table.y + 34 * (line + 1));
        }
      }
      return canvas.toDataURL('image/png');
    },
    {
      table: frame,
      lines: [
        ['Player', 'Damage', 'Kills', 'Deaths'],
        ...rows.map(({ nick, damage, kills, deaths }) => [nick, ...[damage, kills, deaths].map(String)]),
      ],
    },
  );
  return { picture: Buffer.from(url.replace(/^[^,]*,/, ''), 'base64'), frame };
};
