import type { StopCause } from '@famiglia/contract/billing/renewal-stop';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { forgetGuild } from '../../mirror/bot-removed.ts';
import { mirrorChanges } from '../../mirror/mirror-changes.ts';
import { rolePermissions } from '../../platform/db/schema/access.ts';
import { activity } from '../../platform/db/schema/activity.ts';
import { renewals } from '../../platform/db/schema/billing.ts';
import { deliveryRequests } from '../../platform/db/schema/deliveries.ts';
import { guilds, members } from '../../platform/db/schema/guilds.ts';
import { addGuild, addMember, addRole, leaveGuild } from '../../testing/test-guild.ts';
import { signInActor } from '../../testing/test-session.ts';
import { beginForgetting } from '../../privacy/begin-forgetting.ts';
import { reconcileBilling } from '../notices/reconcile-billing.ts';
import { removeOwnCard } from '../payers/own-payments.ts';
import { cancelSubscription } from '../subscriptions/cancel-subscription.ts';
import { findDueRenewals } from '../subscriptions/renewal.queries.ts';
import { resumeSubscription } from '../subscriptions/resume-subscription.ts';
import { createBillingWorld, DAY_MS, type BillingWorld } from '../testing/billing-world.ts';
import { changeMethod, setRenewal, switchRenewal } from './change-renewal.ts';
import { getBilling, presentBilling } from './get-billing.ts';
import { renewSubscriptions } from './renew-subscriptions.ts';

let world: BillingWorld;
beforeAll(async () => {
  world = await createBillingWorld();
});
afterEach(() => {
  world.bank.answerRenewals('paid');
  world.bank.setAway(false);
});
afterAll(async () => world.context.stop());

/** A manager by their role pays for a family whose owner does not; the renewal is due now. */
const paidByManager = async () => {
  const { context } = world;
  const { id: guildId, ownerId } = await addGuild(context.db, { tier: 'free' });
  const roleId = await addRole(context.db, guildId, { granted: ['subscription.manage'] });
  const payerId = await addMember(context.db, guildId, { roleIds: [roleId] });
  const payer = await signInActor(context, payerId);
  await world.buy({ guildId, owner: payer });
  await world.makeRenewalDue(guildId);
  return { guildId, ownerId, roleId, payerId, payer };
};
type Family = Awaited<ReturnType<typeof paidByManager>>;

const removePayer = async ({ guildId, payerId }: Family) => {
  await leaveGuild(world.context, guildId, payerId);
};
const setPayer = async (guildId: string, payerId: string | null) => {
  await world.context.db.update(renewals).set({ payerId }).where(eq(renewals.guildId, guildId));
};
const isDue = async (guildId: string) =>
  (await findDueRenewals(world.context.db, world.context.clock())).includes(guildId);
const requestsOf = async (guildId: string) =>
  (
    await world.context.db
      .select({ kind: deliveryRequests.kind, subject: deliveryRequests.subject })
      .from(deliveryRequests)
      .where(eq(deliveryRequests.guildId, guildId))
  ).filter(({ kind }) => kind === 'plan_end' || kind === 'payer_notice');

/** Each with the cause that the family reads. */
const WAYS: Record<string, [StopCause, (family: Family) => Promise<void>]> = {
  'the bot was removed': ['bot_removed', async ({ guildId }) => forgetGuild(world.context, guildId)],
  'the payer left': ['payer_left', removePayer],
  'the payer’s role was taken': [
    'right_lost',
    async ({ guildId, payerId }) => {
      await world.context.db
        .update(members)
        .set({ roleIds: [] })
        .where(and(eq(members.guildId, guildId), eq(members.userId, payerId)));
    },
  ],
  'the right was taken from the payer’s role': [
    'right_lost',
    async ({ guildId }) => {
      await world.context.db.delete(rolePermissions).where(eq(rolePermissions.guildId, guildId));
    },
  ],
  'the payer asked to be forgotten': [
    'payer_forgotten',
    async ({ payerId }) => {
      await beginForgetting(world.context, world.context.db, payerId);
    },
  ],
  'the payer was forgotten': ['payer_left', async ({ guildId }) => setPayer(guildId, '9100000000000000001')],
  'it is not known who pays, and nobody with the right is left': [
    'right_lost',
    async ({ guildId, ownerId, payerId }) => {
      await setPayer(guildId, null);
      await leaveGuild(world.context, guildId, payerId);
      await leaveGuild(world.context, guildId, ownerId);
    },
  ],
};

