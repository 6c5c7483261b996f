import { carRoutes } from '@famiglia/contract/cars/cars';
import type { Car } from '@famiglia/contract/cars/cars';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { requireMembership } from '../access/require-membership.ts';
import { overtaken } from '../activity/require-version.ts';
import { requestDelivery } from '../deliveries/request-delivery.ts';
import { requireSignedIn } from '../platform/actor.ts';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { Queryable } from '../platform/db/database.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { carChanged } from './car-changed.ts';
import { checkRank, lockCar, setHolder } from './car.queries.ts';
import { readCar } from './list-cars.ts';

interface ChosenCar {
  guildId: string;
  carId: string;
}

/**
 * A member takes a car. The first one gets it; whoever comes later reads who has it. Those who manage the car park need no rank.
 * Taking a car that one has already changes nothing.
 */
export const takeCar = async (context: Context, actor: Actor, chosen: ChosenCar): Promise<Car> => {
  const { guildId, carId } = chosen;
  const userId = await requireMembership(context, actor, guildId);
  const access = await context.access.inGuild(userId, guildId);
  if (!(await findSettings(context.db, guildId)).cars.on) throw new AppError('cars_off');
  return context.db.transaction(async (tx) => {
    const row = await lockCar(tx, chosen);
    if (row === null) throw new AppError('not_found');
    if (row.holderId !== null && row.holderId !== userId) throw await taken(tx, chosen);
    if (row.holderId === null) {
      const { enough, gone } = await checkRank(tx, chosen, userId);
      if (!enough && access?.permissions.has('cars.manage') !== true)
        throw new AppError(gone ? 'car_rank_gone' : 'car_rank_needed');
      await setHolder(tx, chosen, { id: userId, since: context.clock() });
      await carChanged(context, tx, row, { type: 'car.taken', actorId: userId, holderId: userId });
    }
    return readCar(tx, guildId, carId);
  });
};

/** Says who took the car, and when. */
const taken = async (db: Queryable, { guildId, carId }: ChosenCar): Promise<AppError> =>
  overtaken(db, 'car_taken', { guildId, types: ['car.taken'], noted: { car_id: carId } });

/** A member returns a car, also after losing the rank for it, and while the car park is off. */
export const returnCar = async (context: Context, actor: Actor, chosen: ChosenCar): Promise<Car> => {
  const { guildId, carId } = chosen;
  const userId = await requireMembership(context, actor, guildId);
  return context.db.transaction(async (tx) => {
    const row = await lockCar(tx, chosen);
    if (row === null) throw new AppError('not_found');
    if (row.holderId !== userId) throw new AppError('car_not_yours');
    await setHolder(tx, chosen, null);
    await carChanged(context, tx, row, { type: 'car.returned', actorId: userId, holderId: userId });
    return readCar(tx, guildId, carId);
  });
};

/** A leader takes a car back from whom they saw with it, who is told. */
export const takeBackCar: UseCase<typeof carRoutes.takeBack> = async (context, actor, input) => {
  const { guildId, carId, holderId } = input;
  await requireGuildAccess(context, actor, guildId, carRoutes.takeBack.access);
  const { userId } = requireSignedIn(actor);
  return context.db.transaction(async (tx) => {
    const row = await lockCar(tx, input);
    if (row === null) throw new AppError('not_found');
    if (row.holderId === null || row.takenAt === null || row.holderId !== holderId)
      throw await overtaken(tx, 'car_moved', { guildId, noted: { car_id: carId } });
    await setHolder(tx, input, null);
    await carChanged(context, tx, row, { type: 'car.taken_back', actorId: userId, holderId });
    if (holderId !== userId) {
      const subject = `${carId}:${holderId}:${row.takenAt.getTime()}`;
      await requestDelivery(tx, { guildId, kind: 'car_notice', subject });
    }
    return readCar(tx, guildId, carId);
  });
};
