import type { ScreenshotKind } from '@famiglia/contract/screenshots/screenshots';
import { countToday } from './day.queries.ts';
import { findSettings } from '../../settings/settings.queries.ts';
import type { ScreenshotPolicy } from './screenshot-policy.ts';

/** Gun game screenshots always wait for a moderator, and have a daily limit. */
const gungamePolicy: ScreenshotPolicy = {
  source: 'gungame',
  tells: 'gungame_verdict',
  decide: async (db, { guildId, userId, submittedAt }) => {
    const { gungame, time_zone: timeZone } = await findSettings(db, guildId);
    const used = await countToday(db, { kind: 'gungame', guildId, userId, at: submittedAt, timeZone });
    if (used >= gungame.daily_limit) return { refusal: 'gungame_daily_limit' };
    return { status: 'pending', reward: gungame.reward };
  },
};

/**
 * GG screenshots are paid at once or after a review; with a daily limit in the guild's time zone. A copy of another
 * member's file is never paid at once, and a look-alike only if the guild says so.
 */
const ggPolicy: ScreenshotPolicy = {
  source: 'gg',
  tells: 'in_reply',
  decide: async (db, { guildId, userId, submittedAt }, likeness) => {
    const { gg, time_zone: timeZone } = await findSettings(db, guildId);
    const used = await countToday(db, { kind: 'gg', guildId, userId, at: submittedAt, timeZone });
    if (used >= gg.daily_limit) return { refusal: 'gg_daily_limit' };
    if (gg.mode === 'review') return { status: 'pending', reward: gg.reward };
    const held = likeness === 'copy' || (likeness === 'look_alike' && gg.look_alikes === 'hold');
    return { status: held ? 'pending' : 'approved', reward: gg.reward, held };
  },
};

/** The proof of a report: it always waits for an officer. How much counts is decided before, by the quantity (`core/src/reports`). */
const reportPolicy: ScreenshotPolicy = {
  source: null,
  tells: 'report_verdict',
  decide: async () => ({ status: 'pending', reward: 0 }),
};

/** The rules of each kind of screenshot. */
export const SCREENSHOT_POLICIES: Readonly<Record<ScreenshotKind, ScreenshotPolicy>> = {
  gg: ggPolicy,
  gungame: gungamePolicy,
  reports: reportPolicy,
};
