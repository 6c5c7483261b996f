import type { VacationView } from '@famiglia/contract/vacations/vacations';
import { and, asc, count, desc, eq, gt, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { members } from '../platform/db/schema/guilds.ts';
import { vacations } from '../platform/db/schema/vacations.ts';
import type { Span } from './vacation-days.ts';

export type VacationRow = typeof vacations.$inferSelect;

const OPEN = ['requested', 'approved'] as const;

export const insertVacation = async (tx: Transaction, row: typeof vacations.$inferInsert) => {
  await tx.insert(vacations).values(row);
};

const is = (guildId: string, id: string) => and(eq(vacations.guildId, guildId), eq(vacations.id, id));

export const findVacation = async (
  db: Queryable,
  guildId: string,
  id: string,
): Promise<VacationRow | null> => {
  const [row] = await db.select().from(vacations).where(is(guildId, id));
  return row ?? null;
};

export const lockVacation = async (
  tx: Transaction,
  guildId: string,
  id: string,
): Promise<VacationRow | null> => {
  const [row] = await tx.select().from(vacations).where(is(guildId, id)).for('no key update');
  return row ?? null;
};

export const updateVacation = async (
  tx: Transaction,
  { guildId, id }: Pick<VacationRow, 'guildId' | 'id'>,
  change: Partial<VacationRow>,
): Promise<void> => {
  await tx.update(vacations).set(change).where(is(guildId, id));
};

/** What a member has asked for or will have in this span. */
export const findOverlapping = async (
  db: Queryable,
  guildId: string,
  userId: string,
  { startsAt, endsAt }: Span,
): Promise<VacationRow[]> =>
  db
    .select()
    .from(vacations)
    .where(
      and(
        eq(vacations.guildId, guildId),
        eq(vacations.userId, userId),
        inArray(vacations.status, OPEN),
        lt(vacations.startsAt, endsAt),
        gt(vacations.endsAt, startsAt),
      ),
    );

/** The vacations of a member that count towards the limit of the months between two moments. */
export const findCounted = async (
  db: Queryable,
  guildId: string,
  userId: string,
  { startsAt, endsAt }: Span,
): Promise<VacationRow[]> =>
  db
    .select()
    .from(vacations)
    .where(
      and(
        eq(vacations.guildId, guildId),
        eq(vacations.userId, userId),
        eq(vacations.kind, 'vacation'),
        inArray(vacations.status, [...OPEN, 'ended']),
        lt(vacations.startsAt, endsAt),
        gt(sql`coalesce(${vacations.endedAt}, ${vacations.endsAt})`, startsAt),
      ),
    );

/** What a member has open now or later, the next first. */
export const findOpenOf = async (
  db: Queryable,
  guildId: string,
  userId: string,
  now: Date,
): Promise<VacationRow[]> =>
  db
    .select()
    .from(vacations)
    .where(
      and(
        eq(vacations.guildId, guildId),
        eq(vacations.userId, userId),
        inArray(vacations.status, OPEN),
        gt(vacations.endsAt, now),
      ),
    )
    .orderBy(asc(vacations.startsAt));

const viewCondition = (view: VacationView, now: Date): SQL | undefined => {
  if (view === 'requests') return and(eq(vacations.status, 'requested'), gt(vacations.endsAt, now));
  if (view === 'history') {
    return or(inArray(vacations.status, ['ended', 'refused', 'cancelled']), lte(vacations.endsAt, now));
  }
  const begun = view === 'away' ? lte(vacations.startsAt, now) : gt(vacations.startsAt, now);
  return and(eq(vacations.status, 'approved'), gt(vacations.endsAt, now), begun);
};

const ORDER: Record<VacationView, SQL> = {
  away: asc(vacations.endsAt),
  upcoming: asc(vacations.startsAt),
  requests: asc(vacations.requestedAt),
  history: desc(vacations.startsAt),
};

interface Listed {
  view: VacationView;
  userId?: string | undefined;
  now: Date;
  limit: number;
  offset: number;
}

const MEMBER = and(eq(members.guildId, vacations.guildId), eq(members.userId, vacations.userId));

/** Who has left the guild is not away from it. */
const listedIn = (guildId: string, { view, userId, now }: Omit<Listed, 'limit' | 'offset'>) =>
  and(
    eq(vacations.guildId, guildId),
    viewCondition(view, now),
    userId === undefined ? undefined : eq(vacations.userId, userId),
    view === 'history' ? undefined : sql`${members.leftAt} is null`,
  );

export const countVacations = async (
  db: Queryable,
  guildId: string,
  listed: Omit<Listed, 'limit' | 'offset'>,
): Promise<number> => {
  const [all] = await db
    .select({ total: count() })
    .from(vacations)
    .innerJoin(members, MEMBER)
    .where(listedIn(guildId, listed));
  return all?.total ?? 0;
};

/** A page of one list, with the names and pictures of those who are away. */
export const findVacations = async (db: Queryable, guildId: string, listed: Listed) => {
  const rows = await db
    .select({ row: vacations, name: members.displayName, avatarPath: members.avatarPath })
    .from(vacations)
    .innerJoin(members, MEMBER)
    .where(listedIn(guildId, listed))
    .orderBy(ORDER[listed.view], asc(vacations.id))
    .limit(listed.limit)
    .offset(listed.offset);
  return { rows, total: await countVacations(db, guildId, listed) };
};
