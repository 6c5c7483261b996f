import { isDeepStrictEqual } from 'node:util';
import type { seriesRoutes } from '@famiglia/contract/series/series';
import type { UseCase } from '../platform/use-case.ts';
import { changeAndReadSeries, requireSeriesVersion } from './change-series.ts';
import { checkSeries } from './check-series.ts';
import { storeSeries } from './series.queries.ts';

/**
 * Saves a series on top of the version that the leader saw. Dates that are posted or have their own changes stay as
 * they are.
 */
export const updateSeries: UseCase<typeof seriesRoutes.update> = async (context, actor, input) =>
  changeAndReadSeries(context, actor, input, async (tx, current, userId) => {
    await requireSeriesVersion(context, tx, current, input.version);
    const checked = await checkSeries(tx, input, { userId, before: current.plan, now: context.clock() });
    const { plan, days, clock, everyWeeks, firstDay, until, hoursBefore } = current;
    const before = { plan, days, clock, everyWeeks, firstDay, until, hoursBefore };
    if (isDeepStrictEqual(before, checked)) return null;
    await storeSeries(tx, current, checked);
    return { type: 'series.edited', title: checked.plan.title };
  });
