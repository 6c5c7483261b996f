import { wallTimeAt } from '@famiglia/contract/kit/zoned-time';
import { WEEK_DAYS } from '@famiglia/contract/ranks/ranks';
import { and, eq, isNull, ne, or } from 'drizzle-orm';
import { requestDelivery } from '../deliveries/request-delivery.ts';
import { findSettings } from '../settings/settings.queries.ts';
import type { Context } from '../platform/context.ts';
import { defineJob } from '../platform/define-job.ts';
import { rankLadders } from '../platform/db/schema/ranks.ts';
import { postponeIfOver } from '../platform/jobs/job-postponed.ts';

/** Leaders are told around noon, in the guild's own time. */
const FROM_CLOCK = '12:00';

/** Asks once a week, on the day of the settings, that leaders are told who is ready for the next step. */
export const noteReady = async (context: Context, signal?: AbortSignal): Promise<void> => {
  for (const { guildId } of await context.db.select({ guildId: rankLadders.guildId }).from(rankLadders)) {
    postponeIfOver(signal);
    const { ranks, time_zone: zone } = await findSettings(context.db, guildId);
    const { day, clock } = wallTimeAt(context.clock(), zone);
    const today = WEEK_DAYS[new Date(day).getUTCDay()];
    if (ranks.weekly_note !== today || clock < FROM_CLOCK) continue;
    await context.db.transaction(async (tx) => {
      const isFresh = or(isNull(rankLadders.notedOn), ne(rankLadders.notedOn, day));
      const noted = await tx
        .update(rankLadders)
        .set({ notedOn: day })
        .where(and(eq(rankLadders.guildId, guildId), isFresh))
        .returning({ guildId: rankLadders.guildId });
      if (noted.length > 0) await requestDelivery(tx, { guildId, kind: 'rank_note', subject: day });
    });
  }
};

export const noteReadyJob = defineJob({
  name: 'note-ready-members',
  title: { en: 'Reporting who is ready for a promotion', ru: 'Сообщение о готовых к повышению' },
  schedule: '*/10 * * * *',
  run: noteReady,
});
