import { countToday } from './day.queries.ts';
import type { ScreenshotPolicy } from './screenshot-policy.ts';
import { findSettings } from '../../guilds/settings/settings.queries.ts';

/** GG screens earn at once, or after a look at them; so many a day, by the guild's own clock. */
export const ggPolicy: ScreenshotPolicy = {
  source: 'gg',
  decide: async (db, { guildId, userId, submittedAt }) => {
    const { gg, time_zone: timeZone } = await findSettings(db, guildId);
    const used = await countToday(db, { kind: 'gg', guildId, userId, at: submittedAt, timeZone });
    if (used >= gg.daily_limit) return { refusal: 'gg_daily_limit' };
    return { status: gg.mode === 'auto' ? 'approved' : 'pending', reward: gg.reward };
  },
};
