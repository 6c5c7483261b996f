import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './root.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const { scripts, engines, license } = JSON.parse(read('package.json'));
const quoted = (text) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, words]) => words);
const settingsIn = (page) => [...read(page).matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
const countWords = (text) => text.split(/\s+/).filter(Boolean).length;
const missing = (files) => files.filter((file) => !existsSync(path.join(root, file)));

const decisions = readdirSync(path.join(root, 'docs/decisions')).toSorted();
const pages = [
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'README.md',
  'SECURITY.md',
  'docs/billing.md',
  'docs/glossary.md',
  'docs/operating.md',
  'docs/scaling.md',
  'docs/settings.md',
  ...decisions.map((name) => `docs/decisions/${name}`),
];

describe.each(pages)('%s', (page) => {
  const text = read(page);

  test('names only existing files', () => {
    const files = quoted(text).filter((words) =>
      /^(packages|e2e|bench|scripts|docs|\.ci)\/[\w./-]+$/.test(words),
    );
    const links = [...text.matchAll(/(?:\]\(|src(?:set)?=")([^)"#:]+)[)"]/g)].map(([, target]) =>
      path.join(path.dirname(page), target),
    );
    expect(missing([...files, ...links])).toEqual([]);
  });

  test('names only existing commands', () => {
    const commands = [...text.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name]) => name);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });
});

test('the recipes name files for every kind of change', () => {
  const recipes = read('CONTRIBUTING.md').split('\n### ').slice(1);
  expect(recipes.map((recipe) => recipe.split('\n')[0])).toEqual([
    'A route',
    'A slash command',
    'A setting of a guild',
    'A table and its migration',
    'A job',
    'Something that the bot brings to Discord by itself',
    'A page of the panel',
    'The files of one feature',
    'A text in two languages',
    'A call of the sandbox',
  ]);
  for (const recipe of recipes) {
    expect(quoted(recipe).filter((words) => words.startsWith('packages/')).length).toBeGreaterThan(1);
  }
});

test('the badges of the README are correct', () => {
  const badges = [...read('README.md').matchAll(/badge\/([^)]+)\)/g)].map(([, badge]) =>
    decodeURIComponent(badge),
  );
  expect(badges).toEqual([
    expect.stringContaining(`node-${engines.node}-`),
    expect.stringContaining(`licence-${license}-`),
    expect.stringContaining('languages-ru | en-'),
  ]);
});

test('the settings of the README exist', () => {
  expect(settingsIn('README.md').length).toBeGreaterThan(5);
  expect(settingsIn('docs/settings.md')).toEqual(expect.arrayContaining(settingsIn('README.md')));
});

test('decisions are numbered without gaps, and each fits on a page', () => {
  const texts = decisions.map((name) => read(`docs/decisions/${name}`));
  expect(decisions.map((name) => Number(name.slice(0, 4)))).toEqual(decisions.map((_, index) => index + 1));
  expect(texts.map((text) => Number(/^# (\d+)\. /.exec(text)?.[1]))).toEqual(
    texts.map((_, index) => index + 1),
  );
  expect(decisions.filter((_, index) => countWords(texts[index]) > 750)).toEqual([]);
  expect(countWords(texts.join('\n'))).toBeLessThanOrEqual(12_000);
});

test('the code and the documents refer to existing decisions', () => {
  const folders = readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}/src`);
  const sources = [...folders, 'packages/web/public'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name}`,
    ),
  );
  const texts = [...pages, ...sources.filter((name) => /\.(tsx?|js)$/.test(name))].map(read).join('\n');
  const references = [...texts.matchAll(/decisions\/\d{4}[\w.-]*|decision \d+/gi)].map(
    ([reference]) => reference,
  );
  const known = new Set(decisions.map((name) => `decisions/${name}`));
  expect(references.length).toBeGreaterThan(10);
  expect(references.filter((reference) => !known.has(reference))).toEqual([]);
});
