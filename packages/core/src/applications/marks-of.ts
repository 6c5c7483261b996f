import type { Mark } from '@famiglia/contract/applications/applications';
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/db/database.ts';
import { activity } from '../platform/db/schema/activity.ts';
import { applications } from '../platform/db/schema/applications.ts';
import { members } from '../platform/db/schema/guilds.ts';
import { findBlacklisted } from '../blacklist/blacklist.queries.ts';
import type { ApplicationRow } from './application.queries.ts';

const MAX_DUPLICATES = 5;

/** What reviewers should know of a candidate before they decide. */
export const marksOf = async (db: Queryable, application: ApplicationRow, now: Date): Promise<Mark[]> => {
  const { guildId, userId, ingameNick, staticId } = application;
  // A nick or static id matches another member, also one who left, and what other candidates wrote.
  const sameMember = async (kind: Mark['kind'], same: ReturnType<typeof sql>): Promise<Mark[]> => {
    const rows = await db
      .select({ id: members.userId, name: members.displayName })
      .from(members)
      .where(
        and(
          eq(members.guildId, guildId),
          ne(members.userId, userId),
          sql`(${same} or exists (
            select from ${applications} other
            where other.guild_id = ${members.guildId} and other.user_id = ${members.userId} and other.status <> 'draft'
              and ${kind === 'same_static' ? sql`other.static_id = ${staticId}` : sql`lower(other.ingame_nick) = lower(${ingameNick})`}))`,
        ),
      )
      .limit(MAX_DUPLICATES);
    return rows.map((person) => ({ kind, person, note: '' }));
  };
  const left = await db
    .select({ id: activity.id })
    .from(activity)
    .where(
      and(eq(activity.guildId, guildId), eq(activity.type, 'member.left'), eq(activity.targetId, userId)),
    )
    .limit(1);
  const refused = await db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.guildId, guildId),
        eq(applications.userId, userId),
        ne(applications.id, application.id),
        eq(applications.status, 'refused'),
        isNotNull(applications.decidedAt),
      ),
    )
    .limit(1);
  const unwanted = await findBlacklisted(db, guildId, { userId, staticId, nick: ingameNick }, now);
  return [
    ...unwanted.map(({ reason }) => ({ kind: 'blacklisted' as const, person: null, note: reason })),
    ...(staticId === null ? [] : await sameMember('same_static', sql`${members.staticId} = ${staticId}`)),
    ...(ingameNick === null
      ? []
      : await sameMember('same_nick', sql`lower(${members.ingameNick}) = lower(${ingameNick})`)),
    ...(left.length === 0 ? [] : [{ kind: 'former_member' as const, person: null, note: '' }]),
    ...(refused.length === 0 ? [] : [{ kind: 'refused_before' as const, person: null, note: '' }]),
  ];
};
