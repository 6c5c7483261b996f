import { NO_REQUIREMENTS } from '@famiglia/contract/ranks/ranks';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findMember } from '../members/member.queries.ts';
import { activity } from '../platform/db/schema/activity.ts';
import { deliveryRequests } from '../platform/db/schema/deliveries.ts';
import { guilds, members, roles } from '../platform/db/schema/guilds.ts';
import { guildSettings } from '../platform/db/schema/settings.ts';
import { shopOffers, shopPurchases } from '../platform/db/schema/shop.ts';
import { warnings } from '../platform/db/schema/warnings.ts';
import { MANAGE_ROLES } from '../platform/discord/permission-bits.ts';
import { readLadder } from '../ranks/get-ladder.ts';
import { saveLadder } from '../ranks/save-ladder.ts';
import { saveSettings } from '../settings/save-settings.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { findBrokenInvariants } from '../testing/broken-invariants.ts';
import { discordActor, panelActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild, addMember, addPanelUser, addRole, leaveGuild } from '../testing/test-guild.ts';
import { giveWarning } from '../warnings/give-warning.ts';
import { liftWarning } from '../warnings/lift-warning.ts';
import { buyOffer } from './buy-offer.ts';
import { editOffer, listOffers, readOffers, removeOffer } from './offers.ts';
import { finishPurchase, listPurchases, readPurchase } from './purchases.ts';
import {
  endShopRolesJob,
  findShopRoleChanges,
  payBackDeletedRoles,
  recordShopRole,
  rememberGiving,
} from './shop-roles.ts';
import { addTestOffer, buyNow, openShop } from './testing/test-shop.ts';
import { undoEntryOrPurchase } from './undo-purchase.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

let guildId: string;
let owner: string;
let officer: string;
let buyer: string;
beforeEach(async () => {
  ({ id: guildId, ownerId: owner } = await addGuild(context.db));
  officer = await addMember(context.db, guildId, { displayName: 'Officer', reputation: 50 });
  await addPanelUser(context.db, guildId, officer);
  buyer = await addMember(context.db, guildId, { displayName: 'Buyer', reputation: 100 });
  await openShop(context, guildId, owner);
});

const offer = async (values: Partial<Parameters<typeof addTestOffer>[2]> = {}) => ({
  ...(await addTestOffer(context, owner, { guildId, ...values })),
  guildId,
});
/** A role below the bot, that has no rights. */
const role = async () => {
  const botRole = await addRole(context.db, guildId, { position: 50, permissions: String(MANAGE_ROLES) });
  const botUserId = await addMember(context.db, guildId, { isBot: true, roleIds: [botRole] });
  await context.db.update(guilds).set({ botUserId }).where(eq(guilds.id, guildId));
  return addRole(context.db, guildId, { name: 'VIP' });
};
/** Whether an offer of this role is refused for this reason. */
const isNamed = async (roleId: string, message: string) =>
  expect(offer({ kind: 'role', name: 'Other', roleId, days: 7 })).rejects.toEqual(
    invalid('role_id', message),
  );
const roleOffer = async (roleId: string) => offer({ kind: 'role', name: 'VIP', roleId, days: 7 });
const warn = async (reason: string, days = 30) =>
  giveWarning(context, panelActor(owner), { guildId, userId: buyer, kind: 'warning', reason, days });
const balanceOf = async (userId = buyer) => (await findMember(context.db, guildId, userId))?.reputation;
const undo = async (entryId: number, who = officer) =>
  undoEntryOrPurchase(context, panelActor(who), { guildId, entryId: String(entryId) });
const told = async (kind: 'shop_note' | 'shop_roles' | 'shop_notice') => {
  const wanted = and(eq(deliveryRequests.guildId, guildId), eq(deliveryRequests.kind, kind));
  return (await context.db.delete(deliveryRequests).where(wanted).returning()).map(({ subject }) => subject);
};
const typesOf = async () =>
  (await context.db.select().from(activity).where(eq(activity.guildId, guildId)).orderBy(activity.id))
    .map(({ type }) => type)
    .filter((type) => type.startsWith('shop.'));
