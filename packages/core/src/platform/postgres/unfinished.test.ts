import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { scratchDirectory } from './testing/scratch-directory.ts';
import { moveIntoPlace } from './unfinished.ts';

const twoNames = async () => {
  const root = await scratchDirectory({ removeIn: onTestFinished });
  const unfinished = path.join(root, 'data.new');
  await mkdir(unfinished);
  return { root, unfinished, place: path.join(root, 'data') };
};

const refused = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));

it('renames a finished directory', async () => {
  const { root, unfinished, place } = await twoNames();
  expect(await moveIntoPlace(unfinished, place, process.platform)).toBe(true);
  expect(await readdir(root)).toEqual(['data']);
});

it('keeps the directory of a faster process', async () => {
  const { unfinished, place } = await twoNames();
  await mkdir(place);
  await writeFile(path.join(place, 'PG_VERSION'), '18');
  expect(await moveIntoPlace(unfinished, place, process.platform)).toBe(false);
  // Windows refuses to replace any directory, with another error code.
  expect(await moveIntoPlace(unfinished, place, 'win32', refused('EPERM'))).toBe(false);
});

it('waits on Windows until other programs have closed the new files', async () => {
  const { unfinished, place } = await twoNames();
  let held = 2;
  const move = async () => {
    if (held > 0) {
      held -= 1;
      await refused('EPERM')();
    }
  };
  expect(await moveIntoPlace(unfinished, place, 'win32', move)).toBe(true);
  await expect(moveIntoPlace(unfinished, place, 'linux', refused('EPERM'))).rejects.toThrow('EPERM');
});
