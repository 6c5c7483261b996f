import type { WarningState } from '@famiglia/contract/warnings/warnings';
import { and, count, desc, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { foldName } from '../members/fold-name.ts';
import { containing } from '../platform/db/containing.ts';
import type { Queryable } from '../platform/db/database.ts';
import { blacklistEntries } from '../platform/db/schema/blacklist.ts';

export type BlacklistRow = typeof blacklistEntries.$inferSelect;

/** What identifies somebody on the blacklist. */
export interface Identity {
  userId?: string | null | undefined;
  staticId?: string | null | undefined;
  nick?: string | null | undefined;
}

const isActive = (now: Date): SQL | undefined =>
  and(
    isNull(blacklistEntries.liftedAt),
    or(isNull(blacklistEntries.endsAt), gt(blacklistEntries.endsAt, now)),
  );

const STATES: Record<WarningState, (now: Date) => SQL | undefined> = {
  active: isActive,
  expired: (now) => and(isNull(blacklistEntries.liftedAt), lte(blacklistEntries.endsAt, now)),
  lifted: () => isNotNull(blacklistEntries.liftedAt),
};

/**
 * Active entries that name this person by Discord id, static id or in-game nick, newest first. Nicks are compared as
 * people read them: `Ivan_Petrov`, “ivan petrov” and «Иван Петров» are one.
 */
export const findBlacklisted = async (
  db: Queryable,
  guildId: string,
  { userId, staticId, nick }: Identity,
  now: Date,
): Promise<BlacklistRow[]> => {
  const named = [
    ...(userId ? [eq(blacklistEntries.userId, userId)] : []),
    ...(staticId ? [eq(blacklistEntries.staticId, staticId)] : []),
    ...(nick ? [sql`fold_name(${blacklistEntries.nick}) = ${foldName(nick)}`] : []),
  ];
  if (named.length === 0) return [];
  return db
    .select()
    .from(blacklistEntries)
    .where(and(eq(blacklistEntries.guildId, guildId), isActive(now), or(...named)))
    .orderBy(desc(blacklistEntries.createdAt));
};

export interface BlacklistFilter {
  state?: WarningState | undefined;
  /** Words in the form of `foldName`. */
  words: readonly string[];
}

const matching = (guildId: string, { state, words }: BlacklistFilter, now: Date) =>
  and(
    eq(blacklistEntries.guildId, guildId),
    state === undefined ? undefined : STATES[state](now),
    ...words.map(
      (word) =>
        sql`concat_ws(' ', fold_name(nick), static_id, user_id, fold_name(reason)) like ${containing(word)}`,
    ),
  );

export const findEntries = async (
  db: Queryable,
  guildId: string,
  filter: BlacklistFilter,
  { now, limit, offset }: { now: Date; limit: number; offset: number },
): Promise<BlacklistRow[]> =>
  db
    .select()
    .from(blacklistEntries)
    .where(matching(guildId, filter, now))
    .orderBy(desc(blacklistEntries.createdAt), desc(blacklistEntries.id))
    .limit(limit)
    .offset(offset);

export const countEntries = async (
  db: Queryable,
  guildId: string,
  filter: BlacklistFilter,
  now: Date,
): Promise<number> => {
  const [row] = await db
    .select({ total: count() })
    .from(blacklistEntries)
    .where(matching(guildId, filter, now));
  return row?.total ?? 0;
};

export const findEntry = async (
  db: Queryable,
  guildId: string,
  entryId: string,
): Promise<BlacklistRow | null> => {
  const [row] = await db
    .select()
    .from(blacklistEntries)
    .where(and(eq(blacklistEntries.guildId, guildId), eq(blacklistEntries.id, entryId)));
  return row ?? null;
};

/** Whom an entry names, in words. */
export const whoIs = ({
  nick,
  staticId,
  userId,
}: Pick<BlacklistRow, 'nick' | 'staticId' | 'userId'>): string =>
  [nick, staticId && `#${staticId}`, userId].filter(Boolean).join(' · ');
