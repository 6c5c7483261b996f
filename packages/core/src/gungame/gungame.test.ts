import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { activity } from '../platform/db/schema/activity.ts';
import { reviewCards } from '../platform/db/schema/screenshot-review.ts';
import { members } from '../platform/db/schema/guilds.ts';
import { reputationEntries } from '../platform/db/schema/reputation.ts';
import type { AppError } from '../platform/app-error.ts';
import { addScreenshot } from '../testing/add-screenshot.ts';
import { panelActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild, addMember, addPanelUser } from '../testing/test-guild.ts';
import { getGungameStats } from './get-gungame-stats.ts';
import { getPlayer, listAllGungame, listPendingGungame, moderateGungame, undoGungame } from './desk.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

let guildId: string;
let anna: string;
let boris: string;
let player: string;
beforeEach(async () => {
  const guild = await addGuild(context.db);
  guildId = guild.id;
  anna = guild.ownerId;
  boris = await addMember(context.db, guildId, { displayName: 'Boris' });
  await addPanelUser(context.db, guildId, boris);
  player = await addMember(context.db, guildId, { displayName: 'Player' });
});

const addPending = async (values: { guildId?: string; userId?: string; submittedAt?: Date } = {}) =>
  addScreenshot(context, { guildId, userId: player, kind: 'gungame', ...values });

const judge = async (
  who: string,
  action: 'approve' | 'reject',
  ids: string[],
  { comment, overrule = false }: { comment?: string; overrule?: boolean } = {},
) => {
  context.travel(1000);
  const input = { guildId, screenshotIds: ids, action, overrule };
  const { items } = await moderateGungame(
    context,
    panelActor(who),
    comment === undefined ? input : { ...input, comment },
  );
  return items;
};
const takeBack = async (who: string, ids: string[], at: string | null | undefined) =>
  (await undoGungame(context, panelActor(who), { guildId, screenshotIds: ids, at: at ?? '' })).items;

const statuses = async () =>
  (await listAllGungame(context, panelActor(anna), { guildId, limit: 200, offset: 0 })).items.map(
    ({ id, status }) => ({ id, status }),
  );
const balance = async () => {
  const [row] = await context.db.select().from(members).where(eq(members.userId, player));
  return row?.reputation;
};
const ledger = async () =>
  (
    await context.db
      .select({ delta: reputationEntries.delta, source: reputationEntries.source })
      .from(reputationEntries)
      .where(eq(reputationEntries.userId, player))
      .orderBy(reputationEntries.id)
  ).map(({ delta, source }) => `${source} ${delta}`);
const refusal = async (work: Promise<unknown>): Promise<AppError> =>
  work.then(
    () => expect.unreachable('was not refused'),
    (error: unknown) => error as AppError,
  );

describe('a verdict', () => {
  test('approves a batch, pays for each once, and records one activity', async () => {
    const ids = [await addPending(), await addPending()];
    const items = await judge(anna, 'approve', ids);
    expect(items.map(({ status, moderated_by, reward }) => [status, moderated_by, reward])).toEqual([
      ['approved', anna, 5],
      ['approved', anna, 5],
    ]);
    await judge(anna, 'approve', [...ids, ...ids]);
    expect(await balance()).toBe(10);
    const rows = await context.db.select().from(activity).where(eq(activity.guildId, guildId));
    // All are from one member, so the row says whose they are.
    expect(rows.map(({ type, targetId, data }) => [type, targetId, data])).toEqual([
      ['screenshots.approved', player, expect.objectContaining({ count: 2, of_one: true })],
    ]);
  });

  test('on an unknown screenshot or one of another guild refuses the whole batch', async () => {
    const other = await addGuild(context.db);
    const foreigner = await addMember(context.db, other.id);
    const mine = await addPending();
    const foreign = await addPending({ guildId: other.id, userId: foreigner });
    const gg = await addScreenshot(context, { guildId, userId: player, kind: 'gg' });
    for (const id of [foreign, gg, '00000000-0000-4000-8000-000000000000']) {
      expect((await refusal(judge(anna, 'approve', [mine, id]))).code).toBe('not_found');
    }
    expect(await statuses()).toEqual([{ id: mine, status: 'pending' }]);
    expect(await balance()).toBe(0);
  });

  test("that contradicts another moderator's is refused by name, and nothing of the batch changes", async () => {
    const [taken, free] = [await addPending(), await addPending()];
    await judge(boris, 'reject', [taken], { comment: 'Обрезан' });
    const error = await refusal(judge(anna, 'approve', [taken, free]));
    expect(error.code).toBe('screenshots_decided');
    expect(error.current).toMatchObject({
      items: [{ id: taken, status: 'rejected', moderated_by: boris, comment: 'Обрезан' }],
    });
    expect((await statuses()).find(({ id }) => id === free)?.status).toBe('pending');
    expect(await balance()).toBe(0);
  });

  test("that equals another moderator's is no error, and stays theirs", async () => {
    const [taken, free] = [await addPending(), await addPending()];
    await judge(boris, 'approve', [taken]);
    const items = await judge(anna, 'approve', [taken, free]);
    expect(items.map(({ id, moderated_by }) => [id, moderated_by])).toEqual(
      expect.arrayContaining([
        [taken, boris],
        [free, anna],
      ]),
    );
    expect(await balance()).toBe(10);
  });

  test('can be changed by its moderator, and by others who confirm it; the ledger has every step', async () => {
    const id = await addPending();
    await judge(anna, 'approve', [id]);
    const [rejected] = await judge(anna, 'reject', [id], { comment: 'Чужой ник' });
    expect(rejected).toMatchObject({ status: 'rejected', reward: 0, comment: 'Чужой ник' });
    expect(await balance()).toBe(0);
    const [approved] = await judge(boris, 'approve', [id], { overrule: true });
    expect(approved).toMatchObject({ status: 'approved', reward: 5, moderated_by: boris, comment: null });
    expect(await ledger()).toEqual(['gungame 5', 'undo -5', 'gungame 5']);
  });

  test('needs the permission to moderate', async () => {
    const id = await addPending();
    expect((await refusal(judge(player, 'approve', [id]))).code).toBe('permission_denied');
  });

  test('marks the messages in Discord as outdated', async () => {
    const id = await addPending();
    const [verdict] = await judge(anna, 'approve', [id]);
    await takeBack(anna, [id], verdict?.moderated_at);
    const [card] = await context.db.select().from(reviewCards).where(eq(reviewCards.screenshotId, id));
    expect(card).toMatchObject({ version: 3, drawnVersion: 0, toldVersion: 1 });
  });
});

