import type { PersonnelFile } from '@famiglia/contract/personnel-file/personnel-file';
import { and, count, eq } from 'drizzle-orm';
import { findHeldRank } from '../ranks/rank.queries.ts';
import type { ListedMember } from '../members/listed-member.ts';
import { countNotes } from './note.queries.ts';
import { findAwayOf } from '../vacations/away.queries.ts';
import { tallyWarnings } from '../warnings/warning.queries.ts';
import type { Context } from '../platform/context.ts';
import type { Queryable } from '../platform/db/database.ts';
import { activity } from '../platform/db/schema/activity.ts';

/** What the family keeps on a member besides the profile. */
export const readFile = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  guildId: string,
  member: ListedMember,
): Promise<PersonnelFile> => {
  const { userId } = member;
  const [left, notes, away, warnings, rank] = await Promise.all([
    countLeft(db, guildId, userId),
    countNotes(db, guildId, userId),
    findAwayOf(db, guildId, userId, clock()),
    tallyWarnings(db, guildId, userId, clock()),
    findHeldRank(db, guildId, userId),
  ]);
  return {
    user_id: userId,
    joined_at: member.joinedAt,
    left_at: member.leftAt,
    // Joins before the bot came are not recorded, but whoever left had joined.
    times_joined: Math.max(1, member.leftAt === null ? left + 1 : left),
    notes,
    away: away === null ? null : { kind: away.kind, ends_at: away.endsAt.toISOString() },
    warnings,
    rank,
  };
};

const countLeft = async (db: Queryable, guildId: string, userId: string): Promise<number> => {
  const [row] = await db
    .select({ times: count() })
    .from(activity)
    .where(
      and(eq(activity.guildId, guildId), eq(activity.targetId, userId), eq(activity.type, 'member.left')),
    );
  return row?.times ?? 0;
};
