import type { NewChannel, NewChannelState } from '@famiglia/contract/settings/new-channels';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../platform/db/database.ts';

/** The subject of the delivery: which channel, and in whose name it is chosen. */
export const newChannelSubject = (purpose: NewChannel, userId: string): string => `${purpose}:${userId}`;

/** How far the bot is with a channel of this purpose, whoever asked for it. */
export const findNewChannelState = async (
  db: Queryable,
  guildId: string,
  purpose: NewChannel,
): Promise<NewChannelState> => (await findNewChannelStates(db, guildId))[purpose] ?? 'none';

/** The same for all that were ever asked for. */
export const findNewChannelStates = async (
  db: Queryable,
  guildId: string,
): Promise<Partial<Record<NewChannel, NewChannelState>>> => {
  const { rows } = await db.execute<{ purpose: NewChannel; waiting: boolean }>(sql`
    select split_part(subject, ':', 1) as purpose, bool_or(waiting) as waiting from (
      select subject, true as waiting from delivery_requests
        where guild_id = ${guildId}::bigint and kind = 'new_channel'
      union all
      select subject, gave_up_at is null from deliveries
        where guild_id = ${guildId}::bigint and kind = 'new_channel') asked
    group by 1`);
  return Object.fromEntries(rows.map(({ purpose, waiting }) => [purpose, waiting ? 'waiting' : 'refused']));
};
