import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetGuild } from '../../guilds/mirror/forget-guild.ts';
import { forgetMe } from '../../privacy/forget-me.ts';
import { discordActor } from '../../testing/test-actor.ts';
import { addMember, addRole, leaveGuild } from '../../testing/test-guild.ts';
import { signInActor } from '../../testing/test-session.ts';
import { createBillingWorld, type BillingWorld } from '../testing/billing-world.ts';
import { listOwnPayments, removeOwnCard, stopOwnRenewal } from './own-payments.ts';

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

test('the payer stops the renewal and removes the card after they and the bot have left', async () => {
  const { context } = world;
  const { guildId, owner, payerId, payer } = await paidByManager();
  await leaveGuild(context, guildId, payerId);
  await forgetGuild(context, guildId);
  await expect(stopOwnRenewal(context, owner, { guildId })).rejects.toThrow('nothing_to_cancel');
  await expect(removeOwnCard(context, owner, { guildId })).rejects.toThrow('nothing_to_cancel');
  const stopped = await stopOwnRenewal(context, payer, { guildId });
  expect(stopped.servers).toMatchObject([{ guild: { id: guildId }, next_charge: null }]);
  await expect(stopOwnRenewal(context, payer, { guildId })).rejects.toThrow('nothing_to_cancel');
  const removed = await removeOwnCard(context, payer, { guildId });
  expect(removed.servers).toEqual([]);
  expect(removed.receipts).toHaveLength(1);
  expect((await world.planOf(guildId))?.status).toBe('canceled');
  expect((await world.moneyOf(guildId)).renewal).toBeUndefined();
});

test('removing the card stops a running renewal', async () => {
  const { guildId, payer } = await paidByManager();
  await removeOwnCard(world.context, payer, { guildId });
  await world.tick();
  expect((await world.planOf(guildId))?.status).toBe('canceled');
  expect((await world.moneyOf(guildId)).payments).toHaveLength(1);
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
