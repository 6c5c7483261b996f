import type { WarningKind } from '@famiglia/contract/warnings/warning-kinds';
import type { WarningState } from '@famiglia/contract/warnings/warnings';
import { and, count, desc, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { containing } from '../platform/db/containing.ts';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { members } from '../platform/db/schema/guilds.ts';
import { warnings } from '../platform/db/schema/warnings.ts';

export type WarningRow = typeof warnings.$inferSelect;

export interface WarningFilter {
  state?: WarningState | undefined;
  kind?: WarningKind | undefined;
  userId?: string | undefined;
  /** Words in the form of `foldName`; the member's name has to contain all of them. */
  words?: readonly string[];
}

const isActive = (now: Date): SQL | undefined =>
  and(isNull(warnings.liftedAt), or(isNull(warnings.endsAt), gt(warnings.endsAt, now)));

const STATES: Record<WarningState, (now: Date) => SQL | undefined> = {
  active: isActive,
  expired: (now) => and(isNull(warnings.liftedAt), lte(warnings.endsAt, now)),
  lifted: () => isNotNull(warnings.liftedAt),
};

export const stateOf = (
  { liftedAt, endsAt }: Pick<WarningRow, 'liftedAt' | 'endsAt'>,
  now: Date,
): WarningState => {
  if (liftedAt !== null) return 'lifted';
  return endsAt !== null && endsAt <= now ? 'expired' : 'active';
};

const matching = (guildId: string, { state, kind, userId, words = [] }: WarningFilter, now: Date) =>
  and(
    eq(warnings.guildId, guildId),
    state === undefined ? undefined : STATES[state](now),
    kind === undefined ? undefined : eq(warnings.kind, kind),
    userId === undefined ? undefined : eq(warnings.userId, userId),
    words.length === 0
      ? undefined
      : sql`exists (select from ${members} where ${members.guildId} = ${warnings.guildId}
          and ${members.userId} = ${warnings.userId} and ${and(
            ...words.map((word) => sql`${members.searchText} like ${containing(word)}`),
          )})`,
  );

export const findWarnings = async (
  db: Queryable,
  guildId: string,
  filter: WarningFilter,
  { now, limit, offset }: { now: Date; limit: number; offset: number },
): Promise<WarningRow[]> =>
  db
    .select()
    .from(warnings)
    .where(matching(guildId, filter, now))
    .orderBy(desc(warnings.createdAt), desc(warnings.id))
    .limit(limit)
    .offset(offset);

export const countWarnings = async (
  db: Queryable,
  guildId: string,
  filter: WarningFilter,
  now: Date,
): Promise<number> => {
  const [row] = await db
    .select({ total: count() })
    .from(warnings)
    .where(matching(guildId, filter, now));
  return row?.total ?? 0;
};

export const findWarning = async (
  db: Queryable,
  guildId: string,
  warningId: string,
): Promise<WarningRow | null> => {
  const [row] = await db
    .select()
    .from(warnings)
    .where(and(eq(warnings.guildId, guildId), eq(warnings.id, warningId)));
  return row ?? null;
};

/** Active warnings of one member, the oldest first. */
export const findActiveWarnings = async (
  db: Queryable,
  guildId: string,
  userId: string,
  now: Date,
): Promise<WarningRow[]> =>
  db
    .select()
    .from(warnings)
    .where(and(eq(warnings.guildId, guildId), eq(warnings.userId, userId), isActive(now)))
    .orderBy(warnings.createdAt, warnings.id);

/** How many warnings a member has and ever had, and what the active ones count together. */
export const tallyWarnings = async (db: Queryable, guildId: string, userId: string, now: Date) => {
  const active = await findActiveWarnings(db, guildId, userId, now);
  return {
    active: active.length,
    points: sumPoints(active),
    total: await countWarnings(db, guildId, { userId }, now),
  };
};

export const sumPoints = (rows: readonly Pick<WarningRow, 'weight'>[]): number =>
  rows.reduce((points, { weight }) => points + weight, 0);

export const updateWarning = async (
  tx: Transaction,
  { guildId, id }: Pick<WarningRow, 'guildId' | 'id'>,
  change: Partial<WarningRow>,
): Promise<WarningRow> => {
  const [row] = await tx
    .update(warnings)
    .set(change)
    .where(and(eq(warnings.guildId, guildId), eq(warnings.id, id)))
    .returning();
  if (row === undefined) throw new Error(`the warning ${id} is gone while it is locked`);
  return row;
};
