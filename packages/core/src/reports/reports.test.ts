import { MAX_REPORT_QUANTITY } from '@famiglia/contract/reports/reports';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { activity } from '../platform/db/schema/activity.ts';
import { members } from '../platform/db/schema/guilds.ts';
import { itemPrices, reports } from '../platform/db/schema/reports.ts';
import { screenshots, submittedFiles } from '../platform/db/schema/screenshots.ts';
import { reviewCards } from '../platform/db/schema/screenshot-review.ts';
import { findBrokenInvariants } from '../testing/broken-invariants.ts';
import { discordActor, panelActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild, addMember, addPanelUser, newId } from '../testing/test-guild.ts';
import { judgeReports, undoReports } from './judge-reports.ts';
import { addPrice, editPrice, readPrices, removePrice } from './prices.ts';
import { listReports } from './read-reports.ts';
import { sendReport } from './send-report.ts';
import { addReport } from './testing/add-report.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

let guildId: string;
let anna: string;
let boris: string;
let member: string;
beforeEach(async () => {
  ({ id: guildId, ownerId: anna } = await addGuild(context.db));
  boris = await addMember(context.db, guildId, { displayName: 'Boris' });
  await addPanelUser(context.db, guildId, boris);
  member = await addMember(context.db, guildId, { displayName: 'Member' });
});

const price = async (values: Partial<Parameters<typeof addPrice>[2]> = {}) =>
  addPrice(context, panelActor(anna), {
    guildId,
    name: 'Fish',
    unit: 'kg',
    priceCents: '35050',
    dailyLimit: null,
    weeklyLimit: null,
    ...values,
  });
const send = async (itemId: string, quantity: number, sourceId = newId()) =>
  sendReport(context, discordActor(member), {
    guildId,
    sourceId,
    channelId: newId(),
    submittedAt: context.clock(),
    itemId,
    quantity,
    file: { url: 'http://127.0.0.1/none', bytes: 1 },
  });
const report = async (itemId: string, quantity: number) =>
  addReport(context, { guildId, userId: member, itemId, quantity });
const judge = async (
  who: string,
  id: string,
  action: 'approve' | 'reject',
  more: { quantity?: number; comment?: string } = {},
) => {
  context.travel(1000);
  const { items } = await judgeReports(context, panelActor(who), {
    guildId,
    screenshotIds: [id],
    action,
    ...more,
  });
  return items[0];
};
const stored = async () => context.db.select().from(reports).where(eq(reports.guildId, guildId));
const refused = async (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );

test('an accepted report is owed at the price of the moment when it was sent, whatever the list says later', async () => {
  const item = await price();
  const id = await report(item.id, 120);
  context.travel(1000);
  await editPrice(context, panelActor(anna), {
    guildId,
    itemId: item.id,
    version: item.version,
    name: 'Fish',
    unit: 'kg',
    priceCents: '100',
    dailyLimit: null,
    weeklyLimit: null,
  });
  expect(await judge(boris, id, 'approve')).toMatchObject({
    status: 'approved',
    item: { name: 'Fish', unit: 'kg' },
    amount_cents: String(120 * 35_050),
  });
  expect((await stored())[0]).toMatchObject({ amountCents: 4_206_000n, acceptedQuantity: 120 });
  expect(await findBrokenInvariants(context.db, [guildId])).toEqual([]);
});

test('a corrected quantity needs a reason; undone and accepted again, it is owed once', async () => {
  const { id: itemId } = await price({ priceCents: '100' });
  const id = await report(itemId, 50);
  expect(await refused(judge(boris, id, 'approve', { quantity: 30 }))).toBe('validation_failed');
  const done = await judge(boris, id, 'approve', { quantity: 30, comment: 'only 30 to be seen' });
  expect(done).toMatchObject({ quantity: 50, accepted_quantity: 30, amount_cents: '3000' });
  context.travel(1000);
  const at = done?.moderated_at ?? '';
  await undoReports(context, panelActor(boris), { guildId, screenshotIds: [id], at });
  expect((await stored())[0]).toMatchObject({ amountCents: null, acceptedAt: null });
  expect(await judge(boris, id, 'approve')).toMatchObject({ amount_cents: '5000' });
  expect(await judge(boris, id, 'reject', { comment: 'old' })).toMatchObject({ status: 'rejected' });
  expect((await stored())[0]).toMatchObject({ amountCents: null });
  const types = (await context.db.select().from(activity).where(eq(activity.guildId, guildId))).map(
    ({ type }) => type,
  );
  expect(types).toEqual([
    'price_item.added',
    'report.corrected',
    'report.reopened',
    'report.accepted',
    'report.refused',
  ]);
});

test('of two officers the slower one reads who decided, and nothing is owed twice', async () => {
  const { id: itemId } = await price();
  const id = await report(itemId, 10);
  const answers = await Promise.all([
    refused(judge(anna, id, 'approve')),
    refused(judge(boris, id, 'reject', { comment: 'no' })),
  ]);
  expect(answers.toSorted()).toEqual(['done', 'screenshots_decided']);
});

