import { expect, test } from 'vitest';
import { sharp } from '../../../platform/images/safe-sharp.ts';
import { drawSharePicture } from './draw-share-picture.ts';

const table = (title: string) => ({
  title,
  badge: null,
  subtitle: '',
  columns: ['Damage'],
  nameColumn: 'Player',
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
  expect(await sharp(first).metadata()).toMatchObject({ format: 'png', width: 856 });
});