describe.each(Object.entries(WAYS))('a renewal is not charged when %s', (_, [cause, happen]) => {
  test('and stops: Premium goes on to its end, with its cause, an activity row and a message', async () => {
    const { context } = world;
    const family = await paidByManager();
    const { guildId } = family;
    expect(await isDue(guildId)).toBe(true);
    await happen(family);
    expect(await isDue(guildId)).toBe(false);
    const before = await world.planOf(guildId);
    await world.tick();
    await world.tick();
    expect(await world.planOf(guildId)).toEqual({ ...before, status: 'canceled' });
    const { payments, orders } = await world.moneyOf(guildId);
    expect([payments.length, orders.length]).toEqual([1, 1]);
    const rows = await context.db
      .select({ type: activity.type, actorId: activity.actorId })
      .from(activity)
      .where(and(eq(activity.guildId, guildId), eq(activity.type, 'subscription.renewal_stopped')));
    expect(rows).toEqual([{ type: 'subscription.renewal_stopped', actorId: null }]);
    expect(await requestsOf(guildId)).toContainEqual({ kind: 'plan_end', subject: 'stopped' });
    expect((await presentBilling(context, guildId)).stop).toMatchObject({ cause, by: null });
  });
});

test('a deleted server takes its renewal with it', async () => {
  const { guildId } = await paidByManager();
  await world.context.db.delete(guilds).where(eq(guilds.id, guildId));
  expect(await isDue(guildId)).toBe(false);
});

test('where it is not known who pays, somebody with the right is enough', async () => {
  const family = await paidByManager();
  await setPayer(family.guildId, null);
  await removePayer(family);
  expect(await isDue(family.guildId)).toBe(true);
});

test('the owner is charged while the members are being listed anew', async () => {
  const family = await world.newFamily();
  await world.buy(family);
  await world.makeRenewalDue(family.guildId);
  await world.context.db.update(guilds).set({ membersListedAt: null }).where(eq(guilds.id, family.guildId));
  await world.context.db.delete(members).where(eq(members.guildId, family.guildId));
  expect(await isDue(family.guildId)).toBe(true);
});

test('the payer is told in a server where the bot meets them, also if it is another one', async () => {
  const here = await paidByManager();
  await WAYS['the payer’s role was taken']?.[1](here);
  const gone = await paidByManager();
  const { id: elsewhere } = await addGuild(world.context.db);
  await addMember(world.context.db, elsewhere, { userId: gone.payerId });
  await forgetGuild(world.context, gone.guildId);
  const alone = await paidByManager();
  await removePayer(alone);
  await renewSubscriptions(world.context);
  expect(await requestsOf(here.guildId)).toContainEqual({
    kind: 'payer_notice',
    subject: `stopped.${here.guildId}`,
  });
  expect(await requestsOf(elsewhere)).toEqual([{ kind: 'payer_notice', subject: `stopped.${gone.guildId}` }]);
  expect(await requestsOf(alone.guildId)).toEqual([{ kind: 'plan_end', subject: 'stopped' }]);
});

