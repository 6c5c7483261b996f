import { and, eq, sql } from 'drizzle-orm';
import { recordActivity } from '../activity/record-activity.ts';
import { requestDeliveries } from '../deliveries/request-delivery.ts';
import type { Context } from '../platform/context.ts';
import { blacklistEntries, blacklistMatches } from '../platform/db/schema/blacklist.ts';
import { findEntry, whoIs } from './blacklist.queries.ts';

/**
 * Compares changed members with the blacklist. Each time somebody joins who is named by an entry, the leaders are told
 * once, however often this runs.
 */
export const matchJoins = async (
  context: Context,
  guildId: string,
  userIds: readonly string[],
): Promise<void> => {
  if (userIds.length === 0) return;
  const now = context.clock().toISOString();
  await context.db.transaction(async (tx) => {
    const { rows: found } = await tx.execute<{ id: string; entryId: string; userId: string }>(sql`
      with entry as (
        select * from blacklist_entries where guild_id = ${guildId}::bigint
          and lifted_at is null and (ends_at is null or ends_at > ${now})
      ), joined as (
        select user_id, joined_at, static_id, fold_name(ingame_nick) as nick, fold_name(display_name) as name
        from members where exists (select from entry) and guild_id = ${guildId}::bigint
          and user_id = any(${sql.param(userIds)}::bigint[]) and left_at is null and not is_bot
          and joined_at > (select min(created_at) from entry)
      ), matched as (
        select entry.id, joined.user_id, joined.joined_at from joined join entry using (user_id)
        where joined.joined_at > entry.created_at
        union
        select entry.id, joined.user_id, joined.joined_at from joined join entry using (static_id)
        where joined.joined_at > entry.created_at
        union
        select entry.id, joined.user_id, joined.joined_at from joined
        join entry on fold_name(entry.nick) in (joined.nick, joined.name)
        where joined.joined_at > entry.created_at
      )
      insert into blacklist_matches (guild_id, entry_id, user_id, joined_at)
      select ${guildId}::bigint, id, user_id, joined_at from matched
      on conflict do nothing
      returning id, entry_id as "entryId", user_id as "userId"`);
    for (const { entryId, userId } of found) {
      const entry = await findEntry(tx, guildId, entryId);
      await recordActivity(context, tx, {
        guildId,
        type: 'blacklist.matched',
        actorId: null,
        target: { kind: 'member', id: userId },
        data: entry === null ? {} : { entry_id: entryId, who: whoIs(entry), reason: entry.reason },
      });
    }
    await requestDeliveries(
      tx,
      found.map(({ id }) => ({ guildId, kind: 'blacklist_alert', subject: id })),
    );
  });
};

/** A join that leaders have to be told about, with the entry that names the person; null if the entry is gone. */
export const findMatch = async ({ db }: Context, guildId: string, matchId: string) => {
  const [row] = await db
    .select({ match: blacklistMatches, entry: blacklistEntries })
    .from(blacklistMatches)
    .innerJoin(blacklistEntries, eq(blacklistEntries.id, blacklistMatches.entryId))
    .where(and(eq(blacklistMatches.guildId, guildId), eq(blacklistMatches.id, matchId)));
  return row ?? null;
};
