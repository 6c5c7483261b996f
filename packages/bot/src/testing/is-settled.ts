import type { DeliveryKind } from '@famiglia/contract/deliveries/delivery-kinds';
import type { Queryable } from '@famiglia/core/platform/db/database';
import { deliveries, deliveryRequests } from '@famiglia/core/platform/db/schema/deliveries';
import { and, eq } from 'drizzle-orm';

/** Whether everything that was asked for was delivered, or tried and found impossible. */
export const isSettled = async (db: Queryable, guildId: string, kind: DeliveryKind): Promise<boolean> => {
  const asked = await db
    .select()
    .from(deliveryRequests)
    .where(and(eq(deliveryRequests.guildId, guildId), eq(deliveryRequests.kind, kind)));
  const rows = await db
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.guildId, guildId), eq(deliveries.kind, kind)));
  const open = rows.filter(
    ({ doneVersion, wantedVersion, claimedUntil, problem, retryAt, gaveUpAt }) =>
      claimedUntil !== null ||
      (doneVersion < wantedVersion && (problem === null || (retryAt === null && gaveUpAt === null))),
  );
  return asked.length + open.length === 0;
};
