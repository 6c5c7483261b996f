import { MAX_CARS, carRoutes } from '@famiglia/contract/cars/cars';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { requireVersion } from '../activity/require-version.ts';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Transaction } from '../platform/db/database.ts';
import type { UseCase } from '../platform/use-case.ts';
import { existingRole } from '../rosters/roster-ping.ts';
import { carChanged } from './car-changed.ts';
import { deleteCar, findCars, insertCar, isNameTaken, lockCar, lockCars, updateCar } from './car.queries.ts';
import type { CarValues } from './car.queries.ts';
import { readCar } from './list-cars.ts';

export const addCar: UseCase<typeof carRoutes.add> = async (context, actor, input) => {
  const { guildId } = input;
  await requireGuildAccess(context, actor, guildId, carRoutes.add.access);
  const { userId } = requireSignedIn(actor);
  return context.db.transaction(async (tx) => {
    await lockCars(tx, guildId);
    if ((await findCars(tx, guildId)).length >= MAX_CARS) throw new AppError('too_many_cars');
    await checkRole(tx, guildId, input.neededRoleId);
    const written = { ...valuesOf(input), guildId, createdBy: userId, createdAt: context.clock() };
    const row = await insertCar(tx, written);
    if (row === null) throw new AppError('car_exists');
    await carChanged(context, tx, row, { type: 'car.added', actorId: userId });
    return readCar(tx, guildId, row.id);
  });
};

/** Saves a car on top of the version that the leader saw. Whoever has it keeps it. */
export const editCar: UseCase<typeof carRoutes.update> = async (context, actor, input) => {
  const { guildId, carId, version } = input;
  await requireGuildAccess(context, actor, guildId, carRoutes.update.access);
  const { userId } = requireSignedIn(actor);
  return context.db.transaction(async (tx) => {
    await lockCars(tx, guildId);
    const before = await lockCar(tx, input);
    if (before === null) throw new AppError('not_found');
    await requireVersion(tx, {
      seen: version,
      stored: before.version,
      changes: { guildId, types: ['car.edited'], noted: { car_id: carId } },
      read: () => readCar(tx, guildId, carId),
    });
    const values = valuesOf(input);
    const changes = (Object.keys(values) as (keyof CarValues)[])
      .filter((field) => before[field] !== values[field])
      .map((field) => ({ field, before: before[field], after: values[field] }));
    if (changes.length > 0) {
      if (values.neededRoleId !== before.neededRoleId) await checkRole(tx, guildId, values.neededRoleId);
      if (await isNameTaken(tx, input, values)) throw new AppError('car_exists');
      await updateCar(tx, input, values);
      const renamed = { ...before, ...values };
      await carChanged(context, tx, renamed, { type: 'car.edited', actorId: userId, changes });
    }
    return readCar(tx, guildId, carId);
  });
};

/** A car that somebody has can be removed too: the log says who had it. */
export const removeCar: UseCase<typeof carRoutes.remove> = async (context, actor, input) => {
  const { guildId } = input;
  await requireGuildAccess(context, actor, guildId, carRoutes.remove.access);
  const { userId } = requireSignedIn(actor);
  await context.db.transaction(async (tx) => {
    const row = await lockCar(tx, input);
    if (row === null) throw new AppError('not_found');
    await deleteCar(tx, input);
    const { holderId } = row;
    const type = holderId === null ? 'car.removed' : 'car.removed_taken';
    await carChanged(context, tx, row, { type, actorId: userId, holderId });
  });
  return null;
};

const valuesOf = ({ name, plate, neededRoleId, note }: CarValues): CarValues => ({
  name,
  plate,
  neededRoleId,
  note,
});

/** @everyone, which has the guild's own id, is no rank. */
const checkRole = async (tx: Transaction, guildId: string, roleId: string | null): Promise<void> => {
  if (roleId === (await existingRole(tx, guildId, roleId === guildId ? null : roleId))) return;
  const errors = [{ field: 'needed_role_id', message: 'unknown_role' }];
  throw new AppError('validation_failed', { errors });
};
