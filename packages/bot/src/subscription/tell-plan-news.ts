import type { Delivery } from '@famiglia/core/guilds/deliveries/delivery.queries';
import { findSettings } from '@famiglia/core/guilds/settings/settings.queries';
import { subscriptionState } from '@famiglia/core/guilds/access/subscription-state';
import { findSubscription } from '@famiglia/core/billing/subscriptions/subscription.queries';
import type { Bot } from '../bot.ts';
import type { Outcome } from '../deliveries/delivery-kind.ts';
import { BRAND_COLOR } from '../discord/brand-color.ts';
import { findPostableChannel } from '../discord/find-channel.ts';
import { planEndTexts } from './plan-news-texts.ts';

/**
 * Posts in the guild's log channel that its plan is about to end. A guild without a log channel is notified
 * by the panel only, and a plan that was renewed meanwhile is not mentioned.
 */
export const tellOfPlanEnd = async (bot: Bot, { guildId, subject }: Delivery): Promise<Outcome> => {
  const daysBefore = Number(subject);
  const { context } = bot;
  const plan = subscriptionState(await findSubscription(context.db, guildId), context.clock());
  const { language, channels } = await findSettings(context.db, guildId);
  const end = plan.period_end === null ? null : new Date(plan.period_end);
  if (channels.log === null || plan.tier !== 'premium' || end === null) return {};
  if (end.getTime() - context.clock().getTime() > daysBefore * DAY_MS) return {};
  const channel = await findPostableChannel(bot, [channels.log]);
  if (typeof channel === 'string') return { problem: channel };
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
    // A delivery that runs twice posts once.
    nonce: `plan-${guildId.slice(-12)}-${daysBefore}`,
    enforceNonce: true,
  });
  return {};
};

const DAY_MS = 24 * 60 * 60 * 1000;
