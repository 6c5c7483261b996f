import { randomUUID } from 'node:crypto';
import type { Settings } from '@famiglia/contract/settings/settings';
import { DEFAULT_SETTINGS } from '@famiglia/contract/settings/settings-values';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { dismissMember } from '../dismissals/dismiss-member.ts';
import { finishEvent } from '../events/finish-event.ts';
import { warnings } from '../platform/db/schema/warnings.ts';
import type { Actor } from '../platform/actor.ts';
import { members } from '../platform/db/schema/guilds.ts';
import { reports } from '../platform/db/schema/reports.ts';
import { judgeReports } from '../reports/judge-reports.ts';
import { addPrice } from '../reports/prices.ts';
import { addReport } from '../reports/testing/add-report.ts';
import { getSettings } from '../settings/get-settings.ts';
import { saveSettings } from '../settings/save-settings.ts';
import { findBrokenInvariants } from '../testing/broken-invariants.ts';
import { panelActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import { startEventGuild } from '../testing/test-events.ts';
import { addMember, leaveGuild } from '../testing/test-guild.ts';
import { getTreasury } from '../treasury/get-treasury.ts';
import { listEntries } from '../treasury/list-entries.ts';
import { takeBackEntry } from '../treasury/take-back-entry.ts';
import { approvePayday } from './approve-payday.ts';
import { bankComment, exportPayday, readBankFiles } from './bank-file.ts';
import { correctPay, takeBackCorrection } from './correct-pay.ts';
import { changeLine, leaveOut } from './decide-payday.ts';
import { bankParts } from './compute-payday.ts';
import { DUE_SOURCES } from './due-sources.ts';
import { readWallet } from './get-wallet.ts';
import { markPaid } from './mark-paid.ts';
import { cancelPayday, closePeriod } from './open-payday.ts';
import { findRates } from './rates/rate.queries.ts';
import { setRate } from './rates/set-rate.ts';
import { panelUsers } from '../platform/db/schema/access.ts';

const context = await createTestContext();
afterAll(async () => context.stop());
const HOUR_MS = 3_600_000;

const start = async () => {
  const guild = await startEventGuild(context);
  const { guildId, leader, plan, join } = guild;
  const person = async (staticId: string | null) => addMember(context.db, guildId, { staticId });
  return {
    ...guild,
    person,
    rate: async (use: 'event_presence' | 'event_reserve' | 'recruit', dollars: number, validFrom?: string) =>
      setRate(context, leader, {
        guildId,
        use,
        fightKindId: null,
        roleId: null,
        amountCents: String(dollars * 100),
        validFrom,
      }),
    /** An event that these people came to. */
    event: async (came: readonly string[]) => {
      const { id } = await plan({ slots: 20 });
      for (const userId of came) await join(id, userId);
      context.travel(4 * HOUR_MS);
      await finishEvent(context, leader, { guildId, eventId: id, attended: [...came], excused: [] });
      return id;
    },
    correct: async (userId: string, kind: 'bonus' | 'fine', cents: string, values = {}) =>
      correctPay(context, leader, {
        guildId,
        requestId: randomUUID(),
        userId,
        kind,
        amountCents: cents,
        reason: 'Because',
        warning: false,
        ...values,
      }),
    close: async () => {
      context.travel(1000);
      return closePeriod(context, leader, { guildId });
    },
    approve: async (payday: { id: string; fingerprint: string; version: number }, actor = leader) =>
      approvePayday(context, actor, {
        guildId,
        paydayId: payday.id,
        seen: payday.fingerprint,
        version: payday.version,
      }),
    pay: async (paydayId: string, userIds: string[] | null, paid = true, version?: number) =>
      markPaid(context, leader, { guildId, paydayId, userIds, paid, version }),
    setUp: async (values: Partial<Settings['payday']>) => {
      const settings = await getSettings(context, leader, { guildId });
      await saveSettings(context, leader, {
        guildId,
        ...settings,
        payday: { ...settings.payday, ...values },
      });
    },
    file: async (paydayId: string) => readBankFiles(context, { guildId, paydayId }),
  };
};

const fish = async (guildId: string, leader: Actor): Promise<string> => {
  const limits = { dailyLimit: null, weeklyLimit: null };
  const name = `Fish ${randomUUID().slice(0, 8)}`;
  return (await addPrice(context, leader, { guildId, name, unit: 'kg', priceCents: '100', ...limits })).id;
};

const paysOf = (payday: { list: readonly { user: { id: string }; pay_cents: string }[] }) =>
  Object.fromEntries(payday.list.map(({ user, pay_cents: cents }) => [user.id, cents]));

test('a week is closed, approved, paid as a file, and one payout is taken back', async () => {
  const { guildId, leader, rate, event, correct, close, approve, pay, file, person } = await start();
  const [anna, boris, vera] = [await person('265'), await person('1001'), await person(null)];
  await rate('event_presence', 40_000);
  await event([anna, boris, vera]);
  await event([anna]);
  await correct(boris, 'fine', '2000050');
  const payday = await close();
  expect(paysOf(payday)).toEqual({ [anna]: '8000000', [boris]: '1999900', [vera]: '4000000' });
  expect(payday.list.find(({ user }) => user.id === vera)?.marks).toEqual(['no_static']);
  // Closed twice: the second leader gets the same one.
  expect((await closePeriod(context, leader, { guildId })).id).toBe(payday.id);
  await expect(file(payday.id)).rejects.toMatchObject({ code: 'payday_not_approved' });
  const approved = await approve(payday);
  expect(approved.status).toBe('approved');
  expect(await getTreasury(context, leader, { guildId })).toMatchObject({ owed_cents: '13999950' });
  expect(await file(payday.id)).toEqual(['staticId;amount;comment\n265;80000;Зарплата\n1001;19999;Зарплата']);
  await expect(approve(payday)).rejects.toMatchObject({ code: 'payday_not_open' });

  // Two leaders at once: once.
  await Promise.all([pay(payday.id, null), pay(payday.id, null)]);
  expect(await getTreasury(context, leader, { guildId })).toMatchObject({
    owed_cents: '50',
    bank_cents: '-13999900',
  });
  const taken = await pay(payday.id, [anna], false);
  expect(taken.list.find(({ user }) => user.id === anna)?.state).toBe('unpaid');
  expect(await getTreasury(context, leader, { guildId })).toMatchObject({ owed_cents: '8000050' });
  expect(await file(payday.id)).toEqual(['staticId;amount;comment\n265;80000;Зарплата']);
  const wallet = await readWallet(context, guildId, anna);
  expect(wallet).toMatchObject({ owed_cents: '8000000', paid_cents: '0', coming_cents: '0' });
  // The treasury's own button would leave the payday behind.
  const { items } = await listEntries(context, leader, { guildId, limit: 50, offset: 0 });
  const payout = items.find(({ kind, countered_by: by }) => kind === 'payout' && by === null);
  await expect(
    takeBackEntry(context, leader, { guildId, entryId: payout?.id ?? '', reason: '' }),
  ).rejects.toMatchObject({ code: 'treasury_of_payday' });
  // What was not paid, and the cents, come with the next payday.
  await correct(boris, 'bonus', '50');
  const next = await close();
  expect(paysOf(next)).toEqual({ [anna]: '8000000', [boris]: '100' });
  const settled = await approve(next);
  expect(settled.pay_cents).toBe('8000100');
  expect(await findBrokenInvariants(context.db)).toEqual([]);
});

test('an attendance that is corrected corrects what is owed, and after the approval shows as a difference', async () => {
  const { guildId, leader, rate, event, close, approve, pay, person } = await start();
  const [anna, boris] = [await person('11111'), await person('22222')];
  await rate('event_presence', 100);
  const eventId = await event([anna, boris]);
  const payday = await close();
  await finishEvent(context, leader, { guildId, eventId, attended: [boris], excused: [] });
  // Approved is what was seen.
  await expect(approve(payday)).rejects.toMatchObject({ code: 'payday_moved' });
  const again = await close();
  expect(paysOf(again)).toEqual({ [boris]: '10000' });
  await approve(again);
  await pay(again.id, null);
  await finishEvent(context, leader, { guildId, eventId, attended: [anna], excused: [] });
  const next = await close();
  expect(
    next.list.map(({ user, pay_cents: cents, lines }) => [user.id, cents, lines[0]?.amount_cents]),
  ).toEqual([
    [anna, '10000', '10000'],
    [boris, '0', '-10000'],
  ]);
  expect(next.list.flatMap(({ lines }) => lines.map((line) => line.is_difference))).toEqual([false, true]);
  // What is below zero is a number, not text that a spreadsheet does not add up.
  let file = '';
  for await (const part of await exportPayday(context, leader, { guildId, paydayId: next.id })) file += part;
  expect(file).toContain('"-100.00"');
  await approve(next);
  // A debt is carried over, and never in the file.
  expect((await readWallet(context, guildId, boris)).owed_cents).toBe('-10000');
  expect(await readBankFiles(context, { guildId, paydayId: next.id })).toEqual([
    'staticId;amount;comment\n11111;100;Зарплата',
  ]);
  expect(await findBrokenInvariants(context.db)).toEqual([]);
});

const wrong = (message: string) => ({
  code: 'validation_failed',
  errors: [{ field: 'valid_from', message }],
});

test('a rate holds from its day, and a change never rewrites the past', async () => {
  const { rate, event, close, person } = await start();
  const anna = await person('31111');
  await rate('event_presence', 100);
  await event([anna]);
  context.travel(24 * HOUR_MS);
  await rate('event_presence', 300);
  await event([anna]);
  const payday = await close();
  expect(payday.list[0]?.lines.map((line) => line.amount_cents)).toEqual(['10000', '30000']);
  await expect(rate('event_presence', 5, '2026-01-02')).rejects.toMatchObject(wrong('first_rate_only'));
  await expect(rate('event_reserve', 5, '2025-12-01')).rejects.toMatchObject(wrong('too_old'));
});

test('leaders change lines with a reason and leave people out; a stale list is refused', async () => {
  const { guildId, leader, rate, event, close, approve, person } = await start();
  const [anna, boris] = [await person('41111'), await person('42222')];
  await rate('event_presence', 100);
  await event([anna, boris]);
  const payday = await close();
  const at = { guildId, paydayId: payday.id };
  const key = payday.list[0]?.lines[0]?.key ?? '';
  const line = { ...at, userId: anna, key, amountCents: '2500', version: payday.version };
  await expect(changeLine(context, leader, { ...line, reason: '' })).rejects.toMatchObject({
    code: 'validation_failed',
  });
  const changed = await changeLine(context, leader, { ...line, reason: 'Came late' });
  const without = { ...at, userId: boris, leftOut: true, reason: 'Away' };
  await expect(leaveOut(context, leader, { ...without, version: payday.version })).rejects.toMatchObject({
    code: 'version_conflict',
  });
  const left = await leaveOut(context, leader, { ...without, version: changed.version });
  await approve(left);
  // What a leader decided is settled; who was left out is due again.
  const next = await close();
  expect(paysOf(next)).toEqual({ [anna]: '2500', [boris]: '10000' });
  expect(next.list.find(({ user }) => user.id === anna)?.lines).toEqual([]);
  await cancelPayday(context, leader, { guildId, paydayId: next.id });
  expect(paysOf(await close())).toEqual(paysOf(next));
  expect(await findBrokenInvariants(context.db)).toEqual([]);
});

test('above the limit a second person approves; one who lost the right counts no longer', async () => {
  const { guildId, leader, rate, event, close, approve, setUp, person } = await start();
  await setUp({ second_above: 50 });
  const anna = await person('51111');
  const [second, third] = [await person(null), await person(null)];
  for (const userId of [second, third])
    await context.db
      .insert(panelUsers)
      .values({ guildId, userId, addedBy: second, addedAt: context.clock() });
  await rate('event_presence', 100);
  await event([anna]);
  const first = await approve(await close(), panelActor(second));
  expect(first.status).toBe('waiting');
  await expect(approve(first, panelActor(second))).rejects.toMatchObject({ code: 'payday_second_person' });
  await context.db.delete(panelUsers).where(eq(panelUsers.userId, second));
  await context.bus.publish(context.db, { type: 'access.changed', guildId });
  const mayStill = async () =>
    (await context.access.inGuild(second, guildId))?.permissions.has('money.approve') === true;
  await expect.poll(mayStill).toBe(false);
  await expect(approve(first, panelActor(second))).rejects.toMatchObject({ code: 'permission_denied' });
  const waiting = await approve(first, panelActor(third));
  expect(waiting).toMatchObject({ status: 'waiting', first_approved_by: { id: third } });
  expect((await approve(waiting, leader)).status).toBe('approved');
});

test('a fine may come with a warning; sent twice it counts once, and taken back it is due no longer', async () => {
  const { guildId, leader, correct, close, person } = await start();
  const [anna, boris, vera] = [await person('61111'), await person('61112'), await person('61113')];
  const requestId = randomUUID();
  const fine = { requestId, warning: true };
  const { id } = await correct(anna, 'fine', '500', fine);
  await correct(anna, 'fine', '500', fine);
  // Also at once, and a fine that is refused leaves no warning.
  const twice = { requestId: randomUUID(), warning: true };
  const [one, other] = await Promise.all([
    correct(boris, 'fine', '500', twice),
    correct(boris, 'fine', '500', twice),
  ]);
  expect(one.id).toBe(other.id);
  expect(await context.db.$count(warnings, eq(warnings.userId, boris))).toBe(1);
  await takeBackCorrection(context, leader, { guildId, correctionId: one.id });
  await expect(correct(vera, 'fine', '0', { warning: true })).rejects.toThrow('payday_corrections');
  expect(await context.db.$count(warnings, eq(warnings.userId, vera))).toBe(0);
  expect(await context.db.$count(warnings, eq(warnings.userId, anna))).toBe(1);
  expect((await readWallet(context, guildId, anna)).coming_cents).toBe('-500');
  await takeBackCorrection(context, leader, { guildId, correctionId: id });
  await expect(takeBackCorrection(context, leader, { guildId, correctionId: id })).rejects.toMatchObject({
    code: 'correction_taken_back',
  });
  await expect(close()).rejects.toMatchObject({ code: 'payday_nothing_due' });
});

test('sums beyond what a number holds, a static of two people, and somebody who left', async () => {
  const { leader, correct, close, approve, file, pay, person, guildId } = await start();
  const [rich, one, two, gone] = [
    await person('71111'),
    await person('72222'),
    await person('72222'),
    await person('73333'),
  ];
  for (let time = 0; time < 20; time += 1) await correct(rich, 'bonus', '999999999999999');
  for (const userId of [one, two, gone]) await correct(userId, 'bonus', '100');
  const poor = await person('74444');
  await correct(poor, 'fine', '999999999999999');
  await leaveGuild(context, guildId, gone);
  const payday = await close();
  expect(paysOf(payday)[rich]).toBe('19999999999999900');
  let csv = '';
  for await (const part of await exportPayday(context, leader, { guildId, paydayId: payday.id })) csv += part;
  expect(csv).toContain('"-9999999999999.99"');
  const marks = new Map(payday.list.map(({ user, marks: its }) => [user.id, its]));
  expect([marks.get(one), marks.get(gone)]).toEqual([['shared_static'], ['left']]);
  await approve(payday);
  expect(await file(payday.id)).toEqual([
    'staticId;amount;comment\n71111;199999999999999;Зарплата\n73333;1;Зарплата',
  ]);
  await pay(payday.id, [gone]);
  expect((await readWallet(context, guildId, gone)).owed_cents).toBe('0');
  await context.db.update(members).set({ staticId: '72223' }).where(eq(members.userId, two));
  expect((await file(payday.id))[0]).toContain('\n72223;1;');
  expect(await findBrokenInvariants(context.db)).toEqual([]);
  expect((await context.db.execute(sql`select 1 as one`)).rows).toHaveLength(1);
});

test('a report that is accepted while its author is dismissed is owed, and the payday says that they left', async () => {
  const { guildId, leader, close, approve, file, person } = await start();
  const anna = await person('74111');
  const itemId = await fish(guildId, leader);
  const screenshotId = await addReport(context, { guildId, userId: anna, itemId, quantity: 2 });
  await Promise.all([
    dismissMember(context, leader, { guildId, userId: anna, way: 'kick', reason: 'Sold the stock' }),
    judgeReports(context, leader, { guildId, screenshotIds: [screenshotId], action: 'approve' }),
  ]);
  await leaveGuild(context, guildId, anna);
  const payday = await close();
  expect(payday.list).toMatchObject([{ user: { id: anna }, marks: ['left'], pay_cents: '200' }]);
  await approve(payday);
  expect(await file(payday.id)).toEqual(['staticId;amount;comment\n74111;2;Зарплата']);
  // Taken back after that, it is a debt of somebody who is gone: nobody is paid for it.
  context.travel(1000);
  await judgeReports(context, leader, {
    guildId,
    screenshotIds: [screenshotId],
    action: 'reject',
    comment: 'A copy',
  });
  expect((await readWallet(context, guildId, anna)).coming_cents).toBe('-200');
  expect(await findBrokenInvariants(context.db)).toEqual([]);
});

test('a wallet reads what is due to one person, and no lines of the family', async () => {
  const { guildId, leader, rate, event, correct, close, person } = await start();
  const [anna, boris] = [await person('81111'), await person('82222')];
  await rate('event_presence', 100);
  await event([anna, boris]);
  for (const userId of [anna, boris]) {
    await correct(userId, 'bonus', '100');
    const itemId = await fish(guildId, leader);
    const screenshotId = await addReport(context, { guildId, userId, itemId, quantity: 2 });
    await judgeReports(context, leader, { guildId, screenshotIds: [screenshotId], action: 'approve' });
  }
  const rates = await findRates(context.db, guildId, 'UTC');
  const [from, until] = [new Date(0), new Date(context.clock().getTime() + HOUR_MS)];
  const lines = [];
  for (const source of DUE_SOURCES)
    lines.push(...(await source(context.db, guildId, { from, until, timeZone: 'UTC', rates, userId: anna })));
  expect(lines.map(({ userId, kind }) => [userId, kind])).toEqual([
    [anna, 'event_presence'],
    [anna, 'report'],
    [anna, 'bonus'],
  ]);
  const mine = (await close()).list.find(({ user }) => user.id === anna);
  expect(mine?.total_cents).toBe((await readWallet(context, guildId, anna)).coming_cents);
});

test('a report that is accepted anew after the end of a payday is not taken off by it', async () => {
  const { guildId, leader, correct, close, approve, person } = await start();
  const anna = await person('91111');
  const itemId = await fish(guildId, leader);
  const screenshotId = await addReport(context, { guildId, userId: anna, itemId, quantity: 2 });
  await judgeReports(context, leader, { guildId, screenshotIds: [screenshotId], action: 'approve' });
  await approve(await close());
  await correct(anna, 'bonus', '500');
  const open = await close();
  await context.db
    .update(reports)
    .set({ acceptedAt: new Date(context.clock().getTime() + HOUR_MS) })
    .where(eq(reports.userId, anna));
  expect((await close()).fingerprint).toBe(open.fingerprint);
});

test('a changed line settles its fact whole, so the fact is part of what is approved', async () => {
  const { guildId, leader, rate, event, close, approve, person } = await start();
  const userId = await person('95111');
  await rate('event_presence', 100);
  await event([userId]);
  const { id: paydayId, version, list } = await close();
  const line = { guildId, paydayId, userId, key: list[0]?.lines[0]?.key ?? '', amountCents: '2500', version };
  const changed = await changeLine(context, leader, { ...line, reason: 'Came late' });
  await rate('event_presence', 300);
  await expect(approve(changed)).rejects.toMatchObject({ code: 'payday_moved' });
});

test('who is not in a payday cannot be marked in it, and of those named with them nobody is', async () => {
  const { correct, close, approve, pay, person } = await start();
  const [anna, stranger] = [await person('96111'), await person('96222')];
  await correct(anna, 'bonus', '500');
  const { id } = await approve(await close());
  await expect(pay(id, [anna, stranger])).rejects.toMatchObject({ code: 'not_found' });
  expect((await pay(id, [anna])).paid_cents).toBe('500');
});

test('a part of the bank’s file keeps its number and its people while others are paid and statics are mended', async () => {
  const { guildId, correct, close, approve, file, pay, setUp, person } = await start();
  await setUp({ file_lines: 10 });
  const people: string[] = [];
  for (let one = 0; one < 21; one += 1) {
    const userId = await person(one === 3 ? null : String(96_000 + one));
    await correct(userId, 'bonus', String((100 - one) * 100));
    people.push(userId);
  }
  const { id, bank_files: parts } = await approve(await close());
  expect(parts).toEqual({ total: 3, left: [1, 2, 3] });
  const lines = async () => (await file(id)).map((part) => part.split('\n').length - 1);
  expect(await lines()).toEqual([9, 10, 1]);
  const second = (await file(id))[1];
  // The first ten are paid in the game. Whoever downloads the second part again gets the same people.
  const paid = await pay(id, people.slice(0, 10));
  expect(paid.bank_files).toEqual({ total: 3, left: [2, 3] });
  expect((await file(id))[1]).toBe(second);
  await pay(id, people.slice(0, 1), false);
  await context.db
    .update(members)
    .set({ staticId: '96003' })
    .where(eq(members.userId, people[3] ?? ''));
  await pay(id, people.slice(3, 4), false);
  expect(await lines()).toEqual([2, 10, 1]);
  expect((await readBankFiles(context, { guildId, paydayId: id }))[0]).toBe(
    'staticId;amount;comment\n96000;100;Зарплата\n96003;97;Зарплата',
  );
});

test.each([
  ['Премия; "за неделю"', 'Премия за неделю'],
  ['  «Лучшему»\nбойцу\r\n\tнедели  ', 'Лучшему бойцу недели'],
  ["Vito's `share`; $5", 'Vitos share $5'],
  ['=SUM(A1:A9)', '=SUM(A1:A9)'],
  ['; " ’ ;', ''],
])('the bank’s comment of “%s” is “%s”', (typed, comment) => expect(bankComment(typed)).toBe(comment));

test('a file has at most 500 lines by default, and the rest of 1,001 people is in the next ones', () => {
  const list = Array.from({ length: 1001 }, (_, index) => ({
    static_id: String(10_000 + index),
    marks: [],
    state: 'unpaid',
    pay_cents: '100',
  })) as unknown as Parameters<typeof bankParts>[0];
  expect(bankParts(list, DEFAULT_SETTINGS.payday.file_lines).map((part) => part.length)).toEqual([
    500, 500, 1,
  ]);
});

test('“all” are those who were seen: an older message pays nobody whose payout was taken back since', async () => {
  const { correct, close, approve, pay, person } = await start();
  const [anna, boris] = [await person('97111'), await person('97222')];
  for (const userId of [anna, boris]) await correct(userId, 'bonus', '500');
  const seen = await approve(await close());
  await pay(seen.id, null, true, seen.version);
  const failed = await pay(seen.id, [boris], false);
  await expect(pay(seen.id, null, true, seen.version)).rejects.toMatchObject({
    code: 'version_conflict',
    change: { type: 'payday.payout_taken_back' },
  });
  const done = await pay(seen.id, null, true, failed.version);
  expect(done.paid_cents).toBe('1000');
  // Nobody is left: pressed again, nothing happens.
  expect((await pay(seen.id, null, true, seen.version)).version).toBe(done.version);
});

test('a report that is refused and accepted anew after sixty days is owed once', async () => {
  const { guildId, leader, close, approve, pay, person } = await start();
  const anna = await person('98111');
  const itemId = await fish(guildId, leader);
  const screenshotId = await addReport(context, { guildId, userId: anna, itemId, quantity: 2 });
  const judge = async (action: 'approve' | 'reject', more: { comment?: string; quantity?: number } = {}) => {
    context.travel(1000);
    await judgeReports(context, leader, { guildId, screenshotIds: [screenshotId], action, ...more });
  };
  await judge('approve');
  const payday = await approve(await close());
  await pay(payday.id, null);
  context.travel(70 * 24 * HOUR_MS);
  // What was settled so long ago stays so.
  await judge('reject', { comment: 'An old screen' });
  await expect(close()).rejects.toMatchObject({ code: 'payday_nothing_due' });
  await judge('approve');
  await expect(close()).rejects.toMatchObject({ code: 'payday_nothing_due' });
  await judge('reject', { comment: 'Counted wrong' });
  await judge('approve', { quantity: 5, comment: 'There were five' });
  expect(paysOf(await close())).toEqual({ [anna]: '300' });
  expect(await findBrokenInvariants(context.db)).toEqual([]);
});
