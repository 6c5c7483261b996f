import type { seriesRoutes } from '@famiglia/contract/series/series';
import { isSeriesDay } from '@famiglia/contract/series/series-dates';
import { momentOf } from '@famiglia/contract/kit/zoned-time';
import { findSettings } from '../settings/settings.queries.ts';
import { AppError } from '../platform/app-error.ts';
import type { Transaction } from '../platform/db/database.ts';
import type { UseCase, VersionedUseCase } from '../platform/use-case.ts';
import { checkStart } from '../events/check-start.ts';
import { changeAndReadSeries, requireSeriesVersion } from './change-series.ts';
import { checkPlan } from './check-series.ts';
import { ruleOf } from './read-series.ts';
import { deleteOccurrence, findOccurrences, storeOccurrence, storeSeries } from './series.queries.ts';
import type { OccurrenceRow, SeriesRow } from './series.queries.ts';

/** Skips one date. */
export const skipOccurrence: UseCase<typeof seriesRoutes.skip> = async (context, actor, input) =>
  changeAndReadSeries(context, actor, input, async (tx, series) => {
    const { row, startsAt } = await findOpenDate(tx, series, input.day, context.clock());
    if (row?.skipped === true) return null;
    await storeSeries(tx, series, {});
    await storeOccurrence(tx, { ...dateOf(series, input.day), skipped: true, startsAt: null, plan: null });
    return { type: 'series.date_skipped', title: series.plan.title, startsAt };
  });

/** Gives one date its own plan and start. A skipped date takes place again. */
export const changeOccurrence: VersionedUseCase<typeof seriesRoutes.change> = async (context, actor, input) =>
  changeAndReadSeries(context, actor, input, async (tx, series, userId) => {
    const now = context.clock();
    await findOpenDate(tx, series, input.day, now);
    await requireSeriesVersion(context, tx, series, input.version);
    const startsAt = new Date(input.startsAt);
    checkStart(startsAt, now);
    const chooser = { guildId: series.guildId, userId, before: series.plan, now };
    const plan = await checkPlan(tx, chooser, input.plan);
    await storeSeries(tx, series, {});
    await storeOccurrence(tx, { ...dateOf(series, input.day), skipped: false, startsAt, plan });
    return { type: 'series.date_changed', title: plan.title, startsAt };
  });

/** Makes one date follow the series again. */
export const restoreOccurrence: UseCase<typeof seriesRoutes.restore> = async (context, actor, input) =>
  changeAndReadSeries(context, actor, input, async (tx, series) => {
    const { row, regular } = await findOpenDate(tx, series, input.day, context.clock());
    if (row === undefined) return null;
    await storeSeries(tx, series, {});
    await deleteOccurrence(tx, dateOf(series, input.day));
    return { type: 'series.date_restored', title: series.plan.title, startsAt: regular };
  });

const dateOf = ({ id, guildId }: SeriesRow, day: string) => ({ seriesId: id, guildId, day });

interface OpenDate {
  row: OccurrenceRow | undefined;
  /** The start by the rule. */
  regular: Date;
  /** The start by the rule, or the moved start. */
  startsAt: Date;
}

/** A date of the series that has neither begun nor been posted. */
const findOpenDate = async (
  tx: Transaction,
  series: SeriesRow,
  day: string,
  now: Date,
): Promise<OpenDate> => {
  const { time_zone: zone } = await findSettings(tx, series.guildId);
  const regular = momentOf({ day, clock: series.clock }, zone);
  if (regular === null || !isSeriesDay(ruleOf(series), day)) throw new AppError('not_found');
  const rows = await findOccurrences(tx, series.guildId, [series.id], now);
  const row = rows.find((one) => one.day === day);
  if (row !== undefined && row.eventId !== null) throw new AppError('occurrence_posted');
  const startsAt = row?.startsAt ?? regular;
  if (startsAt <= now) throw new AppError('not_found');
  return { row, regular, startsAt };
};
