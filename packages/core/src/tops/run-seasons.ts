import { daysLater, wallTimeAt } from '@famiglia/contract/kit/zoned-time';
import { and, isNull, lt } from 'drizzle-orm';
import type { Context } from '../platform/context.ts';
import { defineJob } from '../platform/define-job.ts';
import { lockNamed } from '../platform/db/lock-named.ts';
import { seasons } from '../platform/db/schema/seasons.ts';
import { postponeIfOver } from '../platform/jobs/job-postponed.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { lockOpenSeason } from './season.queries.ts';
import { endSeason } from './save-season.ts';

/** The evening of the last day is marked and judged the next morning: from noon on its standings are final. */
const FROM = '12:00';

export const closeOverSeasons = async (context: Context, signal?: AbortSignal): Promise<void> => {
  const now = context.clock();
  // Wherever the guild is, its day is at most one ahead of that in UTC.
  const tomorrow = daysLater(now.toISOString().slice(0, 10), 1);
  const perhaps = await context.db
    .select({ guildId: seasons.guildId })
    .from(seasons)
    .where(and(isNull(seasons.closedAt), lt(seasons.endsOn, tomorrow)));
  for (const { guildId } of perhaps) {
    postponeIfOver(signal);
    const { time_zone: timeZone } = await findSettings(context.db, guildId);
    const { day, clock } = wallTimeAt(now, timeZone);
    await context.db.transaction(async (tx) => {
      await lockNamed(tx, 'seasons', guildId);
      const open = await lockOpenSeason(tx, guildId);
      if (open === null || day <= open.endsOn) return;
      if (day === daysLater(open.endsOn, 1) && clock < FROM) return;
      await endSeason(context, tx, open, null);
    });
  }
};

export const closeSeasonsJob = defineJob({
  name: 'close-seasons',
  title: { en: 'Closing seasons', ru: 'Закрытие сезонов' },
  schedule: '7,37 * * * *',
  run: closeOverSeasons,
});
