import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ACTIVITY_TYPES } from './activity/activity-types.ts';
import { ERRORS } from './kit/error-codes.ts';
import { PERMISSIONS } from './access/permissions.ts';

/** The product's source files, without tests: a name that only tests use counts as unused. */
const sourcesOf = (...packages: string[]): string[] =>
  packages.flatMap((name) => {
    const root = join(import.meta.dirname, `../../${name}/src`);
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
    return files
      .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing\//.test(file))
      .map((file) => readFileSync(join(root, file), 'utf8'));
  });

const core = sourcesOf('core');
const all = [...core, ...sourcesOf('api', 'bot')];

/** Built from the kind of a roster, which is `event` or `capt`: `${kind.name}.closed`, `${name}_over`. */
const buildsFromKind = (text: string, ending: string): boolean =>
  ['kind', 'name', 'kind.name'].some((kind) => text.includes(`\`\${${kind}}${ending}\``));

const throwsCode = (text: string, code: string): boolean =>
  text.includes(`'${code}'`) ||
  (/^(event|capt)_/.test(code) && buildsFromKind(text, code.slice(code.indexOf('_'))));

test('every error code is thrown somewhere', () => {
  expect(Object.keys(ERRORS).filter((code) => !all.some((text) => throwsCode(text, code)))).toEqual([]);
});

/** By name, or built from a kind and an action: `${kind}.joined`, `screenshots.${status}`. */
const writes = (text: string, type: string): boolean => {
  const [subject = '', what = ''] = type.split('.');
  return (
    text.includes(`'${type}'`) ||
    buildsFromKind(text, `.${what}`) ||
    (text.includes('`${kind}.${what}`') && text.includes(`'${what}'`)) ||
    text.includes(`\`${subject}.\${status}\``)
  );
};

test('every activity type is written somewhere', () => {
  expect(ACTIVITY_TYPES.filter((type) => !core.some((text) => writes(text, type)))).toEqual([]);
});

test('every permission is checked somewhere', () => {
  const contract = sourcesOf('contract');
  const opens = (key: string) =>
    [...contract, ...all].some((text) => new RegExp(`(panel|free)\\('${key}'\\)`).test(text));
  expect(PERMISSIONS.filter((key) => !opens(key))).toEqual([]);
});
