import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';

const CORE = 'packages/core/src';
const GUARD = /requireGuildAccess\(([^()]+),\s*(\w+)\.(\w+)\.access,?\s*\)/g;

/** Every way to weaken the guard of a use case: none at all, another permission, the other plan. */
export const guardMutants = async () => {
  const files = readdirSync(path.join(root, CORE), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const found = await Promise.all(files.map(async (file) => mutantsOf(`${CORE}/${file}`)));
  return found.flat();
};

const mutantsOf = async (file) => {
  const source = readFileSync(path.join(root, file), 'utf8');
  return Promise.all(
    [...source.matchAll(GUARD)].map(async (match) => {
      const [call, args, group, key] = match;
      const rule = `${group}.${key}.access`;
      const instead = {
        'no guard': 'Promise.resolve({ permissions: new Set(), subscription: {} })',
        'another permission': `requireGuildAccess(${args}, { ...${rule}, permission: ${rule}.permission === 'capts.view' ? 'users.view' : 'capts.view' })`,
        'the other plan': `requireGuildAccess(${args}, { ...${rule}, plan: ${rule}.plan === 'free' ? 'premium' : 'free' })`,
      };
      const route = await routeOf(source, group, key);
      return Object.entries(instead).map(([what, text]) => ({
        file,
        route,
        name: `${file}  ${rule}  →  ${what}`,
        source: source.slice(0, match.index) + text + source.slice(match.index + call.length),
      }));
    }),
  ).then((lists) => lists.flat());
};

/** The route a use case stands behind, as the matrix names it. */
const routeOf = async (source, group, key) => {
  const module = new RegExp(`\\{[^}]*\\b${group}\\b[^}]*\\} from '@famiglia/contract/([\\w-]+)'`).exec(
    source,
  )?.[1];
  const built = path.join(root, 'packages/contract/dist', `${module}.js`);
  const { method, path: address } = (await import(pathToFileURL(built).href))[group][key];
  return `${method} ${address}`;
};
