import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetGuild } from '../../mirror/bot-removed.ts';
import type { Actor } from '../../platform/actor.ts';
import { forgetMe } from '../../privacy/forget-me.ts';
import { discordActor } from '../../testing/test-actor.ts';
import { addMember, addRole, leaveGuild } from '../../testing/test-guild.ts';
import { signInActor } from '../../testing/test-session.ts';
import { createBillingWorld, DAY_MS, type BillingWorld } from '../testing/billing-world.ts';
import { listOwnPayments, removeOwnCard, switchOwnRenewal } from './own-payments.ts';

let world: BillingWorld;
beforeAll(async () => {
  world = await createBillingWorld();
});
afterAll(async () => world.context.stop());

/** A manager pays for a family that is another person's. */
const paidByManager = async () => {
  const { guildId, owner } = await world.newFamily();
  const roleId = await addRole(world.context.db, guildId, { granted: ['subscription.manage'] });
  const payerId = await addMember(world.context.db, guildId, { roleIds: [roleId] });
  const payer = await signInActor(world.context, payerId);
  await world.buy({ guildId, owner: payer });
  return { guildId, owner, payerId, payer };
};

test('everybody sees what they pay for, and nothing of others; renewals are theirs too', async () => {
  const { context } = world;
  const { guildId, owner, payer } = await paidByManager();
  await world.makeRenewalDue(guildId);
  await world.tick();
  const own = await listOwnPayments(context, payer, {});
  expect(own).toMatchObject({
    servers: [
      {
        guild: { id: guildId },
        method: 'Visa •• 4242',
        next_charge: { money: { amount_minor: 89_900, currency: 'RUB' } },
      },
    ],
    receipts: [{ guild: { id: guildId } }, { guild: { id: guildId } }],
  });
  expect(await listOwnPayments(context, owner, {})).toMatchObject({ servers: [], receipts: [] });
});

const only = async (payer: Actor) => {
  const { servers } = await listOwnPayments(world.context, payer, {});
  expect(servers).toHaveLength(1);
  return servers[0];
};

test('the payer turns the renewal off and on again; nobody else does', async () => {
  const { context } = world;
  const { guildId, owner, payerId, payer } = await paidByManager();
  for (const renews of [false, true]) {
    await expect(switchOwnRenewal(context, owner, { guildId, renews })).rejects.toThrow('nothing_to');
  }
  for (let repeated = 0; repeated < 2; repeated += 1) {
    await switchOwnRenewal(context, payer, { guildId, renews: false });
    expect(await only(payer)).toMatchObject({
      plan: { status: 'canceled' },
      method: 'Visa •• 4242',
      next_charge: null,
      stop: { cause: 'canceled', by: { id: payerId } },
      resumable: { money: { amount_minor: 89_900, currency: 'RUB' } },
    });
  }
  for (let repeated = 0; repeated < 2; repeated += 1) {
    await switchOwnRenewal(context, payer, { guildId, renews: true });
    expect(await only(payer)).toMatchObject({ plan: { status: 'active' }, stop: null, resumable: null });
  }
});

test('after the payer left they read so at once, remove the card, and keep the server with its receipts to the end and after it', async () => {
  const { context } = world;
  const { guildId, owner, payerId, payer } = await paidByManager();
  await leaveGuild(context, guildId, payerId);
  expect(await only(payer)).toMatchObject({
    next_charge: null,
    stop: { cause: 'payer_left', by: null },
    resumable: null,
    can_pay: false,
  });
  await expect(switchOwnRenewal(context, payer, { guildId, renews: true })).rejects.toThrow(
    'nothing_to_resume',
  );
  await forgetGuild(context, guildId);
  await expect(removeOwnCard(context, owner, { guildId })).rejects.toThrow('nothing_to_cancel');
  const removed = await removeOwnCard(context, payer, { guildId });
  expect(removed.servers).toMatchObject([{ guild: { id: guildId }, method: null, resumable: null }]);
  expect(removed.receipts).toHaveLength(1);
  expect((await world.moneyOf(guildId)).renewal).toBeUndefined();
  context.travel(40 * DAY_MS);
  await world.tick();
  const after = await listOwnPayments(context, payer, {});
  expect(after).toMatchObject({
    servers: [{ guild: { id: guildId }, plan: { status: 'expired' }, stop: { cause: 'payer_left' } }],
    receipts: [{ guild: { id: guildId } }],
  });
  context.travel(-40 * DAY_MS);
});

test('the page says that the bot was removed, that it was paid once, or that another pays', async () => {
  const { context } = world;
  const gone = await paidByManager();
  await forgetGuild(context, gone.guildId);
  expect(await only(gone.payer)).toMatchObject({ next_charge: null, stop: { cause: 'bot_removed' } });
  const once = await paidByManager();
  await world.buy({ guildId: once.guildId, owner: once.owner });
  expect(await only(once.payer)).toMatchObject({ method: null, next_charge: null, paid_by_another: true });
  await world.buy({ guildId: once.guildId, owner: once.owner }, { renew: false });
  expect(await only(once.owner)).toMatchObject({
    method: null,
    stop: null,
    can_pay: true,
    paid_by_another: false,
  });
});

test('removing the card stops a running renewal', async () => {
  const { guildId, payer } = await paidByManager();
  await removeOwnCard(world.context, payer, { guildId });
  await world.tick();
  expect((await world.planOf(guildId))?.status).toBe('canceled');
  expect((await world.moneyOf(guildId)).payments).toHaveLength(1);
  expect(await only(payer)).toMatchObject({ stop: { cause: 'card_removed' }, can_pay: true });
});

test('who deletes their data is not charged from that moment, and leaves no card behind', async () => {
  const { guildId, payerId } = await paidByManager();
  await world.makeRenewalDue(guildId);
  await forgetMe(world.context, discordActor(payerId), { username: '' });
  expect((await world.planOf(guildId))?.status).toBe('canceled');
  expect((await world.moneyOf(guildId)).renewal).toBeUndefined();
  await world.tick();
  expect((await world.moneyOf(guildId)).payments).toHaveLength(1);
});
