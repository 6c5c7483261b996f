import type { Language } from '@famiglia/contract/kit/language';
import { DEFAULT_SETTINGS } from '@famiglia/contract/settings/settings-values';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { channels as guildChannels } from '../platform/db/schema/guilds.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { createTestContext, type TestContext } from '../testing/test-context.ts';
import { addGuild, addMember, addRole, newId } from '../testing/test-guild.ts';
import { createDemoFamily } from './create-demo-family.ts';
import { createFreeFamily } from './create-free-family.ts';
import { DEMO_TEXTS } from './demo-texts.ts';
import { demoStory, seedHistory } from './seed-history.ts';

const PEOPLE = 60;

/** Both families with some of everything that their history has. */
const makeFamilies = async (context: TestContext, language: Language) => {
  const { id: guildId, ownerId } = await addGuild(context.db, { tier: 'free' });
  const { id: freeGuildId } = await addGuild(context.db, { tier: 'free' });
  const ranks = [await addRole(context.db, guildId), await addRole(context.db, guildId)];
  for (let one = 0; one < PEOPLE; one += 1) {
    await addMember(context.db, guildId, { roleIds: one < 3 ? ranks.slice(0, 1) : [] });
  }
  const channels = { gg: newId(), gg_review: newId(), gungame: newId() };
  for (const id of Object.values(channels)) {
    const channel = { id, name: 'channel', type: 0, position: 0 };
    await context.db.insert(guildChannels).values([{ ...channel, guildId: freeGuildId }]);
  }
  const site = { ...context, config: { ...context.config, siteAdminIds: new Set([ownerId]) } };
  await createDemoFamily(site, {
    guildId,
    language,
    panelUserId: ownerId,
    pingRoleId: guildId,
    chosenPings: [],
    roles: [],
    channels: DEFAULT_SETTINGS.channels,
  });
  await createFreeFamily(site, { guildId: freeGuildId, language, channels });
  const whole = demoStory(context.clock(), language);
  const story = {
    gungame: whole.gungame.slice(1, 2),
    events: [
      ...whole.events.filter(({ end }) => typeof end === 'object').slice(-1),
      ...whole.events.slice(-2),
    ],
    capts: whole.capts.slice(-3, -1),
    days: whole.days.slice(0, 2),
  };
  await seedHistory(site, { guildId, language, channels, ranks }, { story });
  return { guildId, freeGuildId };
};

/** Every column of the database that has a Cyrillic letter somewhere, with an example. */
const findRussian = async ({ db }: TestContext): Promise<Map<string, string>> => {
  const { rows: columns } = await db.execute<{ table: string; column: string }>(sql`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY')`);
  const found = new Map<string, string>();
  for (const { table, column } of columns) {
    const words = sql`${sql.identifier(column)}::text`;
    const { rows } = await db.execute<{ words: string }>(
      sql`select ${words} as words from ${sql.identifier(table)} where ${words} ~ '[а-яёА-ЯЁ]' limit 1`,
    );
    for (const row of rows) found.set(`${table}.${column}`, row.words);
  }
  return found;
};

test('an English demo has no Russian word in the whole database, a Russian one has them everywhere', async () => {
  const [english, russian] = [await createTestContext(), await createTestContext()];
  try {
    const { guildId, freeGuildId } = await makeFamilies(english, 'en');
    expect(Object.fromEntries(await findRussian(english))).toEqual({});
    expect((await findSettings(english.db, guildId)).language).toBe('en');
    expect((await findSettings(english.db, freeGuildId)).language).toBe('en');

    await makeFamilies(russian, 'ru');
    const columns = new Set((await findRussian(russian)).keys());
    for (const column of SPOKEN) expect(columns, column).toContain(column);
  } finally {
    await english.stop();
    await russian.stop();
  }
});

/** Where people of the demo wrote something. */
const SPOKEN: readonly string[] = [];

const leaves = (texts: object, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]: [string, object | string]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : leaves(value, `${path}${key}.`),
  );

test('the whole story is told in one language', () => {
  const now = new Date('2026-03-01T12:00:00Z');
  expect(JSON.stringify(demoStory(now, 'en'))).not.toMatch(/[а-яё]/i);
  expect(leaves(DEMO_TEXTS.en).filter(([, words]) => /[а-яё]/i.test(words))).toEqual([]);
  const names = leaves(DEMO_TEXTS.ru).filter(([, words]) => !/[а-яё]/i.test(words) && words !== '');
  expect(names.map(([, words]) => words)).toEqual(['Vagos', 'Ballas', 'Families', 'Marabunta', 'Yakuza']);
});
