import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { activity } from '../platform/db/schema/activity.ts';
import { guilds } from '../platform/db/schema/guilds.ts';
import { treasuryCategories, treasuryEntries } from '../platform/db/schema/treasury.ts';
import { findBrokenInvariants } from '../testing/broken-invariants.ts';
import { panelActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addMember, newId } from '../testing/test-guild.ts';
import { addUsualCategories, createCategory, deleteCategory, editCategory } from './categories.ts';
import { dropUnusedCategory, lockCategory } from './category.queries.ts';
import { countMoney } from './enter-money.ts';
import { getTreasury } from './get-treasury.ts';
import { getTreasuryStatistics } from './get-treasury-statistics.ts';
import { exportEntries, listEntries } from './list-entries.ts';
import { takeBackEntry } from './take-back-entry.ts';
import { startMoneyGuild } from './testing/money-guild.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

const page = { limit: 50, offset: 0 };

test('income, expense and transfers move the bank and the cash of officers, and say so to everybody', async () => {
  const { guildId, ownerId, leader, people, enter, transfer } = await startMoneyGuild(context);
  const [ivan = '', petr = ''] = people;
  const { entry, below_zero } = await enter('income', 1000.5, { personId: ivan, reason: 'Контракт' });
  expect(below_zero).toBe(false);
  expect(entry).toMatchObject({
    kind: 'income',
    amount_cents: '100050',
    change_cents: '100050',
    moved: [{ place: 'bank', person: null, amount_cents: '100050' }],
    person: { id: ivan },
    actor: { id: ownerId },
    reason: 'Контракт',
  });
  await transfer(400, null, ivan);
  await transfer(150, ivan, petr);
  await enter('expense', 50, { officerId: petr });
  expect(await getTreasury(context, leader, { guildId })).toMatchObject({
    total_cents: '95050',
    bank_cents: '60050',
    officers_cents: '35000',
    officers: [
      { person: { id: ivan }, balance_cents: '25000' },
      { person: { id: petr }, balance_cents: '10000' },
    ],
    owed_cents: '0',
  });
  const { items, total } = await listEntries(context, leader, { guildId, ...page });
  expect([total, items.map(({ kind, change_cents }) => [kind, change_cents])]).toEqual([
    4,
    [
      ['expense', '-5000'],
      ['transfer', '0'],
      ['transfer', '0'],
      ['income', '100050'],
    ],
  ]);
  expect(items[1]?.moved).toMatchObject([
    { place: 'officer', person: { id: ivan }, amount_cents: '-15000' },
    { place: 'officer', person: { id: petr }, amount_cents: '15000' },
  ]);
  const told = await context.db.select().from(activity).where(eq(activity.guildId, guildId));
  expect(told.map(({ type, data }) => [type, data['amount_cents']])).toEqual([
    ['treasury.income', '100050'],
    ['treasury.transfer', '40000'],
    ['treasury.transfer', '15000'],
    ['treasury.expense', '5000'],
  ]);
  expect(await findBrokenInvariants(context.db)).toEqual([]);
});

test('what is sent twice is entered once, also at the same time', async () => {
  const { guildId, leader, enter } = await startMoneyGuild(context);
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 5 }, async () => enter('income', 7, { key })));
  expect(new Set(answers.map(({ entry }) => entry.id)).size).toBe(1);
  expect(await getTreasury(context, leader, { guildId })).toMatchObject({ bank_cents: '700' });
  expect(await context.db.$count(activity, eq(activity.guildId, guildId))).toBe(1);
});

test('more can be taken out than is there: it is entered, and the answer warns', async () => {
  const { guildId, leader, enter } = await startMoneyGuild(context);
  await enter('income', 10);
  expect((await enter('expense', 4)).below_zero).toBe(false);
  expect((await enter('expense', 10)).below_zero).toBe(true);
  expect(await getTreasury(context, leader, { guildId })).toMatchObject({ bank_cents: '-400' });
  expect((await enter('income', 1)).below_zero).toBe(false);
});

