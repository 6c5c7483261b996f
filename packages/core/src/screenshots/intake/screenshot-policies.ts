import type { ScreenshotKind } from '@famiglia/contract/screenshots';
import { countToday } from './day.queries.ts';
import { findSettings } from '../../guilds/settings/settings.queries.ts';
import { insertCard } from '../gungame/card.queries.ts';
import type { ScreenshotPolicy } from './screenshot-policy.ts';

/** Gun game screenshots always wait for a moderator, have a daily limit, and are posted in the review channel. */
const gungamePolicy: ScreenshotPolicy = {
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

/** GG screenshots are paid at once or after a review; with a daily limit in the guild's time zone. */
const ggPolicy: ScreenshotPolicy = {
  source: 'gg',
  decide: async (db, { guildId, userId, submittedAt }) => {
    const { gg, time_zone: timeZone } = await findSettings(db, guildId);
    const used = await countToday(db, { kind: 'gg', guildId, userId, at: submittedAt, timeZone });
    if (used >= gg.daily_limit) return { refusal: 'gg_daily_limit' };
    return { status: gg.mode === 'auto' ? 'approved' : 'pending', reward: gg.reward };
  },
};

/** The kinds of screenshots that members can send, each with its rules. */
const POLICIES: Partial<Record<ScreenshotKind, ScreenshotPolicy>> = { gg: ggPolicy, gungame: gungamePolicy };

export const policyOf = (kind: ScreenshotKind): ScreenshotPolicy => {
  const policy = POLICIES[kind];
  if (policy === undefined) throw new TypeError(`nobody sends ${kind} screenshots yet`);
  return policy;
};