describe('undo', () => {
  test('restores the previous state, step by step, and repeats nothing', async () => {
    const id = await addPending();
    const [first] = await judge(anna, 'approve', [id]);
    const [second] = await judge(anna, 'reject', [id], { comment: 'Старый скрин' });
    const [back] = await takeBack(anna, [id], second?.moderated_at);
    expect(back).toEqual(first);
    expect(await takeBack(anna, [id], second?.moderated_at)).toEqual([first]);
    expect(await balance()).toBe(5);
    const [start] = await takeBack(anna, [id], first?.moderated_at);
    expect(start).toMatchObject({ status: 'pending', moderated_by: null, moderated_at: null, reward: 5 });
    expect(await ledger()).toEqual(['gungame 5', 'undo -5', 'gungame 5', 'undo -5']);
  });

  test('returns an overruled verdict to its moderator', async () => {
    const id = await addPending();
    const [theirs] = await judge(boris, 'reject', [id], { comment: 'Обрезан' });
    const [mine] = await judge(anna, 'approve', [id], { overrule: true });
    expect(await takeBack(anna, [id], mine?.moderated_at)).toEqual([theirs]);
    expect(await balance()).toBe(0);
  });

  test('leaves other moderators’ verdicts alone, and a batch is undone completely or not at all', async () => {
    const [a, b] = [await addPending(), await addPending()];
    const [verdict] = await judge(anna, 'approve', [a, b]);
    expect((await refusal(takeBack(boris, [a], verdict?.moderated_at))).code).toBe('screenshots_decided');
    await judge(boris, 'reject', [b], { overrule: true });
    const error = await refusal(takeBack(anna, [a, b], verdict?.moderated_at));
    expect(error.current).toMatchObject({ items: [{ id: b, status: 'rejected', moderated_by: boris }] });
    expect((await statuses()).find(({ id }) => id === a)?.status).toBe('approved');
  });
});

describe('statistics', () => {
  test('have counts, moderators, waiting times, players and days', async () => {
    const minutesAgo = (minutes: number) => new Date(context.clock().getTime() - minutes * 60_000);
    const other = await addMember(context.db, guildId, { displayName: 'Other' });
    const [one, two, three] = [
      await addPending({ submittedAt: minutesAgo(10) }),
      await addPending({ submittedAt: minutesAgo(20) }),
      await addPending({ userId: other, submittedAt: minutesAgo(60) }),
    ];
    await addPending();
    await judge(anna, 'approve', [one, two, three]);
    await judge(boris, 'reject', [three], { overrule: true });
    const stats = await getGungameStats(context, panelActor(anna), { guildId });
    expect(stats).toMatchObject({ pending: 1, approved: 2, rejected: 1 });
    expect(stats.moderators).toEqual([
      { user_id: anna, name: 'Owner', approved: 2, rejected: 0 },
      { user_id: boris, name: 'Boris', approved: 0, rejected: 1 },
    ]);
    expect(stats.players).toEqual([{ user_id: player, name: 'Player', approved: 2 }]);
    expect(Math.round((stats.median_wait_seconds ?? 0) / 60)).toBe(20);
    expect(stats.p95_wait_seconds).toBeGreaterThan(stats.median_wait_seconds ?? 0);
    expect(stats.days).toHaveLength(30);
    expect(stats.days.at(-1)).toMatchObject({ approved: 2, rejected: 1 });
    expect(await getPlayer(context, panelActor(anna), { guildId, userId: player })).toMatchObject({
      reputation: 10,
      approved_7d: 2,
      rejected_7d: 0,
    });
  });

  test('of a guild without screenshots are empty', async () => {
    const stats = await getGungameStats(context, panelActor(anna), { guildId });
    expect(stats).toMatchObject({ pending: 0, median_wait_seconds: null, moderators: [], players: [] });
  });

  test('the queue is read oldest first, every other list newest first', async () => {
    const old = await addPending({ submittedAt: new Date('2026-02-01T10:00:00Z') });
    const fresh = await addPending({ submittedAt: new Date('2026-02-02T10:00:00Z') });
    const page = { guildId, limit: 1, offset: 0 };
    const pending = await listPendingGungame(context, panelActor(anna), page);
    expect([pending.items[0]?.id, pending.total]).toEqual([old, 2]);
    expect((await listAllGungame(context, panelActor(anna), page)).items[0]?.id).toBe(fresh);
  });
});
