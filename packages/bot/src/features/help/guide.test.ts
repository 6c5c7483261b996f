import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { GUIDE_PAGE_NAMES, GUIDE_PAGES, guidePageAt } from '@famiglia/contract/kit/guide-pages';
import { LANGUAGES } from '@famiglia/contract/kit/language';
import type { Language } from '@famiglia/contract/kit/language';
import { expect, test } from 'vitest';
import { FEATURES } from '../../features.ts';

const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url));
const readGuide = async (language: Language, name: string): Promise<string> =>
  readFile(path.join(ROOT, 'docs/guide', language, `${name}.md`), 'utf8');

/** Every command as it is typed in this language. */
const commandsIn = (language: Language): Set<string> =>
  new Set(
    FEATURES.flatMap(({ commands = [] }) => commands).flatMap((command) => {
      const name = `/${command.name[language]}`;
      return 'subcommands' in command && command.subcommands !== undefined
        ? command.subcommands.map((sub) => `${name} ${sub.name[language]}`)
        : [name];
    }),
  );

/** The texts that people read: those of the panel, of the bot, and those that both share. */
const readTexts = async (): Promise<string> => {
  const texts: string[] = [];
  for (const folder of ['contract', 'bot', 'web']) {
    const source = path.join(ROOT, 'packages', folder, 'src');
    for (const file of await readdir(source, { recursive: true }))
      if (/\.tsx?$/.test(file) && !/\.test\.|guide/.test(file))
        texts.push(await readFile(path.join(source, file), 'utf8'));
  }
  return texts.join('\n');
};

/** What is said of pages and files, not of the product. */
const IN_WORDS = /^(Add the bot|Добавьте бота|Roles|.*“Manage Server”|.*«Управлять сервером»)/;

test('the guide names commands, buttons and settings that exist, in both languages', async () => {
  const texts = await readTexts();
  for (const language of LANGUAGES) {
    const commands = commandsIn(language);
    for (const name of GUIDE_PAGE_NAMES) {
      const page = await readGuide(language, name);
      const where = `${language}/${name}`;
      expect(page.startsWith(`# ${GUIDE_PAGES[name].title[language]}\n`), `${where}: title`).toBe(true);
      for (const [, command = ''] of page.matchAll(/`(\/[^`]+)`/g))
        expect(commands, where).toContain(command);
      for (const [, label = ''] of page.matchAll(/\*\*([^*]+)\*\*/g))
        expect(IN_WORDS.test(label) || texts.includes(`'${label}'`), `${where}: ${label}`).toBe(true);
      for (const [, link = ''] of page.matchAll(/\]\(\/guide\/([\w-]+)\)/g))
        expect(GUIDE_PAGE_NAMES, where).toContain(link);
      expect(page.split(/\s+/).length, `${where}: words`).toBeLessThan(320);
    }
  }
});

test('both languages have the same pages and pictures, and no page is forgotten', async () => {
  for (const language of LANGUAGES) {
    const files = await readdir(path.join(ROOT, 'docs/guide', language));
    expect(files.toSorted()).toEqual(GUIDE_PAGE_NAMES.map((name) => `${name}.md`).toSorted());
  }
  const shown = await Promise.all(
    LANGUAGES.flatMap((language) => GUIDE_PAGE_NAMES.map(async (name) => readGuide(language, name))),
  );
  const named = shown.join('\n').matchAll(/!\[[^\]]+\]\(\/([^)]+)\)/g);
  const pictures = await readdir(path.join(ROOT, 'packages/web/public'));
  for (const [, picture] of named) expect(pictures).toContain(picture);
});

test('a section of the panel is explained by the page of its longest path', () => {
  expect(guidePageAt('')).toBe('first-evening');
  expect(guidePageAt('events/0b5f1f6e')).toBe('events');
  expect(guidePageAt('personnel/ranks/ladder')).toBe('ranks');
  expect(guidePageAt('personnel/vacations')).toBe('warnings-and-vacations');
  expect(guidePageAt('settings/general')).toBeUndefined();
});
