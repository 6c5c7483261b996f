import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { buildApi } from '@famiglia/api/build-api';
import { checkBackup, tableFile } from '@famiglia/core/backup/check-backup';
import { restoreDatabase } from '@famiglia/core/backup/restore-database';
import { migrate } from '@famiglia/core/platform/installation/migrate';
import { mirrorChanges } from '@famiglia/core/mirror/mirror-changes';
import { createDiskStorage } from '@famiglia/core/platform/storage/disk-storage';
import { createTestContext } from '@famiglia/core/testing/test-context';
import { createTestDatabase } from '@famiglia/core/testing/test-database';
import { signIn } from '@famiglia/core/testing/test-session';
import { GUILDS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** The rows and screenshots of a demo family in the schema of the baseline, saved by `npm run backup`. */
const OLDER = fileURLToPath(new URL('testing/older-database', import.meta.url));
const guildId = GUILDS.moretti;

type Row = Record<string, unknown>;
const written = (table: string): Row[] =>
  gunzipSync(readFileSync(tableFile(OLDER, { schema: 'public', table })))
    .toString()
    .trim()
    .split('\n')
    // Discord ids exceed the safe integers of JavaScript.
    .map((line) => JSON.parse(line.replaceAll(/([ [,])(\d{17,20})(?=[,\]}])/g, '$1"$2"')) as Row);

let ask: (url: string) => Promise<{ statusCode: number; rawPayload: Buffer; body: string }>;
let stop: () => Promise<void>;
let kept: Record<string, number>;

beforeAll(async () => {
  const manifest = await checkBackup(OLDER);
  const database = await createTestDatabase();
  await restoreDatabase(database.connectionString, OLDER, manifest);
  await migrate(database.connectionString);
  kept = {};
  for (const { table } of manifest.tables.filter(({ schema }) => schema === 'public')) {
    const { rowCount } = await database.pool.query(`select from "${table}"`);
    kept[table] = rowCount ?? 0;
  }
  const context = await createTestContext({
    database,
    now: new Date(manifest.made_at),
    files: createDiskStorage(`${OLDER}/files`),
  });
  // The bot has connected and mirrored its server: until then no rights are known.
  await mirrorChanges(context, { guildId, complete: true });
  const api = await buildApi(context);
  stop = async () => {
    await api.close();
    await context.stop();
  };
  const authorization = `Bearer ${await signIn(context, PEOPLE.owner)}`;
  ask = async (url) => api.inject({ url, headers: { authorization } });
});
afterAll(async () => stop());

/** All items of a list, over all its pages. */
const all = async (url: string): Promise<Row[]> => {
  const found: Row[] = [];
  for (;;) {
    const answer = await ask(`${url}?limit=50&offset=${found.length}`);
    expect(answer.statusCode).toBe(200);
    const { items } = JSON.parse(answer.body) as { items: Row[] };
    if (items.length === 0) return found;
    found.push(...items);
  }
};
const byId = (rows: Row[], id: string): unknown[] =>
  rows.map((row) => row[id]).toSorted((left, right) => String(left).localeCompare(String(right)));

test('no row of an older database is lost on the way to today’s schema', async () => {
  const { tables } = await checkBackup(OLDER);
  const before = tables.filter(({ schema }) => schema === 'public').map(({ table, rows }) => [table, rows]);
  expect(kept).toEqual(Object.fromEntries(before));
});

test('every member is there, with name, roles and reputation', async () => {
  const members = written('members').filter((row) => row['guild_id'] === guildId && row['is_bot'] === false);
  const listed = await all(`/api/guilds/${guildId}/members`);
  expect(members.length).toBeGreaterThan(100);
  expect(byId(listed, 'user_id')).toEqual(byId(members, 'user_id'));
  for (const { user_id, display_name, ingame_nick, static_id, reputation, role_ids } of members) {
    expect(listed.find((one) => one['user_id'] === user_id)).toMatchObject({
      display_name,
      ingame_nick,
      static_id,
      reputation,
      role_ids,
    });
  }
});

test('the ledger has the same entries', async () => {
  const entries = written('reputation_entries');
  const people = [...new Set(entries.map((row) => row['user_id']))];
  expect(people.length).toBeGreaterThan(50);
  for (const userId of people.slice(0, 10)) {
    const story = entries.filter((row) => row['user_id'] === userId);
    const listed = await all(`/api/users/${guildId}/${String(userId)}/reputation`);
    const told = ({ delta, balance, reason, source }: Row): Row => ({ delta, balance, reason, source });
    expect(listed.map(told)).toEqual(story.toReversed().map(told));
  }
});

test('every event has its title, its status and its participants', async () => {
  const events = written('events');
  const listed = await all(`/api/events/${guildId}/list`);
  expect(byId(listed, 'id')).toEqual(byId(events, 'id'));
  const entries = written('roster_entries');
  for (const { id, title, status } of events.slice(0, 10)) {
    expect(listed.find((one) => one['id'] === id)).toMatchObject({ title, status });
    const answer = await ask(`/api/events/${guildId}/${String(id)}/participants`);
    const { items } = JSON.parse(answer.body) as { items: Row[] };
    expect(byId(items, 'user_id')).toEqual(
      byId(
        entries.filter((row) => row['roster_id'] === id),
        'user_id',
      ),
    );
  }
});

test('every screenshot is listed, and its file is served', async () => {
  const screenshots = written('screenshots');
  const listed = await all(`/api/gg/${guildId}/screenshots`);
  expect(byId(listed, 'id')).toEqual(byId(screenshots, 'id'));
  for (const { id, file_key, status } of screenshots.slice(0, 5)) {
    const one = listed.find((item) => item['id'] === id);
    expect(one).toMatchObject({ status });
    const key = String(file_key);
    const picture = await ask(String(one?.['url']).replace('http://panel.test', ''));
    expect(picture.statusCode).toBe(200);
    expect(picture.rawPayload).toEqual(readFileSync(`${OLDER}/files/${key.slice(0, 2)}/${key}`));
  }
});

test('the family’s settings are unchanged', async () => {
  const [saved] = written('guild_settings');
  const answer = await ask(`/api/settings/${guildId}`);
  expect(answer.statusCode).toBe(200);
  expect(JSON.parse(answer.body)).toMatchObject({
    ...(saved?.['values'] as Row),
    version: saved?.['version'],
  });
});
