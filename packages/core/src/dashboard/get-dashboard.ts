import { PAGE_SIZE } from '@famiglia/contract/kit/page-size';
import { dashboardRoutes } from '@famiglia/contract/dashboard/dashboard';
import type { Away, FoughtCapt } from '@famiglia/contract/dashboard/dashboard';
import type { Permission } from '@famiglia/contract/access/permissions';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { listRecentActivity } from '../activity-feed/list-activity.ts';
import { getGuildStats } from '../guilds/get-guild-stats.ts';
import type { Context } from '../platform/context.ts';
import type { UseCase } from '../platform/use-case.ts';
import { countVacations, findVacations } from '../vacations/vacation.queries.ts';
import { findFoughtCapts, findWeeks } from './dashboard.queries.ts';
import { listActiveDays } from './list-active-days.ts';
import { listNextCapts, listNextEvents } from './list-next.ts';
import { listReputationMovers } from './list-reputation-movers.ts';
import { readFirstSteps } from './read-first-steps.ts';

/** Everything that the first page shows, in one answer. */
export const getDashboard: UseCase<typeof dashboardRoutes.get> = async (context, actor, { guildId }) => {
  const { permissions } = await requireGuildAccess(context, actor, guildId, dashboardRoutes.get.access);
  const ifMay = async <Part>(permission: Permission, read: () => Promise<Part>): Promise<Part | null> =>
    permissions.has(permission) ? read() : null;
  const [stats, weeks, activeDays, movers, nextEvents, nextCapts, foughtCapts, recent, away, firstSteps] =
    await Promise.all([
      getGuildStats(context, actor, { guildId }),
      findWeeks(context.db, guildId, context.clock()),
      listActiveDays(context, guildId),
      ifMay('users.view', async () => listReputationMovers(context, guildId)),
      ifMay('events.view', async () => listNextEvents(context, guildId)),
      ifMay('capts.view', async () => listNextCapts(context, guildId)),
      ifMay('capts.view', async () => listFoughtCapts(context, guildId)),
      ifMay('activity.view', async () =>
        listRecentActivity(context, actor, { guildId, limit: PAGE_SIZE.recentActivity }),
      ),
      ifMay('personnel.view', async () => readAway(context, guildId)),
      ifMay('settings.manage', async () => readFirstSteps(context, guildId)),
    ]);
  return {
    stats,
    weeks,
    active_days: activeDays,
    reputation_movers: movers,
    next_events: nextEvents,
    next_capts: nextCapts,
    fought_capts: foughtCapts,
    recent_activity: recent?.items ?? null,
    away,
    first_steps: firstSteps,
  };
};

/** How many names a line has room for. */
const MAX_AWAY_NAMES = 6;

const readAway = async ({ db, clock }: Context, guildId: string): Promise<Away> => {
  const now = clock();
  const [{ rows, total }, requests] = await Promise.all([
    findVacations(db, guildId, { view: 'away', now, limit: MAX_AWAY_NAMES, offset: 0 }),
    countVacations(db, guildId, { view: 'requests', now }),
  ]);
  return { total, names: rows.map(({ name }) => name), requests };
};

/** Enough to see a trend, few enough for a phone. */
const MAX_TREND_POINTS = 20;

const listFoughtCapts = async (context: Context, guildId: string): Promise<FoughtCapt[]> => {
  const rows = await findFoughtCapts(context.db, guildId, MAX_TREND_POINTS);
  return rows.toReversed().flatMap(({ id, opponent, playedAt, result, damage }) =>
    // Played capts have a result: a constraint requires it.
    playedAt === null || result === null
      ? []
      : [{ id, opponent, played_at: playedAt.toISOString(), result, damage }],
  );
};
