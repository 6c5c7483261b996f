import { expect, test } from 'vitest';
import { shareReadings } from './share-readings.ts';

const settle = async () => new Promise(setImmediate);

/** Readings that end when the test says so. */
const heldReadings = () => {
  const asked: string[] = [];
  const ends: { resolve: (answer: number) => void; reject: (error: Error) => void }[] = [];
  const read = shareReadings(async (page: string) => {
    asked.push(page);
    return new Promise<number>((resolve, reject) => ends.push({ resolve, reject }));
  });
  return { asked, ends, read };
};

test('who asks during a reading gets the next one, which all who wait share', async () => {
  const { asked, ends, read } = heldReadings();
  const first = read('members');
  const others = [read('members'), read('members'), read('members')];
  await settle();
  expect(asked).toEqual(['members']);
  ends[0]?.resolve(1);
  await settle();
  expect(asked).toEqual(['members', 'members']);
  // It has begun: who asks now asks for a later one.
  const late = read('members');
  ends[1]?.resolve(2);
  await settle();
  ends[2]?.resolve(3);
  expect(await Promise.all([first, ...others, late])).toEqual([1, 2, 2, 2, 3]);
});

test('another question has its own reading at once', async () => {
  const { asked, ends, read } = heldReadings();
  const both = [read('members'), read('events')];
  expect(asked).toEqual(['members', 'events']);
  for (const [index, { resolve }] of ends.entries()) resolve(index);
  expect(await Promise.all(both)).toEqual([0, 1]);
});

test('a reading that fails is told to those who share it, and the next begins all the same', async () => {
  const { ends, read } = heldReadings();
  const first = read('members');
  const second = read('members');
  ends[0]?.reject(new Error('the connection was lost'));
  await expect(first).rejects.toThrow('the connection was lost');
  await settle();
  ends[1]?.resolve(2);
  expect(await second).toBe(2);
  const third = read('members');
  ends[2]?.resolve(3);
  expect(await third).toBe(3);
});
