import { randomUUID } from 'node:crypto';
import { DEFAULT_SETTINGS } from '@famiglia/contract/settings/settings-values';
import { and, eq, ne, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { guildSettings } from '../platform/db/schema/settings.ts';
import { paydayLines, paydayPeople } from '../platform/db/schema/payday.ts';
import { wars } from '../platform/db/schema/wars.ts';
import { beginForgetting } from '../privacy/begin-forgetting.ts';
import { forgetPerson } from '../privacy/forget-person.ts';
import { judgeReports } from '../reports/judge-reports.ts';
import { addPrice, removePrice } from '../reports/prices.ts';
import { addReport } from '../reports/testing/add-report.ts';
import { findBrokenInvariants } from '../testing/broken-invariants.ts';
import { rowsSaying } from '../testing/rows-saying.ts';
import { panelActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import { addGuild, addMember, addPanelUser, leaveGuild } from '../testing/test-guild.ts';
import { getTreasury } from '../treasury/get-treasury.ts';
import { approvePayday } from './approve-payday.ts';
import { correctPay, takeBackCorrection } from './correct-pay.ts';
import { changeLine, leaveOut } from './decide-payday.ts';
import { markPaid } from './mark-paid.ts';
import { closePeriod } from './open-payday.ts';
import { getPayday } from './read-payday.ts';
import { setRate } from './rates/set-rate.ts';

const context = await createTestContext();
afterAll(async () => context.stop());

const forget = async (userId: string): Promise<void> => {
  const { id } = await beginForgetting(context, context.db, userId);
  await forgetPerson(context, id);
};

/** Two paydays in which an officer did everything that an officer can do, for a member and by a second officer's side. */
const startFamily = async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const [member, other, officer] = [
    await addMember(context.db, guildId, { staticId: '82111' }),
    await addMember(context.db, guildId, { staticId: '82112' }),
    await addMember(context.db, guildId),
  ];
  await addPanelUser(context.db, guildId, officer);
  const values = { ...DEFAULT_SETTINGS, payday: { ...DEFAULT_SETTINGS.payday, second_above: 50 } };
  await context.db
    .insert(guildSettings)
    .values({ guildId, version: 1, values, updatedBy: officer, updatedAt: context.clock() });
  const [actor, leader] = [panelActor(officer), panelActor(ownerId)];
  const correct = async (userId: string, reason: string) =>
    correctPay(context, actor, {
      guildId,
      requestId: randomUUID(),
      userId,
      kind: 'bonus',
      amountCents: '10000',
      reason,
      warning: false,
    });
  const close = async () => {
    context.travel(1000);
    return closePeriod(context, actor, { guildId });
  };
  const approve = async (who: typeof actor, paydayId: string) => {
    const { fingerprint: seen, version } = await getPayday(context, who, { guildId, paydayId });
    return approvePayday(context, who, { guildId, paydayId, seen, version });
  };
  return { guildId, actor, leader, member, other, officer, correct, close, approve };
};

test('who is forgotten leaves the amounts of paydays and reports, and takes the name', async () => {
  const { guildId, actor, leader, member, other, correct, close, approve } = await startFamily();
  const { id: itemId } = await addPrice(context, actor, {
    guildId,
    name: 'Fish',
    unit: 'kg',
    priceCents: '10000',
    dailyLimit: null,
    weeklyLimit: null,
  });
  const screenshotId = await addReport(context, { guildId, userId: member, itemId, quantity: 2 });
  await judgeReports(context, leader, { guildId, screenshotIds: [screenshotId], action: 'approve' });
  for (const userId of [member, other]) await correct(userId, `For <@${userId}>`);
  const { id: paydayId } = await close();
  await approve(actor, paydayId);
  await approve(leader, paydayId);
  await leaveGuild(context, guildId, member);
  await forget(member);
  expect(await rowsSaying(context.db, [member, '82111'])).toEqual([]);
  const payday = await getPayday(context, leader, { guildId, paydayId });
  expect(
    payday.list.map(({ user, lines, pay_cents: pay }) => [user.id === other, lines.length, pay]),
  ).toEqual([
    [false, 2, '30000'],
    [true, 1, '10000'],
  ]);
  // The family still owes it, and what was paid in the game can still be written down.
  expect(await getTreasury(context, leader, { guildId })).toMatchObject({ owed_cents: '40000' });
  await markPaid(context, leader, { guildId, paydayId, userIds: null, paid: true });
  expect(await getTreasury(context, leader, { guildId })).toMatchObject({
    owed_cents: '0',
    bank_cents: '-40000',
  });
  expect(await findBrokenInvariants(context.db)).toEqual([]);
});

test('an officer who is forgotten leaves every decision, and is named by none', async () => {
  const { guildId, actor, leader, member, other, officer, correct, close, approve } = await startFamily();
  await setRate(context, actor, {
    guildId,
    use: 'event_presence',
    fightKindId: null,
    roleId: null,
    amountCents: '100',
  });
  const { id: itemId } = await addPrice(context, actor, {
    guildId,
    name: 'Fish',
    unit: 'kg',
    priceCents: '10000',
    dailyLimit: null,
    weeklyLimit: null,
  });
  const screenshotId = await addReport(context, { guildId, userId: member, itemId, quantity: 2 });
  await judgeReports(context, actor, { guildId, screenshotIds: [screenshotId], action: 'approve' });
  await removePrice(context, actor, { guildId, itemId });
  const wrong = await correct(other, 'Wrong');
  await takeBackCorrection(context, actor, { guildId, correctionId: wrong.id });
  await correct(other, 'Right');
  const { id: paydayId, version, list } = await close();
  const line = list.find(({ user }) => user.id === other)?.lines[0];
  const changed = await changeLine(context, actor, {
    guildId,
    paydayId,
    userId: other,
    key: line?.key ?? '',
    amountCents: '6000',
    reason: 'Half',
    version,
  });
  const who = { guildId, paydayId, userId: member, reason: 'Later' };
  const out = await leaveOut(context, actor, { ...who, leftOut: true, version: changed.version });
  await leaveOut(context, actor, { ...who, leftOut: false, version: out.version });
  await approve(actor, paydayId);
  await approve(leader, paydayId);
  await markPaid(context, actor, { guildId, paydayId, userIds: [member], paid: true });
  const moment = context.clock();
  await context.db.insert(wars).values({
    guildId,
    attacker: 'Vagos',
    defender: 'Moretti',
    ourSide: 'defence',
    startsAt: moment,
    endedAt: moment,
    status: 'finished',
    decision: 'confirmed',
    decidedBy: officer,
    decidedAt: moment,
    firstSeenAt: moment,
    changedAt: moment,
  });
  await leaveGuild(context, guildId, officer);
  await forget(officer);
  expect(await rowsSaying(context.db, [officer])).toEqual([]);
  const payday = await getPayday(context, leader, { guildId, paydayId });
  expect(payday.first_approved_by?.name).toBe('Бывший участник');
  expect(payday.list).toMatchObject([
    { user: { id: member }, pay_cents: '20000', state: 'paid' },
    {
      user: { id: other },
      pay_cents: '6000',
      lines: [{ change_reason: 'Half', changed_by: { name: 'Бывший участник' } }],
    },
  ]);
  expect(await context.db.$count(wars, and(eq(wars.guildId, guildId), ne(wars.decidedBy, officer)))).toBe(1);
  expect(await findBrokenInvariants(context.db)).toEqual([]);
});

test('a payday that is still open loses nobody while one of its people is being forgotten', async () => {
  const { guildId, actor, leader, member, other, correct, close, approve } = await startFamily();
  for (const userId of [member, other]) await correct(userId, 'Because');
  const open = await close();
  await leaveOut(context, actor, {
    guildId,
    paydayId: open.id,
    userId: member,
    reason: 'Later',
    leftOut: true,
    version: open.version,
  });
  await leaveGuild(context, guildId, member);
  await forget(member);
  expect(await rowsSaying(context.db, [member])).toEqual([]);
  const { list } = await getPayday(context, leader, { guildId, paydayId: open.id });
  expect(list.map(({ user, left_out: out, pay_cents: pay }) => [user.id === other, out, pay])).toEqual([
    [true, false, '10000'],
    [false, true, '0'],
  ]);
  await approve(leader, open.id);
  await approve(actor, open.id);
  const left = await closePeriod(context, leader, { guildId });
  expect(left.list.map(({ pay_cents: pay }) => pay)).toContain('10000');
  expect(await context.db.$count(paydayLines, sql`user_id = ${member}::bigint`)).toBe(0);
  expect(await context.db.$count(paydayPeople, sql`user_id = ${member}::bigint`)).toBe(0);
  expect(await findBrokenInvariants(context.db)).toEqual([]);
});
