import type { Answer, GivenAnswer } from '@famiglia/contract/rosters/answers';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { members } from '../platform/db/schema/guilds.ts';
import { rosterAnswers } from '../platform/db/schema/rosters.ts';

interface AnswerChange {
  before: ReadonlyMap<string, Answer> | null;
  after: ReadonlyMap<string, Answer>;
  now: Date;
}

/** Writes the answers that differ, in one statement. Returns whether any did. */
export const writeAnswers = async (
  tx: Transaction,
  { id, guildId }: { id: string; guildId: string },
  { before, after, now }: AnswerChange,
): Promise<boolean> => {
  const gone = [...(before?.keys() ?? [])].filter((userId) => !after.has(userId));
  const given = [...after].filter(([userId, answer]) => before?.get(userId) !== answer);
  if (gone.length + given.length === 0) return false;
  await tx.execute(sql`
    with gone as (
      delete from roster_answers where roster_id = ${id}::uuid and user_id = any(${sql.param(gone)}::bigint[])
    )
    insert into roster_answers (roster_id, guild_id, answered_at, user_id, answer)
    select ${id}::uuid, ${guildId}::bigint, ${now.toISOString()}::timestamptz, row.*
    from unnest(${sql.param(given.map(([userId]) => userId))}::bigint[],
      ${sql.param(given.map(([, answer]) => answer))}::text[]) as row (user_id, answer)
    on conflict (roster_id, user_id) do update set answer = excluded.answer, answered_at = excluded.answered_at`);
  return true;
};

/** All answers are deleted when a leader wants only plus and minus again. */
export const forgetAnswers = async (tx: Transaction, rosterId: string): Promise<void> => {
  await tx.delete(rosterAnswers).where(eq(rosterAnswers.rosterId, rosterId));
};

/** The answers of those who are still in the guild, earliest first. */
export const findAnswers = async (db: Queryable, guildId: string, rosterId: string): Promise<GivenAnswer[]> =>
  db
    .select({
      user_id: rosterAnswers.userId,
      display_name: members.displayName,
      answer: rosterAnswers.answer,
    })
    .from(rosterAnswers)
    .innerJoin(
      members,
      and(eq(members.guildId, rosterAnswers.guildId), eq(members.userId, rosterAnswers.userId)),
    )
    .where(
      and(eq(rosterAnswers.guildId, guildId), eq(rosterAnswers.rosterId, rosterId), isNull(members.leftAt)),
    )
    .orderBy(asc(rosterAnswers.answeredAt), asc(rosterAnswers.userId));
