import type { ScreenshotKind } from '@famiglia/contract/screenshots';
import { countToday } from './day.queries.ts';
import { findSettings } from '../../guilds/settings/settings.queries.ts';
import { insertCard } from '../gungame/card.queries.ts';
import type { ScreenshotPolicy } from './screenshot-policy.ts';

/** Gun game screens always wait for a person, so many a day, and stand in the review channel meanwhile. */
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

/** GG screens earn at once, or after a look at them; so many a day, by the guild's own clock. */
const ggPolicy: ScreenshotPolicy = {
  source: 'gg',
  decide: async (db, { guildId, userId, submittedAt }) => {
    const { gg, time_zone: timeZone } = await findSettings(db, guildId);
    const used = await countToday(db, { kind: 'gg', guildId, userId, at: submittedAt, timeZone });
    if (used >= gg.daily_limit) return { refusal: 'gg_daily_limit' };
    return { status: gg.mode === 'auto' ? 'approved' : 'pending', reward: gg.reward };
  },
};

/** The kinds of screenshots that members can send, each with its own rules. */
const POLICIES: Partial<Record<ScreenshotKind, ScreenshotPolicy>> = { gg: ggPolicy, gungame: gungamePolicy };

export const policyOf = (kind: ScreenshotKind): ScreenshotPolicy => {
  const policy = POLICIES[kind];
  if (policy === undefined) throw new TypeError(`nobody sends ${kind} screenshots yet`);
  return policy;
};
