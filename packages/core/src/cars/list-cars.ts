import { carRoutes } from '@famiglia/contract/cars/cars';
import type { Car } from '@famiglia/contract/cars/cars';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { AppError } from '../platform/app-error.ts';
import type { Queryable } from '../platform/db/database.ts';
import type { UseCase } from '../platform/use-case.ts';
import { wholeList } from '../platform/whole-list.ts';
import { findCar, findCars } from './car.queries.ts';
import type { ShownCar } from './car.queries.ts';

export const listCars: UseCase<typeof carRoutes.list> = async (context, actor, { guildId }) => {
  await requireGuildAccess(context, actor, guildId, carRoutes.list.access);
  return readCars(context.db, guildId);
};

/** For everybody in the guild: the message in Discord shows the same. */
export const readCars = async (db: Queryable, guildId: string) =>
  wholeList((await findCars(db, guildId)).map(presentCar));

export const readCar = async (db: Queryable, guildId: string, carId: string): Promise<Car> => {
  const found = await findCar(db, { guildId, carId });
  if (found === null) throw new AppError('not_found');
  return presentCar(found);
};

const presentCar = ({ row, rankName, holderName, holderHasRank }: ShownCar): Car => ({
  id: row.id,
  version: row.version,
  name: row.name,
  plate: row.plate,
  needed_role_id: row.neededRoleId,
  note: row.note,
  needed_rank: rankName,
  holder:
    row.holderId === null || row.takenAt === null
      ? null
      : {
          user: { id: row.holderId, name: holderName ?? row.holderId },
          since: row.takenAt.toISOString(),
          has_rank: holderHasRank,
        },
});
