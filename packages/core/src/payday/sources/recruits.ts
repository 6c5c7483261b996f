import { and, eq, gte, isNotNull, lt } from 'drizzle-orm';
import { applications } from '../../platform/db/schema/applications.ts';
import { members } from '../../platform/db/schema/guilds.ts';
import type { DueSource } from './due-line.ts';

/** Accepted applications, for whoever accepted them. An acceptance that is taken back is worth nothing. */
export const recruits: DueSource = async (db, guildId, { from, until, rates, userId: recruiter }) => {
  const rows = await db
    .select({
      id: applications.id,
      userId: applications.decidedBy,
      at: applications.decidedAt,
      name: members.displayName,
    })
    .from(applications)
    .innerJoin(
      members,
      and(eq(members.guildId, applications.guildId), eq(members.userId, applications.userId)),
    )
    .where(
      and(
        eq(applications.guildId, guildId),
        eq(applications.status, 'accepted'),
        recruiter === undefined ? undefined : eq(applications.decidedBy, recruiter),
        isNotNull(applications.decidedAt),
        gte(applications.decidedAt, from),
        lt(applications.decidedAt, until),
      ),
    );
  return rows.flatMap(({ id, userId, at, name }) => {
    const cents = at === null ? null : rates.at('recruit', {}, at);
    if (userId === null || at === null || cents === null || cents === 0n) return [];
    return [{ key: `recruit:${id}`, userId, cents, kind: 'recruit' as const, data: { name }, at }];
  });
};
