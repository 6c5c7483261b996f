import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { addMember, addGuild, newId } from '../../testing/test-guild.ts';
import { openTicket } from '../../support/open-ticket.ts';
import { createBillingWorld, DAY_MS, type BillingWorld } from '../../billing/testing/billing-world.ts';
import { handleNotices } from '../../billing/notices/handle-notices.ts';
import { deliveryRequests } from '../../platform/db/schema/deliveries.ts';
import { ownerNews, renewals } from '../../platform/db/schema/billing.ts';
import { renewSubscriptions } from '../../billing/renewals/renew-subscriptions.ts';
import { findOwnerNews } from './find-owner-news.ts';
import { markTold, takeBatch } from './owner-news.queries.ts';
import { tellOwner } from './tell-owner.ts';

let worlds: BillingWorld[] = [];
let world: BillingWorld;
let admin: string;
beforeEach(async () => {
  admin = newId();
  world = await createBillingWorld(admin);
  worlds.push(world);
});
afterAll(async () => {
  await Promise.all(worlds.map(async ({ context }) => context.stop()));
  worlds = [];
});

const asked = async () => world.context.db.$count(deliveryRequests, eq(deliveryRequests.kind, 'owner_news'));
const news = async () => (await world.context.db.select().from(ownerNews)).map(({ kind }) => kind).toSorted();
/** Puts the admin into a server with the bot. */
const meet = async () => {
  const { id } = await addGuild(world.context.db);
  await addMember(world.context.db, id, { userId: admin });
  return id;
};
const ask = async (family: Awaited<ReturnType<BillingWorld['newFamily']>>) =>
  openTicket(world.context, family.owner, {
    guildId: family.guildId,
    subject: 'Money',
    text: 'Where is it?',
    language: 'en',
    doing: '',
    requestId: null,
  });
const dispute = async (orderId: string) => {
  world.bank.dispute(orderId);
  await world.notify(orderId, `dispute of ${orderId}`);
  await handleNotices(world.context);
};

test('a ticket and a chargeback are each told once, also by several processes at once', async () => {
  await meet();
  const [first, second] = [await world.newFamily(), await world.newFamily()];
  await dispute(await world.buy(first));
  await world.buy(second);
  await ask(second);
  await Promise.all(Array.from({ length: 5 }, async () => tellOwner(world.context)));
  expect(await news()).toEqual(['dispute', 'ticket']);
  const batch = await takeBatch(world.context.db);
  expect(batch?.keys).toHaveLength(2);

  // As after a kill before the batch was marked: the same batch comes again, and what came meanwhile is in the next
  // one.
  await ask(second);
  await tellOwner(world.context);
  expect(await takeBatch(world.context.db)).toEqual(batch);
  await markTold(world.context.db, batch?.batch ?? '', world.context.clock());
  const next = await takeBatch(world.context.db);
  expect(next?.keys.map(({ kind }) => kind)).toEqual(['ticket']);
  await markTold(world.context.db, next?.batch ?? '', world.context.clock());
  expect(await takeBatch(world.context.db)).toBeNull();

  const before = await asked();
  await tellOwner(world.context);
  expect(await asked()).toBe(before);
});

test('many failed renewals are one problem; a single failed card is none', async () => {
  await meet();
  const families = [];
  for (let nth = 0; nth < 4; nth += 1) {
    const family = await world.newFamily();
    await world.buy(family);
    families.push(family);
  }
  world.bank.answerRenewals('declined');
  const renew = async (guildId: string) => {
    await world.context.db
      .update(renewals)
      .set({ nextChargeAt: world.context.clock() })
      .where(eq(renewals.guildId, guildId));
    await renewSubscriptions(world.context);
  };
  const [one, ...others] = families;
  await renew(one?.guildId ?? '');
  await tellOwner(world.context);
  expect(await news()).toEqual([]);
  for (const { guildId } of others) await renew(guildId);
  await tellOwner(world.context);
  await tellOwner(world.context);
  expect(await news()).toEqual(['renewals']);
  const [wave] = await findOwnerNews(world.context);
  expect(wave).toMatchObject({ problem: { renewals: { failed: 4, of: 4 } } });
  world.context.travel(2 * DAY_MS);
  expect(await findOwnerNews(world.context)).toEqual([]);
});

test('where the bot meets no site admin, the log says so once and nothing is lost', async () => {
  const info = vi.spyOn(world.context.log, 'info');
  await dispute(await world.buy(await world.newFamily()));
  info.mockClear();
  await tellOwner(world.context);
  await tellOwner(world.context);
  expect(info).toHaveBeenCalledOnce();
  expect(await asked()).toBe(0);
  info.mockRestore();
  await meet();
  await tellOwner(world.context);
  expect(await asked()).toBe(1);
});