test('limits count what waits at sending and what was accepted at judging, in the day and the week', async () => {
  const { id: itemId } = await price({ dailyLimit: 100, weeklyLimit: 150 });
  await send(itemId, 60);
  expect(await refused(send(itemId, 41))).toBe('report_limit_reached');
  await send(itemId, 40);
  // A report whose picture was refused counts no more.
  await context.db.update(submittedFiles).set({ state: 'refused', refusal: 'picture_unreadable' });
  await send(itemId, 100);
  const first = await report(itemId, 90);
  const second = await report(itemId, 20);
  await judge(boris, first, 'approve');
  expect(await refused(judge(anna, second, 'approve'))).toBe('report_over_limit');
  expect(await judge(anna, second, 'approve', { quantity: 10, comment: 'limit' })).toMatchObject({
    accepted_quantity: 10,
  });
});

test('the same interaction twice is one report, and two at once share one limit', async () => {
  const { id: itemId } = await price({ dailyLimit: 100 });
  const sourceId = newId();
  await send(itemId, 30, sourceId);
  await send(itemId, 30, sourceId);
  expect(await stored()).toHaveLength(1);
  const both = await Promise.all([refused(send(itemId, 50)), refused(send(itemId, 50))]);
  expect(both.toSorted()).toEqual(['done', 'report_limit_reached']);
});

test('absurd quantities and sums are refused before anybody judges them', async () => {
  const { id: itemId } = await price({ priceCents: '999999999999999' });
  expect(await refused(send(itemId, 2))).toBe('report_too_much');
  expect(await refused(send(itemId, MAX_REPORT_QUANTITY + 1))).toBe('validation_failed');
  expect(await refused(send(itemId, 0.5))).toBe('validation_failed');
});

test('an item that is removed while reports wait stays known to them; new reports of it are refused', async () => {
  const item = await price();
  const id = await report(item.id, 5);
  await removePrice(context, panelActor(anna), { guildId, itemId: item.id });
  expect(await readPrices(context, guildId)).toEqual([]);
  expect(await refused(send(item.id, 5))).toBe('choose_from_list');
  expect(await judge(boris, id, 'approve')).toMatchObject({ item: { name: 'Fish', removed: true } });
});

test('the report of somebody who left is accepted and owed; it says so', async () => {
  const { id: itemId } = await price();
  const id = await report(itemId, 5);
  await context.db.update(members).set({ leftAt: context.clock() }).where(eq(members.userId, member));
  expect(await judge(boris, id, 'approve')).toMatchObject({ author_left: true, status: 'approved' });
});

test('nobody judges their own report, and a plain member judges none', async () => {
  const { id: itemId } = await price();
  const id = await addReport(context, { guildId, userId: boris, itemId, quantity: 5 });
  expect(await refused(judge(boris, id, 'approve'))).toBe('own_decision');
  expect(await refused(judge(member, id, 'approve'))).toMatch(/forbidden|guild_not_found|permission/);
  const { id: other, ownerId } = await addGuild(context.db);
  const theirs = { guildId: other, screenshotIds: [id], action: 'approve' as const };
  expect(await refused(judgeReports(context, panelActor(ownerId), theirs))).toBe('not_found');
});

test('a price that begins later holds from then on, and replaces an earlier plan', async () => {
  const item = await price({ priceCents: '100' });
  const later = (hours: number) => new Date(context.clock().getTime() + hours * 3_600_000).toISOString();
  const plan = { guildId, itemId: item.id, name: 'Fish', unit: 'kg', dailyLimit: null, weeklyLimit: null };
  const first = await editPrice(context, panelActor(anna), {
    ...plan,
    priceCents: '150',
    validFrom: later(5),
    version: 0,
  });
  expect(first).toMatchObject({ price_cents: '100', planned: { price_cents: '150' } });
  const second = { ...plan, priceCents: '200', validFrom: later(1), version: first.version };
  expect(await editPrice(context, panelActor(anna), second)).toMatchObject({
    planned: { price_cents: '200' },
  });
  expect(await refused(editPrice(context, panelActor(anna), second))).toBe('version_conflict');
  expect(await refused(price({ name: 'fish' }))).toBe('price_item_exists');
  expect(await refused(price({ name: 'Wood', validFrom: later(-1) }))).toBe('validation_failed');
  context.travel(2 * 3_600_000);
  expect(await readPrices(context, guildId)).toMatchObject([{ price_cents: '200', planned: null }]);
  expect(await context.db.$count(itemPrices, eq(itemPrices.itemId, item.id))).toBe(2);
});

test('the desk lists what waits; a verdict outdates its card', async () => {
  const { id: itemId } = await price();
  const id = await report(itemId, 7);
  const list = async () =>
    listReports(context, panelActor(boris), { guildId, status: 'pending', limit: 50, offset: 0 });
  expect(await list()).toMatchObject({ total: 1, items: [{ id, quantity: 7, price_cents: '35050' }] });
  await judge(boris, id, 'approve');
  expect((await list()).items).toEqual([]);
  const [card] = await context.db.select().from(reviewCards).where(eq(reviewCards.screenshotId, id));
  expect(card).toMatchObject({ version: 2, toldVersion: 1 });
  expect(await context.db.$count(screenshots, eq(screenshots.id, id))).toBe(1);
});
