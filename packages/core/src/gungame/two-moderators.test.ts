import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { activity } from '../platform/db/schema/activity.ts';
import { members } from '../platform/db/schema/guilds.ts';
import { screenshots } from '../platform/db/schema/screenshots.ts';
import { addScreenshot } from '../testing/add-screenshot.ts';
import { startGungameProcess } from '../testing/start-gungame-process.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild, addMember, addPanelUser } from '../testing/test-guild.ts';
import { sweepScreenshotFilesJob } from '../screenshots/intake/sweep-screenshot-files.ts';

type Moderator = Awaited<ReturnType<typeof startGungameProcess>>;

let context: TestContext;
let processes: [Moderator, Moderator];
beforeAll(async () => {
  context = await createTestContext();
  // The first process creates the queues; two at once would conflict.
  await context.jobs.send(context.db, sweepScreenshotFilesJob, {});
  processes = await Promise.all([
    startGungameProcess(context.connectionString),
    startGungameProcess(context.connectionString),
  ]);
});
afterAll(async () => {
  await Promise.all(processes.map(async (one) => one.kill()));
  await context.stop();
});

const family = async (count: number) => {
  const { id: guildId, ownerId: anna } = await addGuild(context.db);
  const boris = await addMember(context.db, guildId);
  await addPanelUser(context.db, guildId, boris);
  const player = await addMember(context.db, guildId);
  const ids: string[] = [];
  for (let one = 0; one < count; one += 1) {
    ids.push(await addScreenshot(context, { guildId, userId: player, kind: 'gungame' }));
  }
  return { guildId, anna, boris, player, ids };
};
const rows = async (guildId: string) =>
  context.db.select().from(screenshots).where(eq(screenshots.guildId, guildId));
const balance = async (userId: string) =>
  (await context.db.select().from(members).where(eq(members.userId, userId)))[0]?.reputation;

test('when two moderators judge the same 100 screenshots, each is decided once, and both get the right answer', async () => {
  const { guildId, anna, boris, player, ids } = await family(100);
  const [first, second] = processes;
  const told: { by: string; answers: Awaited<ReturnType<Moderator['hear']>>[] }[] = [
    { by: anna, answers: [] },
    { by: boris, answers: [] },
  ];
  const run = async (one: Moderator, index: number, order: readonly string[], action: string) => {
    for (let start = 0; start < order.length; start += 5) {
      const heard = one.hear();
      one.send({ guildId, userId: told[index]?.by, action, ids: order.slice(start, start + 5) });
      told[index]?.answers.push(await heard);
    }
  };
  await Promise.all([run(first, 0, ids, 'approve'), run(second, 1, ids.toReversed(), 'reject')]);

  const decided = await rows(guildId);
  expect(decided.map((row) => row.status)).not.toContain('pending');
  for (const { by, answers } of told) {
    const done = answers.flatMap((answer) => answer.items ?? []).map((item) => item.id);
    const refused = answers.flatMap((answer) => answer.refused ?? []);
    const byThem = decided.filter((row) => row.moderatedBy === by).map((row) => row.id);
    // All or nothing: confirmed batches are theirs, refused ones the other's.
    expect(done.toSorted()).toEqual(byThem.toSorted());
    expect(refused.every((id) => !byThem.includes(id))).toBe(true);
    expect(refused.length).toBeGreaterThan(0);
  }
  const approved = decided.filter((row) => row.status === 'approved').length;
  expect(await balance(player)).toBe(approved * 5);
});

test('a process that is killed during a batch leaves all of it or nothing', async () => {
  const { guildId, anna, player, ids } = await family(100);
  const [victim] = processes;
  // The last screenshot is locked, so that the batch is surely in progress at the kill.
  const last = ids.toSorted().at(-1) ?? '';
  await context.db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from screenshots where id = ${last} for update`);
    victim.send({ guildId, userId: anna, action: 'approve', ids });
    await vi.waitFor(
      async () => {
        const { rows: waiting } = await context.db.execute(
          sql`select 1 from pg_locks where not granted and locktype in ('transactionid', 'tuple')`,
        );
        expect(waiting.length).toBeGreaterThan(0);
      },
      { timeout: 10_000 },
    );
    await victim.kill();
  });
  await vi.waitFor(
    async () => {
      const { rows: locks } = await context.db.execute(sql`select id from screenshots
        where guild_id = ${guildId}::bigint for update nowait`);
      expect(locks).toHaveLength(100);
    },
    { timeout: 10_000 },
  );
  expect((await rows(guildId)).every((row) => row.status === 'pending')).toBe(true);
  expect(await balance(player)).toBe(0);
  expect(await context.db.select().from(activity).where(eq(activity.guildId, guildId))).toEqual([]);

  const [, survivor] = processes;
  const heard = survivor.hear();
  survivor.send({ guildId, userId: anna, action: 'approve', ids });
  expect((await heard).items).toHaveLength(100);
  expect(await balance(player)).toBe(500);
});
