import type { seriesRoutes } from '@famiglia/contract/series/series';
import type { UseCase } from '../platform/use-case.ts';
import { changeAndReadSeries, changeSeries } from './change-series.ts';
import { storeSeries } from './series.queries.ts';

/** Pauses a series: nothing is posted until it is resumed. Posted events stay. */
export const pauseSeries: UseCase<typeof seriesRoutes.pause> = async (context, actor, input) =>
  changeAndReadSeries(context, actor, input, async (tx, current) => {
    if (current.pausedAt !== null) return null;
    await storeSeries(tx, current, { pausedAt: context.clock() });
    return { type: 'series.paused', title: current.plan.title };
  });

/** Resumes a series. A date whose sign-up should already be open is posted at once, if it has not begun. */
export const resumeSeries: UseCase<typeof seriesRoutes.resume> = async (context, actor, input) =>
  changeAndReadSeries(context, actor, input, async (tx, current) => {
    if (current.pausedAt === null) return null;
    await storeSeries(tx, current, { pausedAt: null });
    return { type: 'series.resumed', title: current.plan.title };
  });

/** Ends a series for good. */
export const endSeries: UseCase<typeof seriesRoutes.end> = async (context, actor, input) => {
  await changeSeries(context, actor, input, async (tx, current) => {
    await storeSeries(tx, current, { endedAt: context.clock() });
    return { type: 'series.ended', title: current.plan.title };
  });
  return null;
};
