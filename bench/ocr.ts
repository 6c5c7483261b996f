import { rowsOf } from '@famiglia/core/damage/preview-damage';
import { prepareTable } from '@famiglia/core/damage/ocr/prepare-table';
import { readPage } from '@famiglia/core/damage/ocr/read-page';
import { compareWithFeed } from './ocr/against-feed.ts';
import { drawDamageTable } from './ocr/draw-damage-table.ts';
import type { DrawnRow } from './ocr/draw-damage-table.ts';
import { measured } from './support/measured.ts';
import { createMatcher } from '@famiglia/core/damage/match-nick';

const FONTS = ['DejaVu Sans', 'Noto Sans', 'Nimbus Sans', 'DejaVu Sans Condensed', 'URW Gothic'];
const SCREENS = [1080, 720];
const ROWS = 20;
const MIN_SHARES = { rows: 0.95, damage: 0.99 };
const MAX_UNMARKED_ERRORS = 0;

const FIRST = [
  'Ivan',
  'Tony',
  'Rico',
  'Vito',
  'Carlo',
  'Bill',
  'Lilly',
  'Oleg',
  'Igor',
  'Sonny',
  'Boris',
  'Sal',
];
const LAST = [
  'Petrov',
  'Moretti',
  'Salerno',
  'Belov',
  'Ricci',
  'Soloviev',
  'Bosco',
  'Illario',
  'Gallo',
  'Ross',
];

let state = 42;
const random = (below: number): number => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((state / 2_147_483_648) * below);
};

const nicks = FIRST.flatMap((first) => LAST.map((last) => `${first}_${last}`));
const match = createMatcher(
  nicks.map((ingameNick) => ({
    userId: ingameNick,
    displayName: ingameNick,
    ingameNick,
    staticId: null,
    aliases: [],
  })),
);
const drawn = (): DrawnRow[] => {
  const start = random(nicks.length);
  return Array.from({ length: ROWS }, (_, index) => ({
    nick: nicks[(start + index * 7) % nicks.length] ?? '',
    damage: 100 + random(24_000),
    kills: random(30),
    deaths: random(20),
  }));
};

let [rows, right, cells, silent] = [0, 0, 0, 0];
for (const screen of SCREENS) {
  for (const font of FONTS) {
    const table = drawn();
    const { picture, frame } = await drawDamageTable(table, { font, screen });
    const began = performance.now();
    const { png, top, scale } = await prepareTable({ file: picture, frame });
    const read = rowsOf(await readPage(Buffer.from(png)), (y) => top + y / scale);
    const seconds = (performance.now() - began) / 1000;
    let [rowsRight, cellsRight] = [0, 0];
    for (const row of table) {
      const found = read.rows.find((one) => match(one).match?.person.ingameNick === row.nick);
      if (found === undefined) continue;
      const { damage, kills, deaths } = found.cells;
      if (damage.value === row.damage) cellsRight += 1;
      else if (damage.problem === null) silent += 1;
      if (damage.value === row.damage && kills.value === row.kills && deaths.value === row.deaths)
        rowsRight += 1;
    }
    rows += table.length;
    right += rowsRight;
    cells += cellsRight;
    console.log(
      `${screen}p ${font}: rows ${rowsRight}/${ROWS}, damage ${cellsRight}/${ROWS}, ${seconds.toFixed(1)} s`,
    );
  }
}
measured('rows of a damage table read right', right / rows, 'of all', { least: MIN_SHARES.rows });
measured('cells of damage read right', cells / rows, 'of all', { least: MIN_SHARES.damage });
measured('wrong and not marked', silent, 'cells', { most: MAX_UNMARKED_ERRORS });
await compareWithFeed();
