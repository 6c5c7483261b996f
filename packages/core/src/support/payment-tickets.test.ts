import { MAX_OPEN_TICKETS } from '@famiglia/contract/support/support';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guilds } from '../platform/db/schema/guilds.ts';
import { openOrder } from '../billing/orders/open-order.ts';
import { createBillingWorld, MONTHLY, type BillingWorld } from '../billing/testing/billing-world.ts';
import { panelActor } from '../testing/test-actor.ts';
import { addMember, addRole, leaveGuild, newId } from '../testing/test-guild.ts';
import { addPaymentTicket, addTicket, QUESTION } from '../testing/test-tickets.ts';
import { answerTicket } from './ticket-messages.ts';
import { getTicket, listQueue, listTickets } from './list-tickets.ts';
import {
  getPaymentTicket,
  listPaymentTickets,
  openPaymentTicket,
  readPaymentTicket,
  replyToPaymentTicket,
} from './payment-tickets.ts';

const ADMIN = newId();
const PAGE = { limit: 20, offset: 0 };
let world: BillingWorld;
beforeAll(async () => {
  world = await createBillingWorld(ADMIN);
});
afterAll(async () => world.context.stop());

const asked = { ...QUESTION, orderId: null, doing: '', requestId: null };
/** A Free family whose owner began to pay. */
const payingFamily = async () => {
  const { guildId, owner } = await world.newFamily();
  const { id: orderId } = await openOrder(world.context, owner, { ...MONTHLY, guildId });
  if (owner.kind !== 'user') throw new Error('a person');
  return { guildId, owner, ownerId: owner.userId, orderId };
};

test('a Free family writes about its order, the site admin sees the kind and the number, and the answer is read', async () => {
  const { context } = world;
  const { guildId, owner, orderId } = await payingFamily();
  const ticket = await openPaymentTicket(context, owner, { ...asked, guildId, orderId });
  expect(ticket).toMatchObject({ kind: 'payment', order_id: orderId, state: 'open' });
  const { items } = await listQueue(context, panelActor(ADMIN), { ...PAGE, search: guildId });
  expect(items).toMatchObject([{ id: ticket.id, kind: 'payment', order_id: orderId }]);
  const it = { guildId, ticketId: ticket.id };
  await answerTicket(context, panelActor(ADMIN), { ...it, text: 'We look at it.' });
  expect(await getPaymentTicket(context, owner, it)).toMatchObject({ unread: true, state: 'answered' });
  await readPaymentTicket(context, owner, it);
  expect(await getTicket(context, owner, it)).toMatchObject({ unread: false });
  expect(await replyToPaymentTicket(context, owner, { ...it, text: 'Thanks.' })).toMatchObject({
    state: 'open',
  });
});

test('who paid goes on writing after they have left, or the bot has', async () => {
  const { context } = world;
  const { guildId } = await world.newFamily();
  const role = await addRole(context.db, guildId, { granted: ['subscription.manage'] });
  const payerId = await addMember(context.db, guildId, { roleIds: [role] });
  const payer = panelActor(payerId);
  const { id: orderId } = await openOrder(context, payer, { ...MONTHLY, guildId });
  await leaveGuild(context, guildId, payerId);
  context.access.forget(guildId);
  const ticket = await openPaymentTicket(context, payer, { ...asked, guildId, orderId });
  await context.db.update(guilds).set({ botInstalled: false }).where(eq(guilds.id, guildId));
  context.access.forget(guildId);
  const it = { guildId, ticketId: ticket.id };
  expect(await replyToPaymentTicket(context, payer, { ...it, text: 'Hello?' })).toMatchObject({
    messages: [{}, { text: 'Hello?' }],
  });
  expect(await listPaymentTickets(context, payer, PAGE)).toMatchObject({
    total: 1,
    items: [{ id: it.ticketId }],
  });
});

test('nobody else writes, whether the server exists or not, and nobody about an order of another server', async () => {
  const { context } = world;
  const { guildId, owner, ownerId, orderId } = await payingFamily();
  const other = await payingFamily();
  const role = await addRole(context.db, guildId, { granted: ['panel.view', 'settings.manage'] });
  const helper = panelActor(await addMember(context.db, guildId, { roleIds: [role] }));
  const refused = { code: 'not_your_payment' };
  for (const [actor, named] of [
    [helper, { guildId, orderId }],
    [other.owner, { guildId, orderId }],
    [other.owner, { guildId: newId(), orderId: null }],
    [owner, { guildId, orderId: other.orderId }],
    [owner, { guildId: other.guildId, orderId }],
  ] as const)
    await expect(openPaymentTicket(context, actor, { ...asked, ...named })).rejects.toMatchObject(refused);
  const ticketId = await addPaymentTicket(context, guildId, ownerId, orderId);
  for (const act of [
    async () => getPaymentTicket(context, other.owner, { guildId, ticketId }),
    async () => replyToPaymentTicket(context, other.owner, { guildId, ticketId, text: 'x' }),
    async () => readPaymentTicket(context, other.owner, { guildId, ticketId }),
  ])
    await expect(act()).rejects.toMatchObject({ code: 'not_found' });
});

test('questions that wait keep nobody from writing about money, and are not shown among payments', async () => {
  const { context } = world;
  const { guildId, owner, ownerId } = await payingFamily();
  await world.endless(guildId);
  context.access.forget(guildId);
  const questions: string[] = [];
  for (let opened = 0; opened < MAX_OPEN_TICKETS; opened += 1)
    questions.push(await addTicket(context, guildId, ownerId));
  const ticketId = await addPaymentTicket(context, guildId, ownerId);
  expect(await listTickets(context, owner, { guildId, ...PAGE })).toMatchObject({
    total: MAX_OPEN_TICKETS + 1,
  });
  expect(await listPaymentTickets(context, owner, PAGE)).toMatchObject({
    total: 1,
    items: [{ id: ticketId }],
  });
  const question = { guildId, ticketId: questions[0] ?? '' };
  await expect(getPaymentTicket(context, owner, question)).rejects.toMatchObject({ code: 'not_found' });
});
