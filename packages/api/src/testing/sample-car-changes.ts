import { addCar } from '@famiglia/core/cars/save-car';
import type { Context } from '@famiglia/core/platform/context';
import { activity } from '@famiglia/core/platform/db/schema/activity';
import { cars } from '@famiglia/core/platform/db/schema/cars';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { addGuild } from '@famiglia/core/testing/test-guild';
import { eq } from 'drizzle-orm';
import type { SampleChange } from './sample-changes.ts';

/** A car that the owner has; the activity of its addition is removed. */
const takenCar = async (context: Context) => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const values = { guildId, name: 'Sultan', plate: '', note: '', neededRoleId: null };
  const { id: carId } = await addCar(context, discordActor(ownerId), values);
  await context.db
    .update(cars)
    .set({ holderId: ownerId, takenAt: context.clock() })
    .where(eq(cars.id, carId));
  await context.db.delete(activity).where(eq(activity.guildId, guildId));
  return { guildId, ownerId, params: { carId } };
};

/** For each route that changes a car: a request that does change one. */
export const SAMPLE_CAR_CHANGES: Record<string, (context: Context) => Promise<SampleChange>> = {
  'POST /api/cars/:guildId': async ({ db }) => {
    const { id: guildId, ownerId } = await addGuild(db);
    return { guildId, ownerId, body: { name: 'Sultan' } };
  },
  'PUT /api/cars/:guildId/:carId': async (context) => ({
    ...(await takenCar(context)),
    body: { name: 'Buffalo', version: 0 },
  }),
  'DELETE /api/cars/:guildId/:carId': takenCar,
  'POST /api/cars/:guildId/:carId/take-back': async (context) => {
    const { ownerId, ...car } = await takenCar(context);
    return { ...car, ownerId, body: { holder_id: ownerId } };
  },
};
