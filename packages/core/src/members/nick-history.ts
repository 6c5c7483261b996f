import { userRoutes } from '@famiglia/contract/members/members';
import { and, desc, eq, isNull, ne } from 'drizzle-orm';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { AppError } from '../platform/app-error.ts';
import { wholeList } from '../platform/whole-list.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findMember, findNames } from './member.queries.ts';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { members } from '../platform/db/schema/guilds.ts';
import { nickChanges } from '../platform/db/schema/members.ts';

export const listNickHistory: UseCase<typeof userRoutes.nickHistory> = async (context, actor, input) => {
  const { guildId, userId } = input;
  await requireGuildAccess(context, actor, guildId, userRoutes.nickHistory.access);
  if ((await findMember(context.db, guildId, userId)) === null) throw new AppError('not_found');
  const changes = await findNickChanges(context.db, guildId, userId);
  const people = [...new Set(changes.flatMap((change) => change.changedBy ?? []))];
  const names = await findNames(context.db, guildId, people);
  return wholeList(
    changes.map(({ ingameNick, staticId, changedBy, changedAt }) => ({
      ingame_nick: ingameNick,
      static_id: staticId,
      changed_by: changedBy === null ? null : { id: changedBy, name: names.get(changedBy) ?? changedBy },
      changed_at: changedAt.toISOString(),
    })),
  );
};

export interface IngameName {
  ingameNick: string | null;
  staticId: string | null;
}

/** Writes the name and its history row. */
export const storeName = async (
  tx: Transaction,
  change: IngameName & { guildId: string; userId: string; changedBy: string | null; changedAt: Date },
): Promise<void> => {
  const { guildId, userId, ingameNick, staticId } = change;
  await tx
    .update(members)
    .set({ ingameNick, staticId })
    .where(and(eq(members.guildId, guildId), eq(members.userId, userId)));
  await tx.insert(nickChanges).values(change);
};

/** Whether another present member has this static id. */
export const isStaticTaken = async (
  db: Queryable,
  { guildId, userId, staticId }: { guildId: string; userId: string; staticId: string },
): Promise<boolean> => {
  const rows = await db
    .select({ userId: members.userId })
    .from(members)
    .where(
      and(
        eq(members.guildId, guildId),
        eq(members.staticId, staticId),
        ne(members.userId, userId),
        isNull(members.leftAt),
      ),
    )
    .limit(1);
  return rows.length > 0;
};

export const findNickChanges = async (db: Queryable, guildId: string, userId: string, limit?: number) => {
  const changes = db
    .select()
    .from(nickChanges)
    .where(and(eq(nickChanges.guildId, guildId), eq(nickChanges.userId, userId)))
    .orderBy(desc(nickChanges.id));
  return limit === undefined ? changes : changes.limit(limit);
};
