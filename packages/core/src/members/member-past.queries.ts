import { and, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { memberPasts } from '../platform/db/schema/moving-tables.ts';

export interface MemberPast {
  joinedOn: string | null;
  attended: number | null;
}

/** What somebody brought along from before; null for nothing. */
export const findPast = async (
  db: Queryable,
  guildId: string,
  userId: string,
): Promise<MemberPast | null> => {
  const [row] = await db
    .select({ joinedOn: memberPasts.joinedOn, attended: memberPasts.attended })
    .from(memberPasts)
    .where(and(eq(memberPasts.guildId, guildId), eq(memberPasts.userId, userId)));
  return row ?? null;
};

/** Replaces what people brought along. Their rows are locked. */
export const storePasts = async (
  tx: Transaction,
  { guildId, enteredBy, enteredAt }: { guildId: string; enteredBy: string; enteredAt: Date },
  pasts: readonly ({ userId: string } & MemberPast)[],
): Promise<void> => {
  if (pasts.length === 0) return;
  const [kept, empty] = [
    pasts.filter(({ joinedOn, attended }) => joinedOn !== null || attended !== null),
    pasts.filter(({ joinedOn, attended }) => joinedOn === null && attended === null),
  ];
  if (empty.length > 0)
    await tx
      .delete(memberPasts)
      .where(
        and(
          eq(memberPasts.guildId, guildId),
          sql`${memberPasts.userId} = any(${sql.param(empty.map(({ userId }) => userId))}::bigint[])`,
        ),
      );
  if (kept.length === 0) return;
  await tx
    .insert(memberPasts)
    .values(kept.map((past) => ({ ...past, guildId, enteredBy, enteredAt })))
    .onConflictDoUpdate({
      target: [memberPasts.guildId, memberPasts.userId],
      set: {
        joinedOn: sql`excluded.joined_on`,
        attended: sql`excluded.attended`,
        enteredBy: sql`excluded.entered_by`,
        enteredAt: sql`excluded.entered_at`,
      },
    });
};
