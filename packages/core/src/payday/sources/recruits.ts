import { and, eq, gte, isNotNull, lt, sql } from 'drizzle-orm';
import { executeKept } from '../../platform/db/prepared.ts';
import { applications } from '../../platform/db/schema/applications.ts';
import { members } from '../../platform/db/schema/guilds.ts';
import { statementName } from './due-line.ts';
import type { DueSource } from './due-line.ts';

/** Accepted applications, for whoever accepted them. An acceptance that is taken back is worth nothing. */
export const recruits: DueSource = async (db, guildId, { from, until, rates, userId: recruiter }) => {
  if (!rates.rows.some(({ use }) => use === 'recruit')) return [];
  const one = recruiter === undefined ? undefined : eq(applications.decidedBy, sql.placeholder('recruiter'));
  const values = { guildId, recruiter, from, until };
  const rows = await executeKept(db, statementName('due recruits', recruiter), values, (on) =>
    on
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
          eq(applications.guildId, sql.placeholder('guildId')),
          eq(applications.status, 'accepted'),
          one,
          isNotNull(applications.decidedAt),
          gte(applications.decidedAt, sql.placeholder('from')),
          lt(applications.decidedAt, sql.placeholder('until')),
        ),
      ),
  );
  return rows.flatMap(({ id, userId, at, name }) => {
    const cents = at === null ? null : rates.at('recruit', {}, at);
    if (userId === null || at === null || cents === null || cents === 0n) return [];
    return [
      { key: `recruit:${id}`, userId, cents, kind: 'recruit' as const, data: { name }, at, earliest: null },
    ];
  });
};
