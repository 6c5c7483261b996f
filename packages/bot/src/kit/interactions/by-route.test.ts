import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { applicationRoutes } from '@famiglia/contract/applications/applications';
import { rankRoutes } from '@famiglia/contract/ranks/ranks';
import { expect, test } from 'vitest';
import { byRoute } from './by-route.ts';

const packages = path.join(import.meta.dirname, '../../../..');

const sourcesIn = async (folder: string, end: string) => {
  const files = (await readdir(path.join(packages, folder), { recursive: true })).filter(
    (file) => file.endsWith(end) && !/\.test\.ts$|\btesting\b/.test(file),
  );
  return Promise.all(
    files.map(async (file) => ({ file, text: await readFile(path.join(packages, folder, file), 'utf8') })),
  );
};

test('the bot calls no use case of a route past the route’s schemas', async () => {
  const served = (await sourcesIn('api/src', '.routes.ts')).flatMap(({ text }) =>
    [...text.matchAll(/serve\w*\(\s*\w+\.(\w+),\s*(\w+)\)/g)].map(([, , useCase = '']) => useCase),
  );
  expect(served.length).toBeGreaterThan(100);
  // Those that only look something up take ids and pages, and change nothing.
  const writing = served.filter((name) => !/^(get|list|find|look|read|check|export|preview)/.test(name));
  const called = (await sourcesIn('bot/src', '.ts')).flatMap(({ file, text }) =>
    writing
      .filter((name) =>
        new RegExp(String.raw`import \{[^}]*\b${name}\b[^}]*\} from '@famiglia/core`).test(text),
      )
      .filter((name) => new RegExp(String.raw`(?<![\w.])${name}\((?:call\.)?(?:bot\.)?context,`).test(text))
      .map((name) => `${file}: ${name}`),
  );
  expect(called).toEqual([]);
});

const actor = { kind: 'discord', userId: '1' } as const;
const calling = async (route: Parameters<typeof byRoute>[0], input: object) =>
  byRoute(route, async (_context, _actor, given: object) => given)({} as never, actor, input);

const GUILD = { guildId: '100000000000000001' };
const step = (requirements: object) => ({
  ...GUILD,
  version: 0,
  steps: [{ role_id: '200000000000000002', name: 'Soldier', requirements }],
});
const NEEDS = {
  reputation: 0,
  days: 0,
  events: 0,
  capts: 0,
  voice_hours: 0,
  span_days: 30,
  reliability: 0,
  days_in_rank: 0,
};

test.each([
  ['too much', { ...NEEDS, no_warnings: false, reputation: 2_147_483_648 }, /^above_limit: \d+$/],
  ['negative', { ...NEEDS, no_warnings: false, days: -1 }, /^below_limit: 0$/],
  ['no number', { ...NEEDS, no_warnings: false, events: Number.NaN }, /^wrong_value$/],
])('a forged option of a command is refused: %s', async (_what, requirements, message) => {
  await expect(calling(rankRoutes.save, step(requirements))).rejects.toMatchObject({
    code: 'validation_failed',
    errors: [{ message: expect.stringMatching(message) as string }],
  });
});

test('names without visible characters, NUL and wrong ids are refused, and additional fields are kept', async () => {
  const ask = { ...GUILD, applicationId: 'b3b1c7a4-6a58-4c6c-9a36-0d9f6f6e8f11', text: 'When?' };
  expect(await calling(applicationRoutes.ask, { ...ask, more: 1 })).toEqual({ ...ask, more: 1 });
  for (const wrong of [{ text: '\u200B' }, { applicationId: '7' }, { guildId: 'x' }]) {
    await expect(calling(applicationRoutes.ask, { ...ask, ...wrong })).rejects.toMatchObject({
      code: 'validation_failed',
    });
  }
  await expect(calling(applicationRoutes.ask, { ...ask, more: 'a\0' })).rejects.toMatchObject({
    errors: [{ field: 'more', message: 'unstorable' }],
  });
});