test('an operation is taken back once, by a counter-entry that cannot be taken back itself', async () => {
  const { guildId, leader, people, transfer, enter } = await startMoneyGuild(context);
  const [ivan = ''] = people;
  await enter('income', 100);
  const { entry } = await transfer(60, null, ivan);
  const back = async (entryId: string) => takeBackEntry(context, leader, { guildId, entryId, reason: '' });
  const results = await Promise.allSettled([back(entry.id), back(entry.id), back(entry.id)]);
  const refused = results.flatMap((one) =>
    one.status === 'rejected' ? [(one.reason as Error).message] : [],
  );
  expect(refused).toEqual(['treasury_taken_back', 'treasury_taken_back']);
  const { items } = await listEntries(context, leader, { guildId, ...page });
  const counter = items.find(({ kind }) => kind === 'counter');
  expect(counter).toMatchObject({ counters_id: entry.id, amount_cents: '6000' });
  expect(items.find(({ id }) => id === entry.id)).toMatchObject({ countered_by: counter?.id });
  expect(await getTreasury(context, leader, { guildId })).toMatchObject({
    bank_cents: '10000',
    officers: [],
  });
  await expect(back(counter?.id ?? '')).rejects.toMatchObject({ code: 'treasury_not_undoable' });
  await expect(back('999999999')).rejects.toMatchObject({ code: 'not_found' });
});

test('a count writes down the difference, none where it fits, and is refused if the balance moved since', async () => {
  const { guildId, leader, enter } = await startMoneyGuild(context);
  await enter('income', 100);
  const count = async (countedCents: string, seenCents: string, key = randomUUID()) =>
    countMoney(context, leader, { guildId, key, officerId: null, countedCents, seenCents, reason: '' });
  expect(await count('10000', '10000')).toEqual({ entry: null });
  const key = randomUUID();
  const less = await count('9950', '10000', key);
  expect(less.entry).toMatchObject({ kind: 'stocktaking', amount_cents: '50', change_cents: '-50' });
  expect((await count('9950', '10000', key)).entry?.id).toBe(less.entry?.id);
  await expect(count('9000', '10000')).rejects.toMatchObject({
    code: 'treasury_moved',
    current: { balance_cents: '9950' },
  });
  expect((await count('20000', '9950')).entry).toMatchObject({ change_cents: '10050' });
  const told = await context.db.select().from(activity).where(eq(activity.guildId, guildId));
  expect(told.map(({ data }) => data['amount_cents'])).toEqual(['10000', '0', '-50', '10050']);
});

test('sums go beyond 2^53 cents, and a balance beyond its range is refused', async () => {
  const { guildId, leader, enter, people } = await startMoneyGuild(context);
  const amountCents = '999999999999999';
  for (let one = 0; one < 12; one += 1) await enter('income', 0, { amountCents });
  const { bank_cents } = await getTreasury(context, leader, { guildId });
  expect(bank_cents).toBe(String(12n * 999_999_999_999_999n));
  expect(BigInt(bank_cents) > 2n ** 53n).toBe(true);
  const { points } = await getTreasuryStatistics(context, leader, { guildId, months: 1 });
  expect(points.at(-1)?.total_cents).toBe(bank_cents);
  const count = async (countedCents: string, officerId: string | null) =>
    countMoney(context, leader, {
      guildId,
      key: randomUUID(),
      officerId,
      countedCents,
      seenCents: officerId === null ? bank_cents : '0',
      reason: '',
    });
  await count('99999999999999999', null);
  const results = await Promise.allSettled(
    Array.from({ length: 12 }, async (_, index) =>
      count('99999999999999999', people[index] ?? (await addMember(context.db, guildId))),
    ),
  );
  const refused = results.flatMap((one) =>
    one.status === 'rejected' ? [(one.reason as Error).message] : [],
  );
  // Ten counts of nearly 10^17 fit beside the bank; what is outside has the same sum with a minus.
  expect([...new Set(refused)]).toEqual(['treasury_out_of_range']);
  expect(await findBrokenInvariants(context.db)).toEqual([]);
});

const refusal = (field: string, message: string) => ({ errors: [{ field, message }] });