const invalid = (field: string, message: string) =>
  expect.objectContaining({ code: 'validation_failed', errors: [{ field, message }] });
const refused = (code: string) => expect.objectContaining({ code });

test('a purchase is paid by the ledger, told to an officer, and undone like any entry: its stock is back', async () => {
  const song = await offer({ stock: 1, perPerson: 1 });
  const { purchase, balance } = await buyNow(context, buyer, { ...song, note: 'Grove Street' });
  expect(balance).toBe(50);
  expect(await told('shop_note')).toEqual([purchase.id]);
  await expect(buyNow(context, buyer, song)).rejects.toEqual(refused('shop_limit_reached'));
  const other = await addMember(context.db, guildId, { reputation: 100 });
  await expect(buyNow(context, other, song)).rejects.toEqual(refused('shop_sold_out'));

  await undo(purchase.entryId);
  expect(await balanceOf()).toBe(100);
  expect(await readPurchase(context.db, guildId, purchase.id)).toMatchObject({
    state: 'undone',
    note: 'Grove Street',
    buyer: { name: 'Buyer' },
  });
  await expect(
    finishPurchase(context, panelActor(officer), { guildId, purchaseId: purchase.id }),
  ).rejects.toEqual(refused('shop_note_over'));
  expect((await readOffers(context.db, guildId))[0]).toMatchObject({ sold: 0, stock: 1 });
  await buyNow(context, other, song);
  await expect(undo(purchase.entryId)).rejects.toEqual(refused('entry_already_undone'));
  expect(await typesOf()).toEqual(['shop.offer_added', 'shop.bought', 'shop.bought']);
  expect(await findBrokenInvariants(context.db)).toEqual([]);
});

