import type { NewChannel, NewChannelState } from '@famiglia/contract/settings/new-channels';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/db/database.ts';
import { deliveries, deliveryRequests } from '../platform/db/schema/deliveries.ts';

/** The subject of the delivery: which channel, and in whose name it is chosen. */
export const newChannelSubject = (purpose: NewChannel, userId: string): string => `${purpose}:${userId}`;

/** How far the bot is with a channel of this purpose, whoever asked for it. */
export const findNewChannelState = async (
  db: Queryable,
  guildId: string,
  purpose: NewChannel,
): Promise<NewChannelState> => {
  const isOurs = (table: typeof deliveries | typeof deliveryRequests) =>
    and(
      eq(table.guildId, guildId),
      eq(table.kind, 'new_channel'),
      sql`starts_with(${table.subject}, ${newChannelSubject(purpose, '')})`,
    );
  const [asked] = await db
    .select({ id: deliveryRequests.id })
    .from(deliveryRequests)
    .where(isOurs(deliveryRequests))
    .limit(1);
  if (asked !== undefined) return 'waiting';
  const rows = await db.select({ gaveUpAt: deliveries.gaveUpAt }).from(deliveries).where(isOurs(deliveries));
  if (rows.length === 0) return 'none';
  return rows.some(({ gaveUpAt }) => gaveUpAt === null) ? 'waiting' : 'refused';
};
