import { formatMoney } from '@famiglia/contract/format-money';
import type { Delivery } from '@famiglia/core/guilds/deliveries/delivery.queries';
import type { Bot } from '../bot.ts';
import type { Outcome } from '../deliveries/delivery-kind.ts';
import { BRAND_COLOR } from '../discord/brand-color.ts';
import { findPostableChannel } from '../discord/find-channel.ts';
import { linkButton } from '../discord/link-button.ts';
import { sendDirectMessage } from '../discord/send-direct-message.ts';
import { ComponentType } from 'discord.js';
import { failureWords } from './failure-words.ts';
import { findPlanFacts, timestamp } from './plan-facts.ts';
import type { PlanFacts } from './plan-facts.ts';
import { planNewsTexts } from './plan-news-texts.ts';

interface News {
  title: string;
  description: string;
  button: ReturnType<typeof linkButton>;
}

/**
 * Posts in the guild's log channel what happens to its plan: that it ends or renews in some days, that a renewal failed,
 * that it has ended. A guild without a log channel is told by the panel only, and what is no longer so is not told.
 * Whoever is charged is told by DM too, in their own language.
 */
export const tellPlanNews = async (bot: Bot, { guildId, subject }: Delivery): Promise<Outcome> => {
  const { context } = bot;
  const facts = await findPlanFacts(context, guildId);
  const now = context.clock();
  // A delivery that runs twice posts once; news of another period are others.
  const nonce = `p-${guildId.slice(-8)}-${subject}-${periodKey(facts)}`;
  const { payer } = facts;
  const own = payer === null ? null : newsOf({ ...facts, language: payer.language }, subject, now);
  if (payer !== null && own !== null) {
    const content = `**${own.title}**\n${own.description}`;
    await sendDirectMessage(bot, {
      guildId,
      userId: payer.id,
      content,
      nonce: `d${nonce.slice(1)}`,
      components: [rowOf(own)],
    });
  }
  const news = newsOf(facts, subject, now);
  if (facts.logChannelId === null || news === null) return {};
  const channel = await findPostableChannel(bot, [facts.logChannelId]);
  if (typeof channel === 'string') return { problem: channel };
  const { title, description } = news;
  await channel.send({
    embeds: [{ color: BRAND_COLOR, title, description }],
    components: [rowOf(news)],
    nonce,
    enforceNonce: true,
  });
  return {};
};

const rowOf = ({ button }: News) => ({ type: ComponentType.ActionRow, components: [button] }) as const;

/** Short: Discord takes 25 letters. */
const periodKey = ({ plan }: PlanFacts): string =>
  Math.floor(Date.parse(plan.period_end ?? '') / 1000 || 0).toString(36);

const DAY_MS = 24 * 60 * 60 * 1000;

/** The news as things stand now; null where they have changed since. */
const newsOf = (facts: PlanFacts, subject: string, now: Date): News | null => {
  const { plan, renewal, language, urls } = facts;
  const texts = planNewsTexts[language];
  const buy = facts.offer ? linkButton(texts.buy, urls.checkout) : linkButton(texts.open, urls.subscription);
  const open = linkButton(texts.open, urls.subscription);
  if (subject === 'ended') {
    const { title, body } = texts.ended;
    return plan.tier === 'free' ? { title, description: body, button: buy } : null;
  }
  if (subject === 'failed') {
    const until = renewal?.grace_until ?? null;
    if (plan.status !== 'past_due' || until === null) return null;
    const reason = failureWords[language][renewal?.last_failure ?? 'other'];
    const { title, body } = texts.failed;
    return { title, description: body(reason, timestamp(until, 'D')), button: open };
  }
  const days = Number(subject);
  const end = plan.period_end === null ? null : new Date(plan.period_end);
  if (plan.tier !== 'premium' || plan.status === 'past_due' || end === null) return null;
  if (end.getTime() - now.getTime() > days * DAY_MS) return null;
  if (renewal !== null) {
    const { title, body } = texts.renewing;
    const price = formatMoney(renewal.money);
    const description = body(timestamp(renewal.next_charge_at, 'R'), price, renewal.method);
    return { title, description, button: open };
  }
  const { title, body } = texts.ending;
  return {
    title: title[plan.status === 'trial' ? 'trial' : 'paid'],
    description: body(days, timestamp(end, 'R')),
    button: plan.status === 'canceled' ? open : buy,
  };
};
