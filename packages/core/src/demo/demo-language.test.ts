import type { Language } from '@famiglia/contract/kit/language';
import { DEFAULT_SETTINGS } from '@famiglia/contract/settings/settings-values';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestContext, type TestContext } from '../testing/test-context.ts';
import { addGuild, addMember, addRole, newId } from '../testing/test-guild.ts';
import { createDemoFamily } from './create-demo-family.ts';
import { DEMO_TEXTS } from './demo-texts.ts';
import { demoStory, seedHistory } from './seed-history.ts';

let context: TestContext;
beforeEach(async () => {
  context = await createTestContext();
});
afterEach(async () => context.stop());

const PEOPLE = 50;

/** A family with some of everything that its history has. */
const makeFamily = async (language: Language): Promise<void> => {
  const { id: guildId, ownerId } = await addGuild(context.db, { tier: 'free' });
  const ranks = [await addRole(context.db, guildId), await addRole(context.db, guildId)];
  for (let one = 0; one < PEOPLE; one += 1) {
    await addMember(context.db, guildId, { roleIds: one < 3 ? ranks.slice(0, 1) : [] });
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
  const { events, capts, days, wars, reports } = demoStory(context.clock(), language);
  const cancelled = events.filter(({ end }) => typeof end === 'object');
  const inSquads = events.filter(({ squads }) => squads !== undefined);
  const story = {
    gungame: [],
    events: [...cancelled.slice(0, 1), ...inSquads],
    capts: capts.slice(-1),
    days: days.slice(0, 1),
    wars: wars.slice(0, 1),
    reports: reports.slice(3, 5),
  };
  const channels = { gg: newId(), gungame: newId() };
  await seedHistory(site, { guildId, language, channels, ranks }, { story });
};

/** Every column of the database that has a Cyrillic letter somewhere, with an example. */
const findRussian = async (): Promise<Map<string, string>> => {
  const { db } = context;
  const { rows: tables } = await db.execute<{ table: string; columns: string[] }>(sql`
    select table_name as "table", array_agg(column_name::text) as columns from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY')
    group by table_name`);
  const found = new Map<string, string>();
  for (const { table, columns } of tables) {
    const russian = columns.map((column) => {
      const words = sql`${sql.identifier(column)}::text`;
      return sql`min(${words}) filter (where ${words} ~ '[а-яёА-ЯЁ]') as ${sql.identifier(column)}`;
    });
    const { rows } = await db.execute<Record<string, string | null>>(
      sql`select ${sql.join(russian, sql`, `)} from ${sql.identifier(table)}`,
    );
    for (const [column, words] of Object.entries(rows[0] ?? {}))
      if (words !== null) found.set(`${table}.${column}`, words);
  }
  return found;
};

/** The columns in which people of the demo wrote something. */
const WRITTEN = [
  'activity.data',
  'application_entries.text',
  'application_forms.definition',
  'application_forms.name',
  'applications.answers',
  'applications.reason',
  'blacklist_entries.reason',
  'capts.territory',
  'cars.note',
  'contracts.description',
  'contracts.title',
  'contracts.unit',
  'event_series.plan',
  'event_templates.name',
  'event_templates.plan',
  'events.cancel_reason',
  'events.description',
  'events.title',
  'guild_settings.values',
  'item_prices.name',
  'item_prices.unit',
  'member_notes.text',
  'payday_corrections.reason',
  'payday_lines.data',
  'promo_codes.note',
  'rank_changes.reason',
  'reputation_entries.reason',
  'roster_squads.name',
  'subscription_history.reason',
  'support_messages.text',
  'support_tickets.subject',
  'treasury_categories.name',
  'treasury_entries.reason',
  'vacations.decision',
  'vacations.reason',
  'warnings.lift_reason',
  'warnings.reason',
  'wars.territory',
];

test('an English demo has no Russian word in the whole database', async () => {
  await makeFamily('en');
  expect(Object.fromEntries(await findRussian())).toEqual({});
});

test('a Russian demo has Russian words wherever people write', async () => {
  await makeFamily('ru');
  const found = await findRussian();
  expect(WRITTEN.filter((column) => !found.has(column))).toEqual([]);
});

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
