import { mondayOf, wallTimeAt } from '@famiglia/contract/kit/zoned-time';
import { requestDelivery } from '../deliveries/request-delivery.ts';
import { findSettings } from '../settings/settings.queries.ts';
import type { Context } from '../platform/context.ts';
import { defineJob } from '../platform/define-job.ts';
import { postponeIfOver } from '../platform/jobs/job-postponed.ts';
import { findGuildsWithBot, takeWeek } from './inactive.queries.ts';

/** By the guild's clock: leaders read it before the evening. */
const FROM = '12:00';

/** Asks for the weekly note about inactive members, once a week and guild, from Monday noon on. */
export const tellOfInactive = async (context: Context, signal?: AbortSignal): Promise<void> => {
  for (const guildId of await findGuildsWithBot(context.db)) {
    postponeIfOver(signal);
    const { inactive, time_zone: zone } = await findSettings(context.db, guildId);
    if (!inactive.weekly) continue;
    const { day, clock } = wallTimeAt(context.clock(), zone);
    const monday = mondayOf(day);
    if (day === monday && clock < FROM) continue;
    await context.db.transaction(async (tx) => {
      if (!(await takeWeek(tx, guildId, monday))) return;
      await requestDelivery(tx, { guildId, kind: 'inactive_note', subject: '' });
    });
  }
};

export const tellOfInactiveJob = defineJob({
  name: 'tell-of-inactive',
  title: { en: 'Weekly inactivity report', ru: 'Еженедельное сообщение о неактивных' },
  schedule: '11 * * * *',
  run: tellOfInactive,
});
