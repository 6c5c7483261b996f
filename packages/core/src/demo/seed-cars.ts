import { addCar } from '../cars/save-car.ts';
import { takeCar } from '../cars/take-car.ts';
import type { Context } from '../platform/context.ts';
import { cars } from '../platform/db/schema/cars.ts';
import { eq } from 'drizzle-orm';
import { findSettings } from '../settings/settings.queries.ts';
import { DEMO_TEXTS } from './demo-texts.ts';
import type { SeededFamily } from './seeded-family.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Who has the first car, and for how long. */
const TAKEN = { person: 12, hours: 1 };

/** Three cars, one of them taken and one for the highest rank, unless the family has cars or wants none. */
export const seedCars = async (
  context: Context,
  { guildId, ownerId, people, language, ranks }: SeededFamily & { ranks: readonly string[] },
): Promise<void> => {
  if (!(await findSettings(context.db, guildId)).cars.on) return;
  if ((await context.db.$count(cars, eq(cars.guildId, guildId))) > 0) return;
  const owner = { kind: 'discord', userId: ownerId } as const;
  const { notes } = DEMO_TEXTS[language].cars;
  const add = async (name: string, plate: string, note = '', neededRoleId: string | null = null) =>
    addCar(context, owner, { guildId, name, plate, note, neededRoleId });
  const { id: carId } = await add('Sultan RS', 'MRT-001', notes.fuel);
  await add('Buffalo STX', 'MRT-002');
  await add('Brioso', 'MRT-007', notes.capts, ranks.at(-1) ?? null);
  const userId = people[TAKEN.person];
  if (userId === undefined) return;
  const then = new Date(context.clock().getTime() - TAKEN.hours * HOUR_MS);
  await takeCar({ ...context, clock: () => then }, { kind: 'discord', userId }, { guildId, carId });
};
