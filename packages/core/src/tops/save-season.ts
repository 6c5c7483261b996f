import { SEASON_DAYS, TOP_KINDS, topRoutes } from '@famiglia/contract/tops/tops';
import type { Season } from '@famiglia/contract/tops/tops';
import type { ActivityType } from '@famiglia/contract/activity/activity-types';
import { daysLater, wallTimeAt } from '@famiglia/contract/kit/zoned-time';
import { eq, sql } from 'drizzle-orm';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { requireVersion } from '../activity/require-version.ts';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { lockNamed } from '../platform/db/lock-named.ts';
import { seasons } from '../platform/db/schema/seasons.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { findLastEnd, lockOpenSeason, presentSeason } from './season.queries.ts';
import type { SeasonRow } from './season.queries.ts';
import { seasonSpan } from './spans.ts';
import { keepStandings } from './top.queries.ts';

/** The version of no season: the first one of a new season is 1. */
const NONE = 0;

/** Sets the dates of the open season on top of the version that the leader saw, or begins one. */
export const saveSeason: UseCase<typeof topRoutes.saveSeason> = async (context, actor, input) => {
  const { guildId, name, startsOn, endsOn } = input;
  await requireGuildAccess(context, actor, guildId, topRoutes.saveSeason.access);
  const { userId } = requireSignedIn(actor);
  return context.db.transaction(async (tx) => {
    const open = await lockSeen(tx, guildId, input.version);
    const { time_zone: timeZone } = await findSettings(tx, guildId);
    checkDates(input, wallTimeAt(context.clock(), timeZone).day);
    const lastEnd = await findLastEnd(tx, guildId);
    if (lastEnd !== null && startsOn <= lastEnd) throw new AppError('season_overlaps');
    const values = { name, startsOn, endsOn };
    if (open !== null && open.name === name && open.startsOn === startsOn && open.endsOn === endsOn)
      return presentSeason(open);
    const [saved] =
      open === null
        ? await tx
            .insert(seasons)
            .values({ ...values, guildId, version: NONE + 1, createdBy: userId, createdAt: context.clock() })
            .returning()
        : await tx
            .update(seasons)
            .set({ ...values, version: sql`${seasons.version} + 1` })
            .where(eq(seasons.id, open.id))
            .returning();
    if (saved === undefined) throw new Error('a season was not stored');
    return changed(context, tx, saved, { type: 'season.set', actorId: userId });
  });
};

export const closeSeason: UseCase<typeof topRoutes.closeSeason> = async (context, actor, input) => {
  const { guildId } = input;
  await requireGuildAccess(context, actor, guildId, topRoutes.closeSeason.access);
  const { userId } = requireSignedIn(actor);
  return context.db.transaction(async (tx) => {
    const open = await lockSeen(tx, guildId, input.version);
    if (open === null) throw new AppError('not_found');
    return endSeason(context, tx, open, userId);
  });
};

/** One after the other writes the seasons of a family; who saw an older one learns what it is now. */
const lockSeen = async (tx: Transaction, guildId: string, seen: number): Promise<SeasonRow | null> => {
  await lockNamed(tx, 'seasons', guildId);
  const open = await lockOpenSeason(tx, guildId);
  await requireVersion(tx, {
    seen,
    stored: open?.version ?? NONE,
    changes: { guildId, types: ['season.set', 'season.closed', 'season.taken_away'] },
    read: () => (open === null ? undefined : presentSeason(open)),
  });
  return open;
};

const checkDates = ({ startsOn, endsOn }: Pick<SeasonRow, 'startsOn' | 'endsOn'>, today: string): void => {
  const isShort = startsOn <= endsOn && endsOn < daysLater(startsOn, SEASON_DAYS);
  const isNear = startsOn <= daysLater(today, SEASON_DAYS) && endsOn >= today;
  if (!isShort || !isNear) throw new AppError('season_dates');
};

/** Keeps the standings; the last day is today where it was later. What has not begun has no standings, and goes. */
export const endSeason = async (
  context: Context,
  tx: Transaction,
  open: SeasonRow,
  actorId: string | null,
): Promise<Season> => {
  const { guildId } = open;
  const now = context.clock();
  const { time_zone: timeZone } = await findSettings(tx, guildId);
  const today = wallTimeAt(now, timeZone).day;
  if (today < open.startsOn) {
    await tx.delete(seasons).where(eq(seasons.id, open.id));
    return changed(context, tx, open, { type: 'season.taken_away', actorId });
  }
  const [closed] = await tx
    .update(seasons)
    .set({
      endsOn: today < open.endsOn ? today : open.endsOn,
      closedAt: now,
      closedBy: actorId,
      version: sql`${seasons.version} + 1`,
    })
    .where(eq(seasons.id, open.id))
    .returning();
  if (closed === undefined) throw new Error('a season was not closed');
  const span = seasonSpan(presentSeason(closed), timeZone);
  await keepStandings(tx, { ...span, guildId, seasonId: open.id, kinds: TOP_KINDS });
  return changed(context, tx, closed, { type: 'season.closed', actorId });
};

interface Change {
  type: Extract<ActivityType, `season.${string}`>;
  actorId: string | null;
}

const changed = async (
  context: Context,
  tx: Transaction,
  row: SeasonRow,
  { type, actorId }: Change,
): Promise<Season> => {
  const { guildId, id, name, startsOn, endsOn } = row;
  await recordActivity(context, tx, {
    guildId,
    type,
    actorId,
    target: { kind: 'settings', id: guildId },
    data: { season_id: id, name, starts_on: startsOn, ends_on: endsOn },
  });
  await context.bus.publish(tx, { type: 'seasons.changed', guildId });
  return presentSeason(row);
};
