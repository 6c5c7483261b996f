import { expect, it } from 'vitest';
import { folderCircles } from './folder-circles.mjs';

const importsIn =
  (root) =>
  (...pairs) =>
    pairs.map(([from, to]) => ({ source: root + from, dependencies: [{ resolved: root + to }] }));
const core = (file) => `packages/core/src/${file}`;
const importing = importsIn('packages/core/src/');

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

it.each(['packages/api/src/', 'packages/bot/src/', 'packages/sandbox/src/', 'packages/sandbox/client/src/'])(
  'in %s two folders may not import each other, but a file beside them may tie them together',
  (root) => {
    const imports = importsIn(root);
    expect(folderCircles(imports(['a/x.tsx', 'b/y.ts'], ['b/y.ts', 'a/z.ts']))).toHaveLength(1);
    expect(folderCircles(imports(['x/a/x.ts', 'x/b/y.ts'], ['x/b/y.ts', 'x/a/z.ts']))).toHaveLength(1);
    expect(folderCircles(imports(['start.ts', 'a/x.ts'], ['a/x.ts', 'context.ts']))).toEqual([]);
    expect(folderCircles(imports(['a/x.ts', 'b/y.ts'], ['b/y.test.tsx', 'a/x.ts']))).toEqual([]);
  },
);

it('arrows in one direction, inside a folder, and from tests are no circle', () => {
  const modules = importing(
    ['w/a/x.ts', 'w/b/y.ts'],
    ['w/b/y.ts', 'w/b/z.ts'],
    ['w/b/y.test.ts', 'w/a/x.ts'],
    ['w/b/deep/y.ts', 'w/c.ts'],
  );
  expect(folderCircles(modules)).toEqual([]);
});