test('of forty who buy the last one at once, one has it and the others spent nothing', async () => {
  const song = await offer({ stock: 1 });
  const people = [
    buyer,
    ...(await Promise.all(
      Array.from({ length: 39 }, async () => addMember(context.db, guildId, { reputation: 60 })),
    )),
  ];
  const results = await Promise.allSettled(people.map(async (one) => buyNow(context, one, song)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(results.filter((one) => one.status === 'rejected').map(({ reason }) => reason)).toEqual(
    Array.from({ length: 39 }, () => refused('shop_sold_out')),
  );
  const balances = await Promise.all(people.map(async (one) => balanceOf(one)));
  expect(balances.reduce<number>((sum, one) => sum + (one ?? 0), 0)).toBe(100 + 39 * 60 - 50);
  expect(await findBrokenInvariants(context.db)).toEqual([]);
});

test('pressed twice it is bought once, also at the same moment; seen anew it can be bought again', async () => {
  const song = await offer({ price: 30 });
  const pressed = { guildId, offerId: song.id, version: 0, bought: 0 };
  const [first, second] = await Promise.all(
    [1, 2].map(async () => buyOffer(context, discordActor(buyer), pressed)),
  );
  expect(first?.purchase.id).toBe(second?.purchase.id);
  expect(await balanceOf()).toBe(70);
  await buyOffer(context, discordActor(buyer), { ...pressed, bought: 1 });
  expect(await balanceOf()).toBe(40);
});

test('a press that claims to have seen every purchase buys no more than limit and reputation allow', async () => {
  const cheap = await offer({ price: 30 });
  const once = await offer({ name: 'Once', price: 1, perPerson: 1 });
  const press = async (offerId: string) =>
    buyOffer(context, discordActor(buyer), { guildId, offerId, version: 0, bought: 1_000 });
  const bought = async (offerId: string) => {
    const results = await Promise.allSettled(Array.from({ length: 10 }, async () => press(offerId)));
    return results.filter(({ status }) => status === 'fulfilled').length;
  };
  expect(await bought(once.id)).toBe(1);
  expect(await bought(cheap.id)).toBe(3);
  expect(await balanceOf()).toBe(9);
  expect(await findBrokenInvariants(context.db)).toEqual([]);
});

test('nothing is spent where the shop is closed, the offer changed or gone, or the reputation too low', async () => {
  const song = await offer();
  const poor = await addMember(context.db, guildId, { reputation: 49 });
  await expect(buyNow(context, poor, song)).rejects.toMatchObject({ code: 'shop_too_expensive', limit: 49 });
  const { id: offerId, kind, name, description, stock, days, version } = song;
  const terms = { kind, name, description, stock, days, version, perPerson: null, roleId: null };
  const edited = { ...terms, guildId, offerId };
  await editOffer(context, panelActor(owner), { ...edited, price: 60 });
  await expect(buyNow(context, buyer, song)).rejects.toEqual(refused('shop_offer_changed'));
  await expect(editOffer(context, panelActor(owner), { ...edited, price: 70 })).rejects.toMatchObject({
    code: 'version_conflict',
    current: { price: 60, version: 1 },
  });
  await removeOffer(context, panelActor(owner), { guildId, offerId: song.id });
  await expect(buyNow(context, buyer, { ...song, version: 2 })).rejects.toEqual(refused('shop_offer_gone'));
  const other = await offer({ name: 'Other' });
  await context.db.delete(guildSettings).where(eq(guildSettings.guildId, guildId));
  await expect(buyNow(context, buyer, other)).rejects.toEqual(refused('shop_closed'));
  const stranger = await addMember(context.db, guildId, { reputation: 100 });
  await leaveGuild(context, guildId, stranger);
  await expect(buyNow(context, stranger, other)).rejects.toEqual(refused('guild_not_found'));
  expect([await balanceOf(), await balanceOf(poor)]).toEqual([100, 49]);
  expect(await context.db.$count(shopPurchases, eq(shopPurchases.guildId, guildId))).toBe(0);
});

test('a bought warning is lifted, and counts again when the purchase is undone before its term ends', async () => {
  const pardon = await offer({ kind: 'warning', name: 'Pardon' });
  await expect(buyNow(context, buyer, pardon)).rejects.toEqual(refused('shop_no_warning'));
  const late = await warn('late');
  const rude = await warn('rude', 1);
  const bought = await buyNow(context, buyer, { ...pardon, warningId: late.id });
  const read = async (id: string) => (await context.db.select().from(warnings).where(eq(warnings.id, id)))[0];
  expect(await read(late.id)).toMatchObject({ liftedBy: buyer, liftReason: 'Pardon' });
  await undo(bought.purchase.entryId);
  expect(await read(late.id)).toMatchObject({ liftedBy: null, liftedAt: null, version: 1 });
  expect(await typesOf()).toContain('shop.warning_restored');

  // One that a leader lifted meanwhile costs nothing, and one whose term is over does not come back.
  await liftWarning(context, panelActor(owner), { guildId, warningId: late.id, why: 'sorry' });
  await expect(buyNow(context, buyer, { ...pardon, warningId: late.id })).rejects.toEqual(
    refused('shop_warning_over'),
  );
  expect(await balanceOf()).toBe(100);
  const again = await buyNow(context, buyer, { ...pardon, warningId: rude.id });
  context.travel(2 * DAY_MS);
  await undo(again.purchase.entryId);
  expect((await read(rude.id))?.liftedBy).toBe(buyer);
  expect(await balanceOf()).toBe(100);
});

/** Does what the bot does with the roles that are due. */
const serveRoles = async () => {
  const { changes, blocked } = await findShopRoleChanges(context, guildId);
  for (const change of changes) {
    if (change.give !== null) await rememberGiving(context, guildId, change);
    await recordShopRole(context, guildId, change);
  }
  return { done: changes.map(({ give }) => (give === null ? 'taken' : 'given')), blocked };
};

test('a role is given for its days and taken by the job, and taken at once when the purchase is undone', async () => {
  const roleId = await role();
  const vip = await roleOffer(roleId);
  const { purchase } = await buyNow(context, buyer, vip);
  expect(await told('shop_roles')).toEqual(['']);
  expect((await serveRoles()).done).toEqual(['given']);
  expect((await serveRoles()).done).toEqual([]);
  await expect(buyNow(context, buyer, vip)).rejects.toEqual(refused('shop_role_held'));
  await endShopRolesJob.run(context, undefined as never, undefined as never);
  expect(await told('shop_roles')).toEqual([]);
  context.travel(7 * DAY_MS);
  await endShopRolesJob.run(context, undefined as never, undefined as never);
  expect(await told('shop_roles')).toEqual(['']);
  expect((await serveRoles()).done).toEqual(['taken']);

  const second = await addMember(context.db, guildId, { reputation: 100 });
  const undone = await buyNow(context, second, vip);
  await serveRoles();
  await undo(undone.purchase.entryId);
  expect(await told('shop_roles')).toEqual(['', '']);
  expect((await serveRoles()).done).toEqual(['taken']);
  expect(purchase.endsAt?.getTime()).toBe(purchase.boughtAt.getTime() + 7 * DAY_MS);
});

test('a role that got rights, or that somebody has already, is not sold; a deleted one is paid back', async () => {
  const roleId = await role();
  const vip = await roleOffer(roleId);
  const holder = await addMember(context.db, guildId, { reputation: 100, roleIds: [roleId] });
  await expect(buyNow(context, holder, vip)).rejects.toEqual(refused('shop_role_held'));
  await buyNow(context, buyer, vip);

  const isVip = and(eq(roles.guildId, guildId), eq(roles.id, roleId));
  await context.db
    .update(roles)
    .set({ permissions: String(1n << 3n) })
    .where(isVip);
  const other = await addMember(context.db, guildId, { reputation: 100 });
  await expect(buyNow(context, other, vip)).rejects.toEqual(refused('shop_role_unavailable'));
  expect(await serveRoles()).toEqual({ done: [], blocked: true });
  expect((await readOffers(context.db, guildId))[0]?.role_problem).toBe('role_dangerous');

  await context.db.delete(roles).where(isVip);
  await payBackDeletedRoles(context, guildId);
  await payBackDeletedRoles(context, guildId);
  expect(await balanceOf()).toBe(100);
  expect(await serveRoles()).toEqual({ done: [], blocked: false });
  expect((await readOffers(context.db, guildId))[0]).toMatchObject({ sold: 0, role_problem: 'unknown_role' });
  expect((await typesOf()).filter((type) => type === 'shop.refunded')).toHaveLength(1);
  expect(await findBrokenInvariants(context.db)).toEqual([]);
});

test('a role above the bot, of another bot, or without Manage Roles is refused by name, and costs a buyer nothing', async () => {
  const roleId = await role();
  const managed = await addRole(context.db, guildId, { name: 'Booster' });
  await context.db.update(roles).set({ managed: true }).where(eq(roles.id, managed));
  await isNamed(managed, 'role_managed');
  const vip = await roleOffer(roleId);
  const isVip = and(eq(roles.guildId, guildId), eq(roles.id, roleId));
  const isOfBot = and(eq(roles.guildId, guildId), eq(roles.position, 50));
  const problem = async () => (await readOffers(context.db, guildId))[0]?.role_problem;
  const isNotSold = async (message: string) => {
    expect(await problem()).toBe(message);
    await expect(buyNow(context, buyer, vip)).rejects.toEqual(refused('shop_role_unavailable'));
  };
  expect(await problem()).toBeNull();
  await context.db.update(roles).set({ position: 60 }).where(isVip);
  await isNotSold('role_above_bot');
  await context.db.update(roles).set({ position: 1 }).where(isVip);
  await context.db.update(roles).set({ permissions: '0' }).where(isOfBot);
  await isNotSold('role_bot_lacks');
  await isNamed(await addRole(context.db, guildId, { name: 'Star' }), 'role_bot_lacks');
  await context.db
    .update(roles)
    .set({ permissions: String(MANAGE_ROLES) })
    .where(isOfBot);
  expect(await problem()).toBeNull();
  expect(await balanceOf()).toBe(100);
});

test('a role is sold, or given by another rule, never both: the one would take what the other gives', async () => {
  const roleId = await role();
  const [ranked, rewarded] = [await addRole(context.db, guildId), await addRole(context.db, guildId)];
  const actor = panelActor(owner);
  const {
    version: _seen,
    updated_at: _at,
    updated_by: _by,
    ...values
  } = await findSettings(context.db, guildId);
  const save = async (changed: Partial<typeof values>) => {
    const { version } = await findSettings(context.db, guildId);
    return saveSettings(context, actor, { ...values, ...changed, version, guildId });
  };
  const climb = async (id: string) =>
    saveLadder(context, actor, {
      guildId,
      version: (await readLadder(context.db, guildId)).version,
      steps: [{ role_id: id, name: 'Capo', requirements: NO_REQUIREMENTS }],
    });
  const reward = { reputation_roles: [{ role_id: rewarded, reputation: 5 }] };
  await climb(ranked);
  await save(reward);
  for (const used of [ranked, rewarded])
    await expect(roleOffer(used)).rejects.toEqual(invalid('role_id', 'role_used'));

  const vip = await roleOffer(roleId);
  const clash = async () => {
    await expect(climb(roleId)).rejects.toEqual(invalid('steps.0', 'role_used'));
    const rewards = { reputation_roles: [{ role_id: roleId, reputation: 5 }] };
    await expect(save(rewards)).rejects.toEqual(invalid('reputation_roles.0', 'role_used'));
    const vacations = { ...values.vacations, role: roleId };
    await expect(save({ ...reward, vacations })).rejects.toEqual(invalid('vacations.role', 'role_used'));
    const joining = { ...values.joining, roles: [roleId] };
    await expect(save({ ...reward, joining })).rejects.toEqual(invalid('joining.roles.0', 'role_used'));
  };
  await clash();
  await buyNow(context, buyer, vip);
  await removeOffer(context, actor, { guildId, offerId: vip.id });
  // What was bought still runs.
  await clash();
  context.travel(7 * DAY_MS);
  await climb(roleId);
});

test('an offer needs a role that its author could give, and no rule of the bot gives already', async () => {
  const roleId = await role();
  const above = await addRole(context.db, guildId, { position: 60 });
  const vip = { kind: 'role', name: 'VIP', days: 7 } as const;
  await expect(offer({ ...vip, roleId: above })).rejects.toEqual(invalid('role_id', 'role_above_bot'));
  await expect(offer({ ...vip, roleId: null })).rejects.toEqual(invalid('role_id', 'unknown_role'));
  await expect(offer({ ...vip, roleId, days: null })).rejects.toEqual(invalid('days', 'below_limit'));
  const song = await offer({ roleId, days: 7 });
  expect(song).toMatchObject({ role_id: null, days: null });
  await expect(offer()).rejects.toEqual(refused('shop_offer_exists'));
  for (let nth = 1; nth < 10; nth += 1) await offer({ name: `Offer ${nth}` });
  await expect(offer({ name: 'Eleventh' })).rejects.toEqual(refused('too_many_shop_offers'));
  await expect(listOffers(context, panelActor(buyer), { guildId })).rejects.toMatchObject({
    code: 'permission_denied',
  });
  expect(await context.db.$count(shopOffers, eq(shopOffers.guildId, guildId))).toBe(10);
});

test('an officer says that it is done, once; nobody serves themselves', async () => {
  const song = await offer();
  await context.db.update(members).set({ displayName: 'Boss' }).where(eq(members.userId, officer));
  const { purchase } = await buyNow(context, buyer, song);
  const finish = async (who: string, purchaseId = purchase.id) =>
    finishPurchase(context, panelActor(who), { guildId, purchaseId });
  const list = async (state: 'waiting' | 'done') =>
    listPurchases(context, panelActor(officer), { guildId, state, limit: 10, offset: 0 });
  expect((await list('waiting')).total).toBe(1);
  await Promise.all([finish(officer), finish(owner)]);
  expect((await finish(owner)).state).toBe('done');
  expect([(await list('waiting')).total, (await list('done')).total]).toEqual([0, 1]);
  expect(await told('shop_notice')).toEqual([purchase.id]);
  expect((await typesOf()).filter((type) => type === 'shop.done')).toHaveLength(1);

  const own = await buyNow(context, officer, song);
  await expect(finish(officer, own.purchase.id)).rejects.toEqual(refused('own_decision'));
  await expect(undo(own.purchase.entryId)).rejects.toEqual(refused('own_decision'));
});