test('wrong people, places, categories and times are refused by field', async () => {
  const { guildId, leader, enter, transfer, people } = await startMoneyGuild(context);
  const bot = await addMember(context.db, guildId, { isBot: true });
  await expect(enter('income', 1, { officerId: newId() })).rejects.toMatchObject(
    refusal('officer_id', 'not_a_member'),
  );
  await expect(enter('income', 1, { personId: bot })).rejects.toMatchObject(
    refusal('person_id', 'not_a_member'),
  );
  await expect(enter('income', 1, { categoryId: randomUUID() })).rejects.toMatchObject(
    refusal('category_id', 'unknown_category'),
  );
  const { id: categoryId } = await createCategory(context, leader, { guildId, name: 'Cars', use: 'expense' });
  await expect(enter('income', 1, { categoryId })).rejects.toMatchObject(
    refusal('category_id', 'wrong_value'),
  );
  const happenedAt = new Date(context.clock().getTime() + DAY_MS).toISOString();
  await expect(enter('income', 1, { happenedAt })).rejects.toMatchObject(refusal('happened_at', 'not_yet'));
  await expect(transfer(1, null, null)).rejects.toMatchObject({ code: 'treasury_same_place' });
  const [ivan = ''] = people;
  await expect(transfer(1, ivan, ivan)).rejects.toMatchObject({ code: 'treasury_same_place' });
  const stranger = panelActor(await addMember(context.db, guildId));
  await expect(getTreasury(context, stranger, { guildId })).rejects.toMatchObject({
    code: 'permission_denied',
  });
  expect(await context.db.$count(treasuryEntries, eq(treasuryEntries.guildId, guildId))).toBe(0);
});

test('a category that operations have keeps its name when it is deleted, and an unused one leaves no row', async () => {
  const { guildId, leader, enter } = await startMoneyGuild(context);
  const { items } = await addUsualCategories(context, leader, { guildId });
  expect(items.length).toBeGreaterThan(5);
  expect((await addUsualCategories(context, leader, { guildId })).total).toBe(items.length);
  const [used, unused] = items.filter(({ use }) => use !== 'expense');
  if (used === undefined || unused === undefined) throw new Error('the usual categories are missing');
  const { entry } = await enter('income', 5, { categoryId: used.id });
  await expect(
    createCategory(context, leader, { guildId, name: used.name.toUpperCase(), use: 'both' }),
  ).rejects.toMatchObject({ code: 'treasury_category_exists' });
  const edit = { guildId, categoryId: used.id, name: 'Взносы+', use: 'income' as const };
  expect(await editCategory(context, leader, { ...edit, version: 0 })).toMatchObject({ version: 1 });
  await expect(editCategory(context, leader, { ...edit, name: 'X', version: 0 })).rejects.toMatchObject({
    code: 'version_conflict',
  });
  for (const { id: categoryId } of [used, unused])
    await deleteCategory(context, leader, { guildId, categoryId });
  await expect(deleteCategory(context, leader, { guildId, categoryId: used.id })).rejects.toMatchObject({
    code: 'not_found',
  });
  const listed = await listEntries(context, leader, { guildId, categoryId: used.id, ...page });
  expect(listed.items).toMatchObject([{ id: entry.id, category: { name: 'Взносы+' } }]);
  await expect(enter('income', 5, { categoryId: used.id })).rejects.toMatchObject({
    code: 'validation_failed',
  });
  expect(await context.db.$count(treasuryCategories, eq(treasuryCategories.guildId, guildId))).toBe(
    items.length - 1,
  );
});

test('a category that is deleted while something is entered with it is refused by field', async () => {
  const { guildId, leader, enter } = await startMoneyGuild(context);
  const { id: categoryId } = await createCategory(context, leader, { guildId, name: 'Cars', use: 'both' });
  let entering: Promise<unknown> = Promise.resolve();
  await context.db.transaction(async (tx) => {
    await lockCategory(tx, { guildId, categoryId });
    await dropUnusedCategory(tx, { guildId, categoryId });
    entering = enter('income', 5, { categoryId }).catch((error: unknown) => error);
    await vi.waitFor(async () => {
      const { rowCount } = await context.db.execute(
        sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rowCount).toBe(1);
    }, 10_000);
  });
  expect(await entering).toMatchObject(refusal('category_id', 'unknown_category'));
});

