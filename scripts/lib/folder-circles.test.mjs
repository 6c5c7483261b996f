import { expect, it } from 'vitest';
import { folderCircles } from './folder-circles.mjs';

const core = (file) => `packages/core/src/${file}`;
const importing = (...pairs) =>
  pairs.map(([from, to]) => ({ source: core(from), dependencies: [{ resolved: core(to) }] }));

it('two folders that import each other are reported once, with an import each way', () => {
  const modules = importing(['guilds/a/x.ts', 'guilds/b/y.ts'], ['guilds/b/z.ts', 'guilds/a/x.ts']);
  expect(folderCircles(modules)).toEqual([
    `folders in a circle: ${core('guilds/a/x.ts')} → ${core('guilds/b/y.ts')}, ${core('guilds/b/z.ts')} → ${core('guilds/a/x.ts')}`,
  ]);
});

it('a circle through a third folder, and one through the files of the common folder, are found', () => {
  const third = importing(['w/a/x.ts', 'w/b/x.ts'], ['w/b/x.ts', 'w/c/x.ts'], ['w/c/x.ts', 'w/a/y.ts']);
  expect(folderCircles(third)).toHaveLength(1);
  const files = importing(['w/context.ts', 'w/db/database.ts'], ['w/db/migrate.ts', 'w/start-refused.ts']);
  expect(folderCircles(files)).toHaveLength(1);
});

it('arrows in one direction, inside a folder, and from tests are no circle', () => {
  const modules = importing(
    ['w/a/x.ts', 'w/b/y.ts'],
    ['w/b/y.ts', 'w/b/z.ts'],
    ['w/b/y.test.ts', 'w/a/x.ts'],
    ['w/b/deep/y.ts', 'w/c.ts'],
  );
  expect(folderCircles(modules)).toEqual([]);
});
