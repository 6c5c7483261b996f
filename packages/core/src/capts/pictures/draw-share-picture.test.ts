import { expect, test } from 'vitest';
import { sharp } from '../../platform/images/safe-sharp.ts';
import { drawSharePicture } from './draw-share-picture.ts';

const table = (title: string) => ({
  title,
  badge: null,
  subtitle: '',
  columns: ['Damage'],
  nameColumn: 'Player',
  sides: 1 as const,
  rows: [{ place: '1', name: 'Ёж 😀 <b>', cells: ['12 345'], bar: 1, first: true }],
  footer: '',
  brand: 'Famiglia',
});

test('the same content is drawn once, and other content is drawn again', async () => {
  const [first, same] = await Promise.all([
    drawSharePicture('1', table('Vagos'), 'dark'),
    drawSharePicture('1', table('Vagos'), 'dark'),
  ]);
  expect(same).toBe(first);
  expect(await drawSharePicture('2', table('Vagos'), 'dark')).toBe(first);
  expect((await drawSharePicture('1', table('Ballas'), 'dark')).equals(first)).toBe(false);
  expect((await drawSharePicture('1', table('Vagos'), 'light')).equals(first)).toBe(false);
  expect(await sharp(first).metadata()).toMatchObject({ format: 'png', width: 788 });
});

test.each([
  { rows: 10, sides: 1 as const, columns: ['Damage', 'Share', 'K/D'] },
  { rows: 20, sides: 2 as const, columns: ['Damage', 'K/D'] },
])('names in a picture with $rows rows can be read at the size that Discord gives it', async (shape) => {
  const row = { place: '1', name: 'Max_Payne', cells: shape.columns, bar: 1, first: false };
  const rows = Array.from({ length: shape.rows }, () => row);
  const drawn = await drawSharePicture('1', { ...table('Vagos'), ...shape, rows }, 'dark');
  const { width, height } = await sharp(drawn).metadata();
  // Drawn twice as large, for sharp screens; names are 20 pixels high.
  const scale = Math.min(550 / (width / 2), 350 / (height / 2));
  expect(20 * scale).toBeGreaterThanOrEqual(12);
});

test('texts that are too long for their place are made to fit, and the picture is drawn', async () => {
  const long = 'Ж\n'.repeat(100);
  const row = { place: '10000', name: long, cells: ['123 456 789 012'], bar: 1, first: true };
  const texts = {
    title: long,
    subtitle: `${long}  ·  ${long}`,
    footer: long,
    columns: [long],
    nameColumn: long,
  };
  const badge = { text: long, tone: 'good' as const };
  for (const sides of [1, 2] as const) {
    const drawn = await drawSharePicture('1', { ...table(''), ...texts, badge, sides, rows: [row] }, 'dark');
    // Nothing reaches the edge of the picture.
    const { data, info } = await sharp(drawn).raw().toBuffer({ resolveWithObject: true });
    const edge = Array.from({ length: info.height }, (_, y) =>
      data
        .subarray(((y + 1) * info.width - 1) * info.channels, (y + 1) * info.width * info.channels)
        .toString('hex'),
    );
    expect(new Set(edge).size).toBe(1);
  }
});
