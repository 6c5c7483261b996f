import { carRoutes } from '@famiglia/contract/cars/cars';
import { NO_REQUIREMENTS } from '@famiglia/contract/ranks/ranks';
import { DEFAULT_SETTINGS } from '@famiglia/contract/settings/settings-values';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { activity } from '../platform/db/schema/activity.ts';
import { cars } from '../platform/db/schema/cars.ts';
import { deliveryRequests } from '../platform/db/schema/deliveries.ts';
import { members, roles } from '../platform/db/schema/guilds.ts';
import { toUseCaseInput } from '../platform/use-case-input.ts';
import { saveLadder } from '../ranks/save-ladder.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { saveSettings } from '../settings/save-settings.ts';
import { discordActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import { addGuild, addMember, addRole, leaveGuild } from '../testing/test-guild.ts';
import { listCars, readCars } from './list-cars.ts';
import { remindHolders, returnLeftBehind } from './run-cars.ts';
import { addCar, editCar, removeCar } from './save-car.ts';
import { returnCar, takeBackCar, takeCar } from './take-car.ts';

const context = await createTestContext();
afterAll(async () => context.stop());

let guildId = '';
let leader = discordActor('');
let ownerId = '';
let [vito, nino] = ['', ''];
beforeEach(async () => {
  const guild = await addGuild(context.db);
  ({ id: guildId, ownerId } = guild);
  leader = discordActor(guild.ownerId);
  [vito, nino] = [await addMember(context.db, guildId), await addMember(context.db, guildId)];
  await setUp({ on: true, reminder_hours: 3 });
});

const setUp = async (wanted: { on: boolean; reminder_hours: number }) => {
  const { version } = await findSettings(context.db, guildId);
  await saveSettings(context, leader, { ...DEFAULT_SETTINGS, cars: wanted, guildId, version });
};
const fields = (values: { name: string; [field: string]: unknown }) =>
  toUseCaseInput(carRoutes.add, { guildId, ...carRoutes.add.body.parse(values) });
const add = async (values: Parameters<typeof fields>[0]) => addCar(context, leader, fields(values));
const take = async (userId: string, carId: string) =>
  takeCar(context, discordActor(userId), { guildId, carId });
const giveBack = async (userId: string, carId: string) =>
  returnCar(context, discordActor(userId), { guildId, carId });
const holderOf = async (carId: string) =>
  (await readCars(context.db, guildId)).items.find(({ id }) => id === carId)?.holder ?? null;
const log = async () => {
  const rows = await context.db
    .select({ type: activity.type, actorId: activity.actorId, targetId: activity.targetId })
    .from(activity)
    .where(and(eq(activity.guildId, guildId), sql`type like 'car.%'`))
    .orderBy(activity.id);
  return rows;
};
const requested = async (kind: string) =>
  (
    await context.db
      .select({ subject: deliveryRequests.subject })
      .from(deliveryRequests)
      .where(and(eq(deliveryRequests.guildId, guildId), sql`kind = ${kind}`))
  ).map(({ subject }) => subject);
const setRoles = async (userId: string, roleIds: string[]) =>
  context.db
    .update(members)
    .set({ roleIds })
    .where(and(eq(members.guildId, guildId), eq(members.userId, userId)));

/** The same, some hours later. */
const later = (hours: number) => ({
  ...context,
  clock: () => new Date(context.clock().getTime() + hours * 3_600_000),
});
const refused = (constraint: string) => ({ cause: { constraint } });

test('a car is added, edited, taken, returned and removed, and the log tells all of it', async () => {
  const { id, version } = await add({ name: 'Sultan RS', plate: 'A123BC', note: 'Only for capts' });
  await editCar(context, leader, { ...fields({ name: 'Sultan', plate: 'A123BC' }), carId: id, version });
  expect((await take(vito, id)).holder).toMatchObject({ user: { id: vito }, has_rank: true });
  await giveBack(vito, id);
  await removeCar(context, leader, { guildId, carId: id });
  expect(await log()).toEqual([
    { type: 'car.added', actorId: ownerId, targetId: guildId },
    { type: 'car.edited', actorId: ownerId, targetId: guildId },
    { type: 'car.taken', actorId: vito, targetId: vito },
    { type: 'car.returned', actorId: vito, targetId: vito },
    { type: 'car.removed', actorId: ownerId, targetId: guildId },
  ]);
  expect(await requested('car_park')).toContain('');
});

test('two people take the same car at once: one has it, the other reads who', async () => {
  const { id } = await add({ name: 'Sultan' });
  const tried = await Promise.allSettled([vito, nino].map(async (userId) => take(userId, id)));
  expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const winner = (await holderOf(id))?.user.id;
  const refused = tried.find(({ status }) => status === 'rejected');
  expect(refused).toMatchObject({
    reason: { code: 'car_taken', change: { type: 'car.taken', actor: { id: winner } } },
  });
  // The second press of the holder is no second taking.
  await take(winner ?? '', id);
  expect((await log()).filter(({ type }) => type === 'car.taken')).toHaveLength(1);
});

test('only the holder returns a car; a leader takes it back from whom they saw', async () => {
  const { id: carId } = await add({ name: 'Sultan' });
  await take(vito, carId);
  await expect(giveBack(nino, carId)).rejects.toMatchObject({ code: 'car_not_yours' });
  const back = async (holderId: string, actor = leader) =>
    takeBackCar(context, actor, { guildId, carId, holderId });
  await expect(back(vito, discordActor(nino))).rejects.toMatchObject({ code: 'permission_denied' });
  await expect(back(nino)).rejects.toMatchObject({ code: 'car_moved', change: { type: 'car.taken' } });
  expect((await back(vito)).holder).toBeNull();
  await expect(back(vito)).rejects.toMatchObject({ code: 'car_moved' });
  expect((await log()).at(-1)).toEqual({ type: 'car.taken_back', actorId: ownerId, targetId: vito });
  expect(await requested('car_notice')).toEqual([`${carId}:${vito}:${context.clock().getTime()}`]);
});

test('a rank and those above it may take a car; whoever loses it keeps the car until they return it', async () => {
  const [soldier, capo, driver] = [
    await addRole(context.db, guildId, { name: 'soldier' }),
    await addRole(context.db, guildId, { name: 'capo' }),
    await addRole(context.db, guildId, { name: 'driver' }),
  ];
  const steps = [
    { role_id: soldier, name: 'Soldier', requirements: NO_REQUIREMENTS },
    { role_id: capo, name: 'Capo', requirements: NO_REQUIREMENTS },
  ];
  await saveLadder(context, leader, { guildId, version: 0, steps });
  const { id, needed_rank } = await add({ name: 'Sultan', needed_role_id: soldier });
  expect(needed_rank).toBe('Soldier');
  await setRoles(nino, [driver]);
  await expect(take(nino, id)).rejects.toMatchObject({ code: 'car_rank_needed' });
  await setRoles(vito, [capo]);
  await take(vito, id);
  await setRoles(vito, []);
  expect(await holderOf(id)).toMatchObject({ user: { id: vito }, has_rank: false });
  await giveBack(vito, id);
  await expect(take(vito, id)).rejects.toMatchObject({ code: 'car_rank_needed' });
  // Who manages the car park needs no rank.
  expect((await take(ownerId, id)).holder?.user.id).toBe(ownerId);
});

test('a car whose needed role was deleted waits for a leader, who chooses another one', async () => {
  const roleId = await addRole(context.db, guildId, { name: 'driver' });
  const { id, version } = await add({ name: 'Sultan', needed_role_id: roleId });
  await setRoles(vito, [roleId]);
  await take(vito, id);
  await context.db.delete(roles).where(and(eq(roles.guildId, guildId), eq(roles.id, roleId)));
  await setRoles(vito, []);
  expect(await holderOf(id)).toMatchObject({ has_rank: true });
  await giveBack(vito, id);
  await expect(take(nino, id)).rejects.toMatchObject({ code: 'car_rank_gone' });
  const edit = async (values: Parameters<typeof fields>[0], seen: number) =>
    editCar(context, leader, { ...fields(values), carId: id, version: seen });
  // What is not touched is not checked again.
  await edit({ name: 'Sultan RS', needed_role_id: roleId }, version);
  await edit({ name: 'Sultan RS' }, version + 1);
  expect((await take(nino, id)).holder?.user.id).toBe(nino);
});

test('a car that somebody has can be removed, and the log says who had it', async () => {
  const { id } = await add({ name: 'Sultan' });
  await take(vito, id);
  await removeCar(context, leader, { guildId, carId: id });
  expect((await log()).at(-1)).toEqual({
    type: 'car.removed_taken',
    actorId: ownerId,
    targetId: vito,
  });
  await expect(giveBack(vito, id)).rejects.toMatchObject({ code: 'not_found' });
});

test('the car of a member who leaves is free again by itself, once', async () => {
  const { id } = await add({ name: 'Sultan' });
  const { id: other } = await add({ name: 'Buffalo' });
  await take(vito, id);
  await take(nino, other);
  await leaveGuild(context, guildId, vito);
  await Promise.all([returnLeftBehind(context, { guildId, userIds: [vito] }), returnLeftBehind(context)]);
  expect(await holderOf(id)).toBeNull();
  expect((await holderOf(other))?.user.id).toBe(nino);
  expect((await log()).filter(({ type }) => type === 'car.left_behind')).toEqual([
    { type: 'car.left_behind', actorId: null, targetId: vito },
  ]);
});

test('the holder is reminded once after the hours that the family has set', async () => {
  const { id } = await add({ name: 'Sultan' });
  await take(vito, id);
  await remindHolders(later(2.9));
  await setUp({ on: true, reminder_hours: 0 });
  await remindHolders(later(100));
  await setUp({ on: false, reminder_hours: 3 });
  await remindHolders(later(100));
  expect(await requested('car_notice')).toEqual([]);
  await setUp({ on: true, reminder_hours: 3 });
  await remindHolders(later(3));
  await remindHolders(later(4));
  expect(await requested('car_notice')).toEqual([id]);
});

test('while the car park is off nobody takes a car, but everybody can return one', async () => {
  const { id } = await add({ name: 'Sultan' });
  await take(vito, id);
  await setUp({ on: false, reminder_hours: 3 });
  await giveBack(vito, id);
  await expect(take(vito, id)).rejects.toMatchObject({ code: 'cars_off' });
});

test('an edit of an older version is refused with the newer one', async () => {
  const { id, version } = await add({ name: 'Sultan' });
  const edit = async (name: string, seen: number) =>
    editCar(context, leader, { ...fields({ name }), carId: id, version: seen });
  expect(await edit('Sultan', version)).toMatchObject({ version });
  await edit('Buffalo', version);
  await expect(edit('Banshee', version)).rejects.toMatchObject({
    code: 'version_conflict',
    current: { name: 'Buffalo', version: version + 1 },
    change: { type: 'car.edited' },
  });
});

test('names with plates stay different, roles must exist, and a guild has fifty cars at most', async () => {
  await add({ name: 'Sultan', plate: 'A1' });
  const { id, version } = await add({ name: 'Sultan', plate: 'A2' });
  await expect(add({ name: 'SULTAN', plate: 'a1' })).rejects.toMatchObject({ code: 'car_exists' });
  const renamed = { ...fields({ name: 'sultan', plate: 'A1' }), carId: id, version };
  await expect(editCar(context, leader, renamed)).rejects.toMatchObject({ code: 'car_exists' });
  for (const needed_role_id of ['1', guildId].map((role) => role.padEnd(18, '0').slice(0, 18)))
    await expect(add({ name: 'Banshee', needed_role_id })).rejects.toMatchObject({
      errors: [{ field: 'needed_role_id', message: 'unknown_role' }],
    });
  for (let number = 3; number <= 50; number += 1) await add({ name: 'Sultan', plate: `A${number}` });
  await expect(add({ name: 'Banshee' })).rejects.toMatchObject({ code: 'too_many_cars' });
});

test('cars of another family are not found, and only leaders manage them', async () => {
  const { id: carId, version } = await add({ name: 'Sultan' });
  const other = await addGuild(context.db);
  const foreign = discordActor(other.ownerId);
  await expect(takeCar(context, foreign, { guildId, carId })).rejects.toMatchObject({
    code: 'guild_not_found',
  });
  const elsewhere = { ...fields({ name: 'Mine' }), guildId: other.id, carId, version };
  await expect(editCar(context, foreign, elsewhere)).rejects.toMatchObject({ code: 'not_found' });
  await expect(addCar(context, discordActor(vito), fields({ name: 'Mine' }))).rejects.toMatchObject({
    code: 'permission_denied',
  });
  expect((await listCars(context, leader, { guildId })).total).toBe(1);
});

test('the database keeps one holder a car, with the time', async () => {
  const { id } = await add({ name: 'Sultan' });
  const set = async (values: Partial<typeof cars.$inferInsert>) =>
    context.db.update(cars).set(values).where(eq(cars.id, id));
  const now = context.clock();
  await expect(set({ holderId: vito })).rejects.toMatchObject(refused('car_held_since'));
  await expect(set({ takenAt: now })).rejects.toMatchObject(refused('car_held_since'));
  await expect(set({ remindedAt: now })).rejects.toMatchObject(refused('car_reminded_holder'));
  await expect(set({ holderId: '5', takenAt: now })).rejects.toMatchObject(
    refused('cars_guild_id_holder_id_members_guild_id_user_id_fk'),
  );
});
