import type { ActivityType } from '@famiglia/contract/activity/activity-types';
import { recordActivity } from '../activity/record-activity.ts';
import { requestDelivery } from '../deliveries/request-delivery.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import type { CarRow } from './car.queries.ts';

interface Change {
  type: Extract<ActivityType, `car.${string}`>;
  /** Null where it happened by itself. */
  actorId: string | null;
  /** Who has or had the car, where it is about them. */
  holderId?: string | null;
  changes?: unknown;
}

/** Does everything that follows from a change of a car: the log, the panels, and the message in Discord. */
export const carChanged = async (
  context: Pick<Context, 'bus' | 'clock'>,
  tx: Transaction,
  { guildId, id, name, plate }: Pick<CarRow, 'guildId' | 'id' | 'name' | 'plate'>,
  { type, actorId, holderId = null, changes }: Change,
): Promise<void> => {
  await recordActivity(context, tx, {
    guildId,
    type,
    actorId,
    target: holderId === null ? { kind: 'settings', id: guildId } : { kind: 'member', id: holderId },
    data: { car_id: id, name, plate, ...(changes === undefined ? {} : { changes }) },
  });
  await context.bus.publish(tx, { type: 'cars.changed', guildId });
  await requestDelivery(tx, { guildId, kind: 'car_park', subject: '' });
};
