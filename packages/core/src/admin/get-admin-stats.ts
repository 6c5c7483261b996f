import type { adminRoutes } from '@famiglia/contract/admin/admin-routes';
import { countPlanSelections } from '../analytics/plan-selections.ts';
import { countWaitingForPictures } from '../undelivered/undelivered.queries.ts';
import { readScreenshotSpace } from '../screenshots/intake/screenshot-quota.ts';
import type { UseCase } from '../platform/use-case.ts';
import {
  countTotals,
  loginsPerDay,
  newGuilds,
  newUsers,
  planMoves,
  plansPerDay,
} from './admin-stats.queries.ts';
import { requireSiteAdmin } from '../auth/require-site-admin.ts';
import type { DayValue } from './admin-stats.queries.ts';

const DAYS = 30;

export const getAdminStats: UseCase<typeof adminRoutes.stats> = async (context, actor) => {
  requireSiteAdmin(context, actor);
  const { db } = context;
  const now = context.clock();
  const days = lastDays(now, DAYS);
  const since = days[0] ?? '';
  const [totals, chosen, guilds, users, premium, trials, logins, chosenFree, chosenPremium, space, waiting] =
    await Promise.all([
      countTotals(db, now),
      countPlanSelections(db, since),
      newGuilds(db, since),
      newUsers(db, since),
      planMoves(db, since, 'premium'),
      planMoves(db, since, 'trial'),
      loginsPerDay(db, since),
      plansPerDay(db, since, 'free'),
      plansPerDay(db, since, 'premium'),
      readScreenshotSpace(context),
      countWaitingForPictures(db),
    ]);
  return {
    totals: {
      ...totals,
      logins_30d: logins.reduce((sum, { value }) => sum + value, 0),
      plan_selected_free: chosen.free,
      plan_selected_premium: chosen.premium,
      pictures: space.pictures,
      picture_bytes: space.bytes,
      disk_free_bytes: space.freeBytes,
      pictures_unavailable: waiting,
    },
    series: {
      guilds: runningTotal(days, guilds),
      premium: runningTotal(days, premium),
      trials: runningTotal(days, trials),
      users: runningTotal(days, users),
      logins: perDay(days, logins),
      plan_selected_free: perDay(days, chosenFree),
      plan_selected_premium: perDay(days, chosenPremium),
    },
  };
};

const DAY_MS = 24 * 60 * 60 * 1000;

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The last days up to today, oldest first. Days are in UTC, so that all have the same length. */
const lastDays = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_, index) => dayOf(new Date(now.getTime() - (count - 1 - index) * DAY_MS)));

/** The count of each day; zero for days without any. */
const perDay = (days: readonly string[], values: readonly DayValue[]) => {
  const known = new Map(values.map(({ day, value }) => [day, value]));
  return days.map((date) => ({ date, value: known.get(date) ?? 0 }));
};

/** The total at the end of each day. */
const runningTotal = (days: readonly string[], values: readonly DayValue[]) => {
  let total = 0;
  return perDay(days, values).map(({ date, value }) => ({ date, value: (total += value) }));
};
