import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { scratchDirectory } from '@famiglia/core/platform/postgres/testing/scratch-directory';
import { silentLogger } from '@famiglia/core/platform/log/logger';
import { expect, onTestFinished, test } from 'vitest';
import { demoUntil, endOfRound, repeatDemo } from './repeat-demo.ts';

/** A program that notes whether it found data, makes some, and runs until it is stopped. */
const PROGRAM = `
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
const data = process.env.DATA_DIR;
const found = existsSync(data + '/world');
mkdirSync(data, { recursive: true });
writeFileSync(data + '/world', 'made');
setInterval(() => {}, 1000);
appendFileSync(path.join(path.dirname(data), 'rounds'), found + ' ' + process.argv[2].slice(0, 13) + '\\n');
`;

test('each round begins with empty data, what the operator has beside it stays, and a crash ends the demo with its code', async () => {
  const DATA_DIR = await scratchDirectory({ removeIn: onTestFinished });
  const program = path.join(DATA_DIR, 'program.mjs');
  await writeFile(program, PROGRAM);
  // Beside the rounds' own directory.
  await writeFile(path.join(DATA_DIR, 'rounds'), '');
  const read = async (): Promise<string[]> =>
    (await readFile(path.join(DATA_DIR, 'rounds'), 'utf8')).split('\n').slice(0, -1);
  const demo = { program, settings: { DATA_DIR }, log: silentLogger };
  let round = 0;
  const waitUntil = async (): Promise<void> => {
    round += 1;
    if (round === 3) return new Promise(() => {});
    await expect.poll(read).toHaveLength(round);
    if (round === 2) await writeFile(program, 'process.exit(7)');
  };
  expect(await repeatDemo({ ...demo, waitUntil })).toBe(7);
  expect(await read()).toEqual(['false --demo-until=', 'false --demo-until=']);
});

const end = (time: string) =>
  endOfRound(new Date(`2026-01-01T${time}Z`))
    .toISOString()
    .slice(11, 16);

test('a round ends at a full hour and is at least twenty minutes long', () => {
  expect([end('10:00:01'), end('10:40:00'), end('10:40:01'), end('10:59:59')]).toEqual([
    '11:00',
    '11:00',
    '12:00',
    '12:00',
  ]);
  expect(demoUntil(['node', 'main.js', '--demo-until=soon'])).toBe('soon');
  expect(demoUntil(['node', 'main.js'])).toBeUndefined();
});
