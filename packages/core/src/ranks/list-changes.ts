import { rankRoutes } from '@famiglia/contract/ranks/ranks';
import { count, desc, eq } from 'drizzle-orm';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { findNames } from '../members/member.queries.ts';
import { rankChanges } from '../platform/db/schema/ranks.ts';
import type { UseCase } from '../platform/use-case.ts';

export const listRankChanges: UseCase<typeof rankRoutes.changes> = async (context, actor, input) => {
  const { guildId, limit, offset } = input;
  const { db } = context;
  await requireGuildAccess(context, actor, guildId, rankRoutes.changes.access);
  const inGuild = eq(rankChanges.guildId, guildId);
  const [rows, [counted]] = await Promise.all([
    db.select().from(rankChanges).where(inGuild).orderBy(desc(rankChanges.id)).limit(limit).offset(offset),
    db.select({ total: count() }).from(rankChanges).where(inGuild),
  ]);
  const people = rows.flatMap(({ userId, actorId }) => (actorId === null ? [userId] : [userId, actorId]));
  const names = await findNames(db, guildId, people);
  const personOf = (id: string) => ({ id, name: names.get(id) ?? id });
  const items = rows.map((row) => ({
    id: row.id,
    member: personOf(row.userId),
    from: row.fromName,
    to: row.toName,
    is_promotion: row.isPromotion,
    by: row.actorId === null ? null : personOf(row.actorId),
    reason: row.reason,
    at: row.createdAt.toISOString(),
    applied: row.appliedAt !== null,
  }));
  return { items, total: counted?.total ?? 0, limit, offset };
};