test('operations are found by kind, category, person and day, page by page, and as a file', async () => {
  const { guildId, ownerId, leader, people, enter } = await startMoneyGuild(context);
  const [ivan = '', petr = ''] = people;
  const at = (days: number) => new Date(context.clock().getTime() - days * DAY_MS).toISOString();
  await enter('income', 1, { personId: ivan, happenedAt: at(40), reason: '=1+1' });
  await enter('income', 2, { personId: petr, happenedAt: at(20) });
  await enter('expense', 3, { personId: ivan, happenedAt: at(10) });
  const list = async (filter: object) => {
    const { items, total } = await listEntries(context, leader, { guildId, ...page, ...filter });
    return [total, items.map(({ amount_cents }) => amount_cents)];
  };
  expect(await list({})).toEqual([3, ['300', '200', '100']]);
  expect(await list({ limit: 1, offset: 1 })).toEqual([3, ['200']]);
  expect(await list({ kind: 'income' })).toEqual([2, ['200', '100']]);
  expect(await list({ personId: ivan })).toEqual([2, ['300', '100']]);
  expect(await list({ personId: ownerId })).toEqual([3, ['300', '200', '100']]);
  expect(await list({ from: at(30), to: at(15) })).toEqual([1, ['200']]);
  let file = '';
  for await (const chunk of await exportEntries(context, leader, { guildId, personId: ivan })) file += chunk;
  const [heading = '', first = '', second = ''] = file.split('\r\n');
  expect(heading).toContain('"time","kind","amount","in","out"');
  expect(first).toContain('"expense","3.00","","3.00","bank"');
  expect(second).toContain(`"'=1+1"`);
});

test('statistics know the balance of each day, the sums of each month, and who brought most', async () => {
  const { guildId, leader, people, enter } = await startMoneyGuild(context);
  const [ivan = '', petr = ''] = people;
  const category = await createCategory(context, leader, { guildId, name: 'Contracts', use: 'income' });
  const on = (happenedAt: string) => ({ happenedAt: `${happenedAt}T12:00:00Z`, categoryId: category.id });
  await enter('income', 100, { ...on('2025-06-01'), personId: petr });
  await enter('income', 10, { ...on('2026-01-10'), personId: ivan });
  await enter('income', 30, { ...on('2026-02-10'), personId: petr });
  await enter('expense', 5, { happenedAt: '2026-02-10T13:00:00Z' });
  const { entry } = await enter('income', 1000, { ...on('2026-02-11'), personId: ivan });
  await takeBackEntry(context, leader, { guildId, entryId: entry.id, reason: '' });
  const found = await getTreasuryStatistics(context, leader, { guildId, months: 3 });
  const today = context.clock().toISOString().slice(0, 10);
  expect(found.points).toEqual([
    { date: '2026-01-10', total_cents: '11000' },
    { date: '2026-02-10', total_cents: '13500' },
    { date: '2026-02-11', total_cents: '113500' },
    { date: today, total_cents: '13500' },
  ]);
  expect(
    found.months.map((one) => [one.month, one.category?.name, one.income_cents, one.expense_cents]),
  ).toEqual([
    ['2026-02', 'Contracts', '3000', '0'],
    ['2026-02', undefined, '0', '500'],
    ['2026-01', 'Contracts', '1000', '0'],
  ]);
  expect(found.contributors).toMatchObject([
    { person: { id: petr }, amount_cents: '3000' },
    { person: { id: ivan }, amount_cents: '1000' },
  ]);
});

test('with its guild everything goes', async () => {
  const { guildId, enter, transfer, people } = await startMoneyGuild(context);
  await enter('income', 1);
  await transfer(1, null, people[0] ?? '');
  await context.db.delete(guilds).where(eq(guilds.id, guildId));
  const { rows } = await context.db.execute<{ left: number }>(sql`
    select (select count(*) from treasury_entries where guild_id = ${guildId}::bigint)::int
      + (select count(*) from treasury_postings where guild_id = ${guildId}::bigint)::int
      + (select count(*) from treasury_accounts where guild_id = ${guildId}::bigint)::int as left`);
  expect(rows).toEqual([{ left: 0 }]);
});