describe('races', () => {
  test('if the bot is back before the next check, nothing changes; if later, the renewal stays stopped', async () => {
    const { context } = world;
    const { guildId, ownerId, payer } = await paidByManager();
    const comeBack = async () =>
      mirrorChanges(context, {
        guildId,
        guild: { id: guildId, name: 'Moretti Family', iconPath: null, ownerId },
      });
    await forgetGuild(context, guildId);
    await comeBack();
    await world.tick();
    expect((await world.moneyOf(guildId)).payments).toHaveLength(2);
    await world.makeRenewalDue(guildId);
    await forgetGuild(context, guildId);
    await world.tick();
    await comeBack();
    await world.tick();
    expect((await world.moneyOf(guildId)).payments).toHaveLength(2);
    expect((await world.planOf(guildId))?.status).toBe('canceled');
    // The payer starts it again, with the card that was kept.
    await resumeSubscription(context, payer, { guildId });
    await world.tick();
    expect((await world.moneyOf(guildId)).payments).toHaveLength(3);
  });

  test('a charge that was under way when the bot was removed extends the period, and nothing follows', async () => {
    const { bank, context } = world;
    const { guildId } = await paidByManager();
    bank.answerRenewals('pending');
    await world.tick();
    await forgetGuild(context, guildId);
    await world.tick();
    const end = (await world.planOf(guildId))?.periodEnd?.getTime() ?? 0;
    const open = (await world.moneyOf(guildId)).orders.find(({ status }) => status === 'open');
    bank.pay(open?.id ?? '');
    context.travel(DAY_MS / 24);
    await world.tick();
    const plan = await world.planOf(guildId);
    expect(plan?.status).toBe('canceled');
    expect(plan?.periodEnd?.getTime()).toBeGreaterThan(end);
    expect((await world.moneyOf(guildId)).payments).toHaveLength(2);
  });

  test('a renewal that the bank has not heard of when the payer leaves is never sent', async () => {
    const { bank, context } = world;
    const family = await paidByManager();
    bank.setAway(true);
    await renewSubscriptions(context);
    await removePayer(family);
    bank.setAway(false);
    // The reconciliation asks before anything has stopped the renewal.
    context.travel(2 * 60 * 1000);
    await reconcileBilling(context);
    context.travel(11 * 60 * 1000);
    await world.tick();
    const { payments, orders } = await world.moneyOf(family.guildId);
    expect(payments).toHaveLength(1);
    const renewal = orders.find(({ kind }) => kind === 'renewal');
    expect(renewal?.status).toBe('canceled');
    expect(bank.charges.has(renewal?.id ?? '')).toBe(false);
  });
});

describe('a card is its payer’s', () => {
  test('nobody else resumes with it, changes what it is charged, or opens its page', async () => {
    const { context } = world;
    const { guildId, ownerId, payer } = await paidByManager();
    const owner = await signInActor(context, ownerId);
    await expect(setRenewal(context, owner, { guildId, months: 12, currency: 'RUB' })).rejects.toThrow(
      'card_of_another',
    );
    await expect(changeMethod(context, owner, { guildId })).rejects.toThrow('card_of_another');
    expect(await getBilling(context, owner, { guildId })).toMatchObject({
      renewal: { is_own: false, can_change_method: false },
    });
    expect(await getBilling(context, payer, { guildId })).toMatchObject({
      renewal: { is_own: true, can_change_method: true },
    });
    await cancelSubscription(context, owner, { guildId });
    expect((await getBilling(context, owner, { guildId })).can_resume).toBe(false);
    await expect(resumeSubscription(context, owner, { guildId })).rejects.toThrow('card_of_another');
    expect((await getBilling(context, payer, { guildId })).can_resume).toBe(true);
  });

  test('everybody with the right turns the renewal off, its payer alone on again, and without a card nobody does', async () => {
    const { context } = world;
    const { guildId, ownerId, payer, payerId } = await paidByManager();
    const owner = await signInActor(context, ownerId);
    const off = await switchRenewal(context, owner, { guildId, renews: false });
    expect(off).toMatchObject({ renewal: null, can_resume: false, stop: { cause: 'canceled' } });
    expect(off.stop?.by?.id).toBe(ownerId);
    expect(await switchRenewal(context, payer, { guildId, renews: false })).toMatchObject({
      renewal: { renews: false, method: 'Visa •• 4242' },
      can_resume: true,
    });
    await expect(switchRenewal(context, owner, { guildId, renews: true })).rejects.toThrow('card_of_another');
    const on = await switchRenewal(context, payer, { guildId, renews: true });
    expect(on).toMatchObject({ renewal: { renews: true }, stop: null });
    await world.tick();
    expect((await world.moneyOf(guildId)).payments).toHaveLength(2);
    await removeOwnCard(context, payer, { guildId });
    await expect(switchRenewal(context, payer, { guildId, renews: true })).rejects.toThrow(
      'nothing_to_renew',
    );
    expect(await getBilling(context, owner, { guildId })).toMatchObject({
      renewal: null,
      can_resume: false,
      stop: { cause: 'card_removed', by: { id: payerId } },
    });
  });

  test('whoever stays goes on with a card of their own', async () => {
    const { context } = world;
    const family = await paidByManager();
    await removePayer(family);
    await world.tick();
    const owner = await signInActor(context, family.ownerId);
    await world.buy({ guildId: family.guildId, owner });
    expect((await world.planOf(family.guildId))?.status).toBe('active');
    expect((await world.moneyOf(family.guildId)).renewal?.payerId).toBe(family.ownerId);
  });
});
