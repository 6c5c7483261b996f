import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';

const CORE = 'packages/core/src';
const GUARD = /requireGuildAccess\(([^()]+),\s*(\w+)\.(\w+)\.access,?\s*\)/g;

/** Ways to weaken a guard: `args` are its arguments, `rule` the rule that it enforces. */
const WEAKER = {
  'no guard': () => 'Promise.resolve({ permissions: new Set(), subscription: {} })',
  'another permission': (args, rule) =>
    `requireGuildAccess(${args}, { ...${rule}, permission: ${rule}.permission === 'capts.view' ? 'users.view' : 'capts.view' })`,
  'the other plan': (args, rule) =>
    `requireGuildAccess(${args}, { ...${rule}, plan: ${rule}.plan === 'free' ? 'premium' : 'free' })`,
};

/** Every guard of every use case, weakened in every way. */
export const guardMutants = async () => {
  const files = readdirSync(path.join(root, CORE), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const found = await Promise.all(files.map(async (file) => mutantsOf(`${CORE}/${file}`)));
  return found.flat();
};

const mutantsOf = async (file) => {
  const source = readFileSync(path.join(root, file), 'utf8');
  const found = [...source.matchAll(GUARD)].map(async (match) => {
    const [call, args, group, key] = match;
    const start = match.index;
    const rule = `${group}.${key}.access`;
    const route = await routeOf(source, group, key);
    return Object.entries(WEAKER).map(([how, weaken]) => ({
      file,
      route,
      how,
      name: `${file}  ${rule}  →  ${how}`,
      edit: { start, end: start + call.length, text: weaken(args, rule) },
    }));
  });
  return (await Promise.all(found)).flat();
};

/** The route of a use case, as the access matrix names it. */
const routeOf = async (source, group, key) => {
  const module = new RegExp(`\\{[^}]*\\b${group}\\b[^}]*\\} from '@famiglia/contract/([\\w-]+)'`).exec(
    source,
  )?.[1];
  const built = path.join(root, 'packages/contract/dist', `${module}.js`);
  const { method, path: address } = (await import(pathToFileURL(built).href))[group][key];
  return `${method} ${address}`;
};
