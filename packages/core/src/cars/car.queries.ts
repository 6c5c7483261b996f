import { and, asc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { lockNamed } from '../platform/db/lock-named.ts';
import { cars } from '../platform/db/schema/cars.ts';
import { members, roles } from '../platform/db/schema/guilds.ts';
import { rankSteps } from '../platform/db/schema/ranks.ts';

export type CarRow = typeof cars.$inferSelect;
export type CarValues = Pick<CarRow, 'name' | 'plate' | 'neededRoleId' | 'note'>;

interface CarKey {
  guildId: string;
  carId: string;
}

const isCar = ({ guildId, carId }: CarKey) => and(eq(cars.guildId, guildId), eq(cars.id, carId));

/** Serializes additions, so that their number stays within the limit. */
export const lockCars = async (tx: Transaction, guildId: string): Promise<void> =>
  lockNamed(tx, 'cars', guildId);

/** Whether these roles are enough for a car: its own role, or that of a rank above it. */
const isEnough = (roleIds: SQL | typeof members.roleIds): SQL<boolean> => sql<boolean>`(
  ${cars.neededRoleId} is null or ${cars.neededRoleId} = any(${roleIds}) or exists (
    select from ${rankSteps} needed join ${rankSteps} held
      on held.guild_id = needed.guild_id and held.position > needed.position
    where needed.guild_id = ${cars.guildId} and needed.role_id = ${cars.neededRoleId} and held.role_id = any(${roleIds})))`;

/** Cars with the name of the needed rank, null where that role is gone, and of the holder. */
const shownCars = (db: Queryable) =>
  db
    .select({
      row: cars,
      rankName: sql<
        string | null
      >`case when ${roles.id} is not null then coalesce(${rankSteps.name}, ${roles.name}) end`,
      holderName: members.displayName,
      // A role that is gone was not lost by its holder.
      holderHasRank: sql<boolean>`(${roles.id} is null or ${isEnough(members.roleIds)})`,
    })
    .from(cars)
    .leftJoin(roles, and(eq(roles.guildId, cars.guildId), eq(roles.id, cars.neededRoleId)))
    .leftJoin(rankSteps, and(eq(rankSteps.guildId, cars.guildId), eq(rankSteps.roleId, cars.neededRoleId)))
    .leftJoin(members, and(eq(members.guildId, cars.guildId), eq(members.userId, cars.holderId)));

export type ShownCar = Awaited<ReturnType<typeof findCars>>[number];

export const findCars = async (db: Queryable, guildId: string) =>
  shownCars(db)
    .where(eq(cars.guildId, guildId))
    .orderBy(asc(sql`lower(${cars.name})`), asc(sql`lower(${cars.plate})`), asc(cars.id));

export const findCar = async (db: Queryable, key: CarKey): Promise<ShownCar | null> => {
  const [found] = await shownCars(db).where(isCar(key));
  return found ?? null;
};

/** The car's row, locked until the transaction ends: one after the other takes it. */
export const lockCar = async (tx: Transaction, key: CarKey): Promise<CarRow | null> => {
  const [row] = await tx.select().from(cars).where(isCar(key)).for('no key update');
  return row ?? null;
};

/** Whether this member's roles are enough; `gone` if the needed role was deleted in Discord. */
export const checkRank = async (db: Queryable, key: CarKey, userId: string) => {
  const [found] = await db
    .select({
      enough: isEnough(members.roleIds),
      gone: sql<boolean>`(${cars.neededRoleId} is not null and ${roles.id} is null)`,
    })
    .from(cars)
    .leftJoin(roles, and(eq(roles.guildId, cars.guildId), eq(roles.id, cars.neededRoleId)))
    .leftJoin(members, and(eq(members.guildId, cars.guildId), eq(members.userId, userId)))
    .where(isCar(key));
  return { enough: found?.enough === true, gone: found?.gone === true };
};

/** Null where another car has this name and plate, in whatever capitals. */
export const insertCar = async (
  tx: Transaction,
  values: CarValues & Pick<CarRow, 'guildId' | 'createdBy' | 'createdAt'>,
): Promise<CarRow | null> => {
  const [row] = await tx.insert(cars).values(values).onConflictDoNothing().returning();
  return row ?? null;
};

export const isNameTaken = async (
  db: Queryable,
  { guildId, carId }: CarKey,
  { name, plate }: CarValues,
): Promise<boolean> =>
  (await db.$count(
    cars,
    and(
      eq(cars.guildId, guildId),
      ne(cars.id, carId),
      sql`lower(${cars.name}) = lower(${name}) and lower(${cars.plate}) = lower(${plate})`,
    ),
  )) > 0;

export const updateCar = async (tx: Transaction, key: CarKey, values: CarValues): Promise<void> => {
  await tx
    .update(cars)
    .set({ ...values, version: sql`${cars.version} + 1` })
    .where(isCar(key));
};

export const deleteCar = async (tx: Transaction, key: CarKey): Promise<void> => {
  await tx.delete(cars).where(isCar(key));
};

/** Null as the holder frees the car. */
export const setHolder = async (
  tx: Transaction,
  key: CarKey,
  holder: { id: string; since: Date } | null,
): Promise<void> => {
  const held = { holderId: holder?.id ?? null, takenAt: holder?.since ?? null, remindedAt: null };
  await tx.update(cars).set(held).where(isCar(key));
};

/** Cars whose holder is no longer in the guild; only of these people, if they are named. */
export const findLeftBehind = async (
  db: Queryable,
  among?: { guildId: string; userIds: readonly string[] },
) =>
  db
    .select({ guildId: cars.guildId, carId: cars.id })
    .from(cars)
    .innerJoin(members, and(eq(members.guildId, cars.guildId), eq(members.userId, cars.holderId)))
    .where(
      and(
        isNotNull(members.leftAt),
        isNotNull(cars.holderId),
        among === undefined
          ? undefined
          : and(eq(cars.guildId, among.guildId), inArray(cars.holderId, [...among.userIds])),
      ),
    )
    .orderBy(asc(cars.id));
