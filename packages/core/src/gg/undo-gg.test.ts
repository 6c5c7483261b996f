import { MAX_REPUTATION } from '@famiglia/contract/reputation/reputation';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findMember } from '../members/member.queries.ts';
import { activity } from '../platform/db/schema/activity.ts';
import { reputationEntries } from '../platform/db/schema/reputation.ts';
import { payReputation } from '../reputation/pay-reputation.ts';
import { addScreenshot } from '../testing/add-screenshot.ts';
import { panelActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild, addMember, addPanelUser } from '../testing/test-guild.ts';
import { ruleKey } from '../screenshots/intake/payment-keys.ts';
import { moderateGg } from './moderate-gg.ts';
import { undoGg } from './undo-gg.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

let [guildId, anna, boris, player] = ['', '', '', ''];
beforeEach(async () => {
  ({ id: guildId, ownerId: anna } = await addGuild(context.db));
  boris = await addMember(context.db, guildId);
  await addPanelUser(context.db, guildId, boris);
  player = await addMember(context.db, guildId);
});

const addPending = async () => addScreenshot(context, { guildId, userId: player });

/** Gives a verdict and returns its time. */
const judge = async (who: string, action: 'approve' | 'reject', ids: string[]): Promise<string> => {
  context.travel(1000);
  await moderateGg(context, panelActor(who), { guildId, screenshotIds: ids, action, comment: 'old' });
  return context.clock().toISOString();
};

const undo = async (who: string, ids: string[], at: string) =>
  (await undoGg(context, panelActor(who), { guildId, screenshotIds: ids, at })).items;

const earned = async (): Promise<number[]> => {
  const ofPlayer = and(eq(reputationEntries.guildId, guildId), eq(reputationEntries.userId, player));
  const rows = await context.db
    .select({ delta: reputationEntries.delta })
    .from(reputationEntries)
    .where(ofPlayer)
    .orderBy(asc(reputationEntries.id));
  return rows.map((row) => row.delta);
};

const WAITS = { status: 'pending', reward: 5, moderated_by: null, moderated_at: null, comment: null };

test('the screenshots wait again, the payment is reversed once, and a later verdict pays anew', async () => {
  const [one, two] = [await addPending(), await addPending()];
  const at = await judge(anna, 'approve', [one, two]);
  expect(await undo(anna, [one, two], at)).toMatchObject([WAITS, WAITS]);
  expect(await undo(anna, [one, two], at)).toMatchObject([WAITS, WAITS]);
  expect(await earned()).toEqual([5, 5, -5, -5]);
  await judge(boris, 'approve', [one]);
  expect(await earned()).toEqual([5, 5, -5, -5, 5]);
  const told = await context.db.select().from(activity).where(eq(activity.type, 'screenshots.reopened'));
  expect(told).toMatchObject([{ guildId, actorId: anna, data: { kind: 'gg', count: 2 } }]);
});

test("a rejected screenshot is again worth the guild's reward", async () => {
  const id = await addPending();
  const at = await judge(anna, 'reject', [id]);
  expect(await undo(anna, [id], at)).toMatchObject([WAITS]);
  expect(await earned()).toEqual([]);
});

test("a verdict of another moderator, or one's own of another time, refuses the whole batch", async () => {
  const [mine, theirs] = [await addPending(), await addPending()];
  const at = await judge(anna, 'approve', [mine]);
  await judge(boris, 'reject', [theirs]);
  const refused = { code: 'screenshots_decided', current: { items: [{ id: theirs, moderated_by: boris }] } };
  await expect(undo(anna, [mine, theirs], at)).rejects.toMatchObject(refused);
  await expect(undo(boris, [mine], at)).rejects.toMatchObject({ code: 'screenshots_decided' });
  await undo(anna, [mine], at);
  await judge(anna, 'approve', [mine]);
  // Sent again after a lost reply: that verdict is undone already, and the later one stays.
  expect(await undo(anna, [mine], at)).toMatchObject([{ status: 'approved' }]);
  expect(await earned()).toEqual([5, -5, 5]);
});

test('what the guild’s rule paid can be confirmed or taken back, and the undo of that pays it again', async () => {
  const id = await addScreenshot(context, { guildId, userId: player, status: 'approved' });
  const payment = { guildId, userId: player, delta: 5, reason: '', actorId: null, source: 'gg' } as const;
  await context.db.transaction(async (tx) => payReputation(context, tx, [{ ...payment, key: ruleKey(id) }]));
  const confirmed = await judge(boris, 'approve', [id]);
  expect(await earned()).toEqual([5]);
  await expect(judge(anna, 'reject', [id])).rejects.toMatchObject({ code: 'screenshots_decided' });
  await undo(boris, [id], confirmed);
  const takenBack = await judge(anna, 'reject', [id]);
  expect(await earned()).toEqual([5, -5]);
  expect(await undo(anna, [id], takenBack)).toMatchObject([
    { status: 'approved', reward: 5, moderated_by: null, moderated_at: null },
  ]);
  expect(await earned()).toEqual([5, -5, 5]);
});

test('one person at the limit of reputation gets what fits, also for several screens, and the batch is judged', async () => {
  const full = await addMember(context.db, guildId, { reputation: MAX_REPUTATION - 7 });
  const ids = [await addPending()];
  for (let nth = 0; nth < 3; nth += 1) ids.push(await addScreenshot(context, { guildId, userId: full }));
  const at = await judge(anna, 'approve', ids);
  const balance = async () => (await findMember(context.db, guildId, full))?.reputation;
  expect([await balance(), await earned()]).toEqual([MAX_REPUTATION, [5]]);
  const told = await context.db
    .select({ targetId: activity.targetId, data: activity.data })
    .from(activity)
    .where(and(eq(activity.guildId, guildId), eq(activity.type, 'reputation.limited')));
  expect(told.map(({ targetId, data }) => [targetId, data])).toEqual([
    [full, { wanted: 5, delta: 2 }],
    [full, { wanted: 5, delta: 0 }],
  ]);
  // What was not paid is not taken back.
  await undo(anna, ids, at);
  expect(await balance()).toBe(MAX_REPUTATION - 7);
});
