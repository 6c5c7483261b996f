import type { adminRoutes } from '@famiglia/contract/admin/admin-routes';
import { requireSiteAdmin } from '../auth/require-site-admin.ts';
import { rearmDeliveries } from '../deliveries/delivery.queries.ts';
import { requestDeliveries } from '../deliveries/request-delivery.ts';
import { findGivenUp } from '../undelivered/undelivered.queries.ts';
import { AppError } from '../platform/app-error.ts';
import type { UseCase } from '../platform/use-case.ts';

/** What the bot stopped trying to bring to Discord, in all guilds. Leaders see those of their own. */
export const listGivenUpDeliveries: UseCase<typeof adminRoutes.givenUpDeliveries> = async (
  context,
  actor,
  page,
) => {
  requireSiteAdmin(context, actor);
  const { items, total } = await findGivenUp(context.db, page);
  return {
    items: items.flatMap(({ guildId, guildName, givenUpAt, ...about }) =>
      givenUpAt === null
        ? []
        : [{ guild: { id: guildId, name: guildName }, given_up_at: givenUpAt.toISOString(), ...about }],
    ),
    total,
    ...page,
  };
};

/** Tries everything again that a guild’s Discord did not get. A delivery reads its content when it runs. */
export const deliverAgain: UseCase<typeof adminRoutes.deliverAgain> = async (context, actor, { guildId }) => {
  const admin = requireSiteAdmin(context, actor);
  await context.db.transaction(async (tx) => {
    const keys = await rearmDeliveries(tx, guildId);
    if (keys.length === 0) throw new AppError('not_found');
    await requestDeliveries(tx, keys);
  });
  context.log.info({ guildId, by: admin.userId }, 'a site admin let undelivered messages be tried again');
  return null;
};
