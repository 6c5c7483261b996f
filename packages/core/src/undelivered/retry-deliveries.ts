import { deliveryRoutes } from '@famiglia/contract/deliveries/deliveries';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import type { UseCase } from '../platform/use-case.ts';
import { rearmDeliveries } from '../deliveries/delivery.queries.ts';
import { requestDeliveries } from '../deliveries/request-delivery.ts';

/** Retries everything undelivered at once, after somebody removed an obstacle that the bot cannot notice by itself. */
export const retryDeliveries: UseCase<typeof deliveryRoutes.retry> = async (context, actor, { guildId }) => {
  await requireGuildAccess(context, actor, guildId, deliveryRoutes.retry.access);
  await context.db.transaction(async (tx) => requestDeliveries(tx, await rearmDeliveries(tx, guildId)));
  return null;
};
