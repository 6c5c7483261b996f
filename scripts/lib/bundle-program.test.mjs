import path from 'node:path';
import { expect, it } from 'vitest';
import { builtFile } from './bundle-program.mjs';

it.each(['/home/me/famiglia', '/usr/src/app', '/home/me/src/famiglia/src'])(
  'finds the built files of a repository in %s',
  (repository) => {
    const packages = path.join(repository, 'packages');
    expect(builtFile(path.join(packages, 'core/src/platform/src/migrate.ts'), packages)).toBe(
      path.join(packages, 'core/dist/platform/src/migrate.js'),
    );
  },
);
