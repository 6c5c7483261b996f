import { countToday } from './day.queries.ts';
import type { ScreenshotPolicy } from './screenshot-policy.ts';
import { findSettings } from '../../guilds/settings/settings.queries.ts';
import { insertCard } from '../gungame/card.queries.ts';

/** Gun game screens always wait for a person, so many a day, and stand in the review channel meanwhile. */
export const gungamePolicy: ScreenshotPolicy = {
  source: 'gungame',
  decide: async (db, { guildId, userId, submittedAt }) => {
    const { gungame, time_zone: timeZone } = await findSettings(db, guildId);
    const used = await countToday(db, { kind: 'gungame', guildId, userId, at: submittedAt, timeZone });
    if (used >= gungame.daily_limit) return { refusal: 'pictures_daily_limit' };
    return { status: 'pending', reward: gungame.reward };
  },
  stored: async (context, tx, { guildId, screenshotId }) => {
    await insertCard(tx, guildId, screenshotId);
    await context.jobs.send(tx, 'draw-gungame-cards', { guildId });
  },
};
