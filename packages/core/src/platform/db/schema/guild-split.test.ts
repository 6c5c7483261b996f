import { readdir } from 'node:fs/promises';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';

/**
 * Tables that belong to no guild, and why. If one database is ever too small, the guilds are divided among several by
 * their id; these tables would be in one of them, or in all (docs/decisions/0003-postgresql.md).
 */
const GLOBAL: Record<string, string> = {
  users: 'a person, in whatever guilds',
  sessions: 'sign-in of a person',
  session_tokens: 'sign-in of a person',
  login_attempts: 'sign-in of a person',
  login_codes: 'sign-in of a person',
  login_history: 'sign-in of a person',
  login_counts: 'sums of sign-ins by day and country',
  discord_grants: 'sign-in of a person',
  discord_revocations: 'sign-in of a person',
  forgettings: 'a person who is being forgotten everywhere',
  forgotten_people: 'people who were forgotten everywhere',
  request_counts: 'rate limits of addresses and people',
  plan_selections: 'sums of visits to the page of prices',
  promo_codes: 'codes of the site, for whatever guilds',
  billing_customers: 'a payer, in whatever guilds',
  owner_news: 'what the site’s owner is told',
  provider_refusals: 'a payment provider as a whole',
  billing_notices: 'notices of payment providers before it is known whom they concern',
  installation: 'the installation as a whole',
  shard_plan: 'the bot as a whole',
  shard_leases: 'the bot as a whole',
  bot_processes: 'the bot as a whole',
  identify_turns: 'the bot as a whole',
  gateway_heartbeats: 'the bot as a whole',
  war_feeds: 'monitors of wars, asked for all guilds at once',
};

/** Tables whose rows are only reached through a row of a guild with the same key. */
const THROUGH: Record<string, string> = { roster_clicks: 'rosters' };

const allTables = async (): Promise<PgTable[]> => {
  const files = (await readdir(new URL('.', import.meta.url))).filter((name) => !name.includes('.test.'));
  const modules = await Promise.all(
    files.map(
      async (name) => import(new URL(name, import.meta.url).href) as Promise<Record<string, unknown>>,
    ),
  );
  return modules.flatMap((exported) => Object.values(exported)).filter((value) => is(value, PgTable));
};

test('every table has the id of its guild in each row, or is documented as one that belongs to no guild', async () => {
  const tables = (await allTables()).map(getTableConfig);
  expect(tables.length).toBeGreaterThan(80);
  const undivided = tables
    .filter(
      ({ name, columns }) =>
        name !== 'guilds' && !columns.some((one) => one.name === 'guildId' && one.notNull),
    )
    .map(({ name }) => name);
  expect(undivided.toSorted()).toEqual([...Object.keys(GLOBAL), ...Object.keys(THROUGH)].toSorted());
});

test('no table of a guild refers to rows that would be in another database, except to people', async () => {
  const tables = (await allTables()).map(getTableConfig);
  const outside = tables
    .filter(({ name }) => !(name in GLOBAL))
    .flatMap(({ name, foreignKeys }) =>
      foreignKeys.map((key) => [name, getTableConfig(key.reference().foreignTable).name] as const),
    )
    .filter(([, target]) => target in GLOBAL && target !== 'users');
  expect(outside).toEqual([]);
});
