import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

const CORE = 'packages/core/src';

/** How a query limits its rows to a guild. Each condition is removed once: then it matches any guild. */
const CONDITIONS = [
  { pattern: /\beq\(\w+\.guildId, [^()]+\)/g, anyGuild: () => 'undefined' },
  { pattern: /\binArray\(\w+\.guildId, [^()]+\)/g, anyGuild: () => 'undefined' },
  {
    pattern: /\b((?:\w+\.)?guild_id) = (?:\$\{[^}]+\}|\w+\.guild_id)/g,
    anyGuild: (column) => `${column} is not null`,
  },
];

/** Code that only creates the demo family knows one guild. */
const isProduct = (file) =>
  file.endsWith('.ts') && !/\.test\.ts$|^(testing|demo)[\\/]|[\\/]testing[\\/]/.test(file);

/** Every condition on a guild's id, removed. */
export const queryMutants = () =>
  readdirSync(path.join(root, CORE), { recursive: true, encoding: 'utf8' })
    .filter(isProduct)
    .toSorted()
    .flatMap((file) => mutantsOf(`${CORE}/${file.replaceAll('\\', '/')}`));

const mutantsOf = (file) => {
  const source = readFileSync(path.join(root, file), 'utf8');
  return CONDITIONS.flatMap(({ pattern, anyGuild }) =>
    [...source.matchAll(pattern)].map((match) => {
      const [condition, column] = match;
      const start = match.index;
      const line = source.slice(0, start).split('\n').length;
      return {
        file,
        tests: testsBeside(file),
        name: `${file}:${line}  ${condition}  →  any guild`,
        edit: { start, end: start + condition.length, text: anyGuild(column) },
      };
    }),
  );
};

/** The folder of the feature, where it has its own tests. */
const testsBeside = (file) => {
  const folder = `${file.split('/', 4).join('/')}/`;
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  return files.some((name) => name.endsWith('.test.ts')) ? [folder] : [];
};
