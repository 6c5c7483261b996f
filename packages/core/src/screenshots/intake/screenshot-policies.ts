import type { ScreenshotKind } from '@famiglia/contract/screenshots';
import { countToday } from './day.queries.ts';
import { requestDeliveries, requestDelivery } from '../../guilds/deliveries/request-delivery.ts';
import { findSettings } from '../../guilds/settings/settings.queries.ts';
import { insertCard, outdateCards } from '../gungame/card.queries.ts';
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
  stored: async (tx, { guildId, screenshotId }) => {
    await insertCard(tx, guildId, screenshotId);
    await requestDelivery(tx, { guildId, kind: 'gungame_card', subject: '' });
  },
  judged: async (tx, guildId, screenshots) => {
    await outdateCards(
      tx,
      guildId,
      screenshots.map((one) => one.id),
    );
    await requestDeliveries(tx, [
      { guildId, kind: 'gungame_card', subject: '' },
      { guildId, kind: 'gungame_verdict', subject: '' },
    ]);
  },
};

/**
 * GG screenshots are paid at once or after a review; with a daily limit in the guild's time zone. A copy of another
 * member's file is never paid at once.
 */
const ggPolicy: ScreenshotPolicy = {
  source: 'gg',
  decide: async (db, { guildId, userId, submittedAt }, likeness) => {
    const { gg, time_zone: timeZone } = await findSettings(db, guildId);
    const used = await countToday(db, { kind: 'gg', guildId, userId, at: submittedAt, timeZone });
    if (used >= gg.daily_limit) return { refusal: 'gg_daily_limit' };
    if (gg.mode === 'review') return { status: 'pending', reward: gg.reward };
    const held = likeness === 'copy';
    return { status: held ? 'pending' : 'approved', reward: gg.reward, held };
  },
  judged: async (tx, guildId, screenshots) => {
    const sourceIds = new Set(screenshots.map((one) => one.sourceId));
    await requestDeliveries(
      tx,
      [...sourceIds].map((subject) => ({ guildId, kind: 'submission_reply', subject })),
    );
  },
};

/** The kinds of screenshots that members can send, each with its rules. */
const POLICIES: Partial<Record<ScreenshotKind, ScreenshotPolicy>> = { gg: ggPolicy, gungame: gungamePolicy };

export const policyOf = (kind: ScreenshotKind): ScreenshotPolicy => {
  const policy = POLICIES[kind];
  if (policy === undefined) throw new TypeError(`nobody sends ${kind} screenshots yet`);
  return policy;
};
