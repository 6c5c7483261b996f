import type { JobPayloads } from '@famiglia/core/platform/jobs/job-definitions';
import { findSettings } from '@famiglia/core/guilds/settings/settings.queries';
import { subscriptionState } from '@famiglia/core/guilds/access/subscription-state';
import { findSubscription } from '@famiglia/core/guilds/subscriptions/subscription.queries';
import type { Bot } from '../bot.ts';
import { BRAND_COLOR } from '../discord/brand-color.ts';
import { missingPermissions } from '../discord/missing-permissions.ts';
import { planEndTexts } from './plan-end-texts.ts';

/**
 * Posts in the guild's log channel that its plan is about to end. A guild without a log channel is notified
 * by the panel only, and a plan that was renewed meanwhile is not mentioned.
 */
export const tellOfPlanEnd = async (
  bot: Bot,
  { guildId, daysBefore }: JobPayloads['tell-of-plan-end'],
): Promise<void> => {
  const { context } = bot;
  const plan = subscriptionState(await findSubscription(context.db, guildId), context.clock());
  const { language, channels } = await findSettings(context.db, guildId);
  const end = plan.period_end === null ? null : new Date(plan.period_end);
  if (channels.log === null || plan.tier !== 'premium' || end === null) return;
  if (end.getTime() - context.clock().getTime() > daysBefore * DAY_MS) return;
  const channel = bot.client.channels.cache.get(channels.log);
  if (channel === undefined || !channel.isSendable() || channel.isDMBased()) return;
  const missing = missingPermissions(channel, ['ViewChannel', 'SendMessages', 'EmbedLinks'], language);
  if (missing.length > 0) {
    // The settings page shows the missing permission; a retry would change nothing.
    bot.log.warn({ guildId, missing }, 'a reminder could not be posted');
    return;
  }
  const texts = planEndTexts[language];
  const url = `${context.config.publicUrl}/guild/${guildId}/settings/subscription`;
  await channel.send({
    embeds: [
      {
        color: BRAND_COLOR,
        title: texts.title[plan.status === 'trial' ? 'trial' : 'paid'],
        description: `${texts.body(daysBefore, `<t:${Math.floor(end.getTime() / 1000)}:R>`)}\n\n${texts.link(url)}`,
      },
    ],
    // A job that runs twice posts once.
    nonce: `plan-${guildId.slice(-12)}-${daysBefore}`,
    enforceNonce: true,
  });
};

const DAY_MS = 24 * 60 * 60 * 1000;
