import { performance } from 'node:perf_hooks';
import { drawSharePicture } from '@famiglia/core/capts/pictures/draw-share-picture';
import { median } from './http/median.ts';
import { measured } from './support/measured.ts';

const MAX_MS = 300;
/** Drawn in a thread: whatever else the process does goes on. */
const MAX_BUSY_SHARE = 0.2;
const TIMES = 15;
/** A capt of twenty on two sides, the largest picture that people share. */
const ROWS = 20;

const table = (title: string) => ({
  title,
  badge: { text: 'Победа', tone: 'good' as const },
  subtitle: '18 ноября 2026 · 21:30 · 20 на 20',
  columns: ['Урон', 'У/С'],
  nameColumn: 'Игрок',
  sides: 2 as const,
  rows: Array.from({ length: ROWS }, (_, index) => ({
    place: String(index + 1),
    name: `Vito_Corleone_${index}`,
    cells: [`${12_345 - index * 321}`, `${20 - index}/${index}`],
    bar: 1 - index / ROWS,
    first: index === 0,
  })),
  footer: 'Moretti Family',
  brand: 'Famiglia',
});

// The first one starts the thread and unpacks the fonts.
await drawSharePicture('1', table('Vagos'), 'dark');
const took: number[] = [];
const before = performance.eventLoopUtilization();
while (took.length < TIMES) {
  const began = performance.now();
  await drawSharePicture('1', table(`Ballas ${took.length}`), 'dark');
  took.push(performance.now() - began);
}
const { utilization } = performance.eventLoopUtilization(before);
measured('a picture to share', median(took), 'ms', { most: MAX_MS });
measured('the event loop meanwhile, share of its time', utilization, '×', { most: MAX_BUSY_SHARE });
// The thread stays for a minute.
process.exit();
