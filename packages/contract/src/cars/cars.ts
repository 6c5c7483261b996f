import * as z from 'zod';
import { panel, route } from '../kit/route.ts';
import { guildParams, listOf, noContent, person, snowflake, time, version } from '../kit/shapes.ts';
import { nameText } from '../kit/visible-text.ts';

/** Cars of one guild: two lists of Discord hold them. */
export const MAX_CARS = 50;
export const CAR_NAME_LENGTH = 40;
export const CAR_PLATE_LENGTH = 16;
export const CAR_NOTE_LENGTH = 100;

export const carFields = {
  name: nameText.min(1).max(CAR_NAME_LENGTH),
  plate: nameText.max(CAR_PLATE_LENGTH).default(''),
  /** The role of the lowest rank that may take it, or any other role. Ranks above it may as well. */
  needed_role_id: snowflake.nullable().default(null),
  note: nameText.max(CAR_NOTE_LENGTH).default(''),
};
const carBody = z.strictObject(carFields);

export const car = z.object({
  id: z.uuid(),
  version,
  ...carFields,
  /** The name of the needed rank; null if everybody may take the car, or if that role was deleted in Discord. */
  needed_rank: z.string().nullable(),
  holder: z
    .object({
      user: person,
      since: time,
      /** False for somebody who lost the needed rank since: they keep the car until they return it. */
      has_rank: z.boolean(),
    })
    .nullable(),
});
export type Car = z.infer<typeof car>;

const carParams = guildParams.extend({ carId: z.uuid() });
const access = panel('cars.manage');

export const carRoutes = {
  list: route({
    method: 'GET',
    path: '/api/cars/:guildId',
    summary: 'The cars by their names, and who has them',
    access: panel('panel.view'),
    params: guildParams,
    response: listOf(car),
  }),
  add: route({
    method: 'POST',
    path: '/api/cars/:guildId',
    summary: 'Add a car',
    access,
    params: guildParams,
    body: carBody,
    response: car,
    errors: ['car_exists', 'too_many_cars'],
  }),
  update: route({
    method: 'PUT',
    path: '/api/cars/:guildId/:carId',
    summary: 'Save a car; whoever has it keeps it',
    access,
    params: carParams,
    body: carBody.extend({ version }),
    response: car,
    errors: ['not_found', 'version_conflict', 'car_exists'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/cars/:guildId/:carId',
    summary: 'Remove a car, also one that somebody has',
    access,
    params: carParams,
    response: noContent,
    errors: ['not_found'],
  }),
  takeBack: route({
    method: 'POST',
    path: '/api/cars/:guildId/:carId/take-back',
    summary: 'Take a car back from whoever has it',
    access,
    params: carParams,
    /** Whom the leader saw: if somebody else has the car by now, the call is refused. */
    body: z.strictObject({ holder_id: snowflake }),
    response: car,
    errors: ['not_found', 'car_moved'],
  }),
};
