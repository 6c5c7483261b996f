import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrationsFolder } from '../../platform/installation/migrate.ts';
import { silentLogger } from '../../platform/log/logger.ts';
import { startJobs } from '../../platform/jobs/start-jobs.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';

const GUILD = '100000000000000001';
const ROSTERS = {
  drawn: '00000000-0000-4000-8000-000000000001',
  behind: '00000000-0000-4000-8000-000000000002',
  lost: '00000000-0000-4000-8000-000000000003',
  retired: '00000000-0000-4000-8000-000000000004',
};

let database: TestDatabase;
const run = async (sql: string, values: unknown[] = []) => (await database.pool.query(sql, values)).rows;

/** A database as the version before the outbox left it, and then upgraded. */
beforeAll(async () => {
  database = await createTestDatabase();
  const jobs = await startJobs(database.connectionString, silentLogger, { keeper: true });
  await jobs.stop();
  await run('drop schema public cascade');
  await run('create schema public');
  const migrations = readMigrationFiles({ migrationsFolder }).map(({ sql }) => sql);
  const outbox = migrations.findIndex((sql) =>
    sql.some((text) => text.includes('CREATE TABLE "deliveries"')),
  );
  for (const text of migrations.slice(0, outbox).flat()) await run(text);
  await run(`insert into guilds (id, name, owner_id, bot_installed) values (${GUILD}, 'Corleone', 1, true)`);
  for (const [name, id] of Object.entries(ROSTERS)) {
    await run(
      `insert into rosters (id, guild_id, slots, criteria, version) values ($1, ${GUILD}, 3, '{}', 5)`,
      [id],
    );
    await run(
      `insert into roster_messages (roster_id, guild_id, channel_id, message_id, posts, drawn_version, problem, retired_at)
       values ($1, ${GUILD}, 7, $2, 2, $3, $4, $5)`,
      [
        id,
        name === 'lost' ? null : `30000000000000000${id.at(-1)}`,
        name === 'drawn' ? 5 : 4,
        name === 'lost' ? 'missing_permissions' : null,
        name === 'retired' ? new Date() : null,
      ],
    );
  }
  for (const [name, data, state] of [
    ['answer-submission', { guildId: GUILD, sourceId: '42' }, 'created'],
    ['tell-of-plan-end', { guildId: GUILD, daysBefore: 2 }, 'retry'],
    ['post-capt-result', { guildId: GUILD, captId: ROSTERS.drawn }, 'completed'],
  ] as const) {
    await run('select pgboss.create_queue($1, $2)', [name, { policy: 'standard' }]);
    await run('insert into pgboss.job (name, data, state) values ($1, $2, $3)', [name, data, state]);
  }
  for (const text of migrations[outbox] ?? []) await run(text);
});
afterAll(async () => database.drop());

test('rosters keep their messages, and those that were not up to date are due', async () => {
  const rows = await run(
    `select subject, message_id is not null as posted, posts, done_version < wanted_version as due, problem
     from deliveries where kind = 'roster' order by subject`,
  );
  expect(rows).toEqual([
    { subject: ROSTERS.drawn, posted: true, posts: 2, due: false, problem: null },
    { subject: ROSTERS.behind, posted: true, posts: 2, due: true, problem: null },
    { subject: ROSTERS.lost, posted: false, posts: 2, due: true, problem: 'missing_permissions' },
    { subject: ROSTERS.retired, posted: true, posts: 2, due: false, problem: null },
  ]);
});

test('jobs of the former version that were still to run are deliveries now', async () => {
  expect(await run('select kind, subject from delivery_requests order by kind')).toEqual([
    { kind: 'plan_end', subject: '2' },
    { kind: 'submission_reply', subject: '42' },
  ]);
});
