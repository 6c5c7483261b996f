import type { CaptResult, CaptSide, CaptStatus } from '@famiglia/contract/capts/capts';
import type { FightKindMark } from '@famiglia/contract/fight-kinds/fight-kind-mark';
import { and, asc, count, eq, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Placeholder, SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { containing } from '../platform/db/containing.ts';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { executeKept } from '../platform/db/prepared.ts';
import { capts } from '../platform/db/schema/capts.ts';
import { fightKinds } from '../platform/db/schema/fight-kinds.ts';
import { members } from '../platform/db/schema/guilds.ts';
import { deliveries } from '../platform/db/schema/deliveries.ts';
import { rosters } from '../platform/db/schema/rosters.ts';
import { KIND_MARK, KIND_PICTURE, isKindOf } from '../fight-kinds/fight-kind.queries.ts';
import { startOrder } from '../rosters/start-order.ts';
import { redrawWarOf } from './capt-war.queries.ts';
import { showsRoster } from '../rosters/roster-message.queries.ts';

export type CaptRow = typeof capts.$inferSelect;
export type CaptChange = Partial<typeof capts.$inferInsert>;
export interface CaptWithRoster {
  capt: CaptRow;
  roster: typeof rosters.$inferSelect;
  fightKind: FightKindMark | null;
  kindPictureId?: string | null;
}

const recordings = sql<string[]>`array(select recording.url from capt_recordings recording
  where recording.capt_id = ${capts.id} order by recording.added_at, recording.id)`;

const withRoster = (db: Queryable) =>
  db
    .select({
      capt: capts,
      roster: rosters,
      fightKind: KIND_MARK,
      kindPictureId: KIND_PICTURE,
      recordings,
    })
    .from(capts)
    .innerJoin(rosters, eq(rosters.id, capts.id))
    .leftJoin(fightKinds, isKindOf(capts));

export type ListedCapt = CaptWithRoster & { recordings: string[] };

const isCapt = (guildId: string | Placeholder, captId: string | Placeholder) =>
  and(eq(capts.guildId, guildId), eq(capts.id, captId));

/** Null for a deleted capt: it is not visible until it is restored. */
export const findCapt = async (
  db: Queryable,
  guildId: string,
  captId: string,
): Promise<ListedCapt | null> => {
  const [row] = await executeKept(db, 'capt', { guildId, captId }, (on) =>
    withRoster(on).where(
      and(isCapt(sql.placeholder('guildId'), sql.placeholder('captId')), isNull(capts.deletedAt)),
    ),
  );
  return row ?? null;
};

export const findDeletedCapt = async (
  db: Queryable,
  guildId: string,
  captId: string,
): Promise<ListedCapt | null> => {
  const [row] = await withRoster(db).where(and(isCapt(guildId, captId), isNotNull(capts.deletedAt)));
  return row ?? null;
};

const creators = alias(members, 'creators');
const closers = alias(members, 'closers');
const enders = alias(members, 'enders');
const scorers = alias(members, 'scorers');

/** Includes the capt's message and the names of the members who created, closed, ended and scored it. */
export const findCaptDetails = async (db: Queryable, guildId: string, captId: string) => {
  const [row] = await db
    .select({
      capt: capts,
      roster: rosters,
      fightKind: KIND_MARK,
      recordings,
      message: deliveries,
      creatorName: creators.displayName,
      closerName: closers.displayName,
      enderName: enders.displayName,
      scorerName: scorers.displayName,
    })
    .from(capts)
    .innerJoin(rosters, eq(rosters.id, capts.id))
    .leftJoin(fightKinds, isKindOf(capts))
    .leftJoin(deliveries, showsRoster(guildId, capts.id))
    .leftJoin(creators, and(eq(creators.guildId, guildId), eq(creators.userId, capts.createdBy)))
    .leftJoin(closers, and(eq(closers.guildId, guildId), eq(closers.userId, capts.closedBy)))
    .leftJoin(enders, and(eq(enders.guildId, guildId), eq(enders.userId, capts.endedBy)))
    .leftJoin(scorers, and(eq(scorers.guildId, guildId), eq(scorers.userId, capts.playersUpdatedBy)))
    .where(and(isCapt(guildId, captId), isNull(capts.deletedAt)));
  return row ?? null;
};

export interface CaptFilter {
  status?: CaptStatus | undefined;
  result?: CaptResult | undefined;
  side?: CaptSide | undefined;
  opponent?: string | undefined;
  territory?: string | undefined;
  fightKindId?: string | undefined;
  search?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
}

const given = <Value>(value: Value | undefined, condition: (value: Value) => SQL): SQL | undefined =>
  value === undefined || value === '' ? undefined : condition(value);

const matching = (guildId: string, filter: CaptFilter) =>
  and(
    eq(capts.guildId, guildId),
    isNull(capts.deletedAt),
    given(filter.status, (status) => eq(capts.status, status)),
    given(filter.result, (result) => eq(capts.result, result)),
    given(filter.side, (side) => eq(capts.side, side)),
    given(filter.opponent, (opponent) => sql`${capts.opponentKey} = lower(${opponent})`),
    given(filter.territory, (territory) => sql`lower(${capts.territory}) = lower(${territory})`),
    given(filter.fightKindId, (kindId) => eq(capts.fightKindId, kindId)),
    given(
      filter.search,
      (search) => sql`${capts.opponentKey} || ' ' || lower(${capts.territory}) like ${containing(search)}`,
    ),
    given(filter.from, (from) => gte(capts.startsAt, from)),
    given(filter.to, (to) => lt(capts.startsAt, to)),
  );

export const findCapts = async (
  db: Queryable,
  guildId: string,
  filter: CaptFilter,
  page: { limit: number; offset: number; now?: Date },
): Promise<ListedCapt[]> =>
  withRoster(db)
    .where(matching(guildId, filter))
    .orderBy(...startOrder(capts, filter.status, page.now), asc(capts.id))
    .limit(page.limit)
    .offset(page.offset);

export const countCapts = async (db: Queryable, guildId: string, filter: CaptFilter): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(capts).where(matching(guildId, filter));
  return row?.total ?? 0;
};

export const insertCapt = async (tx: Transaction, capt: typeof capts.$inferInsert): Promise<void> => {
  await tx.insert(capts).values(capt);
};

export const storeCapt = async (
  tx: Queryable,
  { guildId, captId }: CaptTarget,
  values: CaptChange,
): Promise<void> => {
  await tx.update(capts).set(values).where(isCapt(guildId, captId));
  if (NAMED_BY_WARS.some((field) => field in values)) await redrawWarOf(tx, { guildId, captId });
};

/** What the alert of a war says of its capt. */
const NAMED_BY_WARS = ['opponent', 'territory', 'startsAt', 'status', 'deletedAt'] as const;

/** Every change of status raises the version of the capt. */
export const storeCaptStatus = async (
  tx: Transaction,
  { guildId, captId }: CaptTarget,
  values: CaptChange,
): Promise<void> => {
  await tx
    .update(capts)
    .set({ ...values, version: sql`${capts.version} + 1` })
    .where(isCapt(guildId, captId));
  await redrawWarOf(tx, { guildId, captId });
};

export interface CaptTarget {
  guildId: string;
  captId: string;
}
