import { formatMoney } from '@famiglia/contract/kit/format-money';
import { writeLetter } from '@famiglia/core/deliveries/leader-letter.queries';
import type { Bot } from '../../bot.ts';
import type { FeatureDelivery } from '../../deliveries/delivery-kind.ts';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { linkButton } from '../../kit/discord/link-button.ts';
import { sendDirectMessage } from '../../kit/discord/send-direct-message.ts';
import { ComponentType } from 'discord.js';
import { postNotice } from '../leaders/leader-notice.ts';
import type { ReadNotice } from '../../deliveries/notice-types.ts';
import { failureWords } from './failure-words.ts';
import { findPlanFacts, timestamp } from './plan-facts.ts';
import type { PlanFacts } from './plan-facts.ts';
import { planNewsTexts } from './plan-news-texts.ts';

interface News {
  title: string;
  description: string;
  button: ReturnType<typeof linkButton>;
}

/** The news for leaders: in the log channel, else where everything for leaders goes. Null where it is outdated. */
const readPlanNews: ReadNotice = async ({ context }, guildId, subject) => {
  const facts = await findPlanFacts(context, guildId);
  const news = newsOf(facts, subject, context.clock());
  if (news === null) return null;
  const { title, description } = news;
  return {
    right: 'subscription.manage',
    home: facts.logChannelId,
    message: { embeds: [{ color: BRAND_COLOR, title, description }], components: [rowOf(news)] },
    line: `**${title}**`,
    nonce: nonceOf(guildId, subject, facts),
  };
};

/** The same for a retry of the same news, different for another period. */
const nonceOf = (guildId: string, subject: string, facts: PlanFacts): string => {
  const told = subject === 'failed' && isToConfirm(facts) ? 'confirm' : subject;
  return `p-${guildId.slice(-8)}-${told}-${periodKey(facts)}`;
};

/** Whether the bank wants the cardholder to confirm the charge, which is not told as a failed charge. */
const isToConfirm = ({ renewal }: PlanFacts): boolean => renewal?.last_failure === 'confirmation_needed';

/** Tells the payer by DM in their own language. True if it was sent: then no other leader gets a DM. */
const tellPayer = async (bot: Bot, guildId: string, subject: string): Promise<boolean> => {
  const { context } = bot;
  const facts = await findPlanFacts(context, guildId);
  const { payer } = facts;
  const own =
    payer === null ? null : newsOf({ ...facts, language: payer.language }, subject, context.clock());
  if (payer === null || own === null) return false;
  return sendDirectMessage(bot, {
    guildId,
    userId: payer.id,
    content: `**${own.title}**\n${own.description}`,
    nonce: `d${nonceOf(guildId, subject, facts).slice(1)}`,
    components: [rowOf(own)],
  });
};

/** What happens to a guild's plan: that it ends or renews in some days, that a renewal failed or stopped, that it has ended. */
export const planNews: FeatureDelivery = {
  kind: 'plan_end',
  letter: readPlanNews,
  deliver: async (bot, { guildId, kind, subject }) => {
    const isTold = await tellPayer(bot, guildId, subject);
    const notice = await readPlanNews(bot, guildId, subject);
    if (notice === null || (await postNotice(bot, guildId, notice)) || isTold) return;
    await writeLetter(bot.context.db, { guildId, kind, subject }, bot.context.clock());
  },
};

const rowOf = ({ button }: News) => ({ type: ComponentType.ActionRow, components: [button] }) as const;

/** Short, because Discord accepts nonces of 25 characters. */
const periodKey = ({ plan }: PlanFacts): string =>
  Math.floor(Date.parse(plan.period_end ?? '') / 1000 || 0).toString(36);

const DAY_MS = 24 * 60 * 60 * 1000;

/** The text for the current state; null where the news is outdated. */
const newsOf = (facts: PlanFacts, subject: string, now: Date): News | null => {
  const { plan, renewal, language, urls } = facts;
  const texts = planNewsTexts[language];
  const buy = facts.offer ? linkButton(texts.buy, urls.checkout) : linkButton(texts.open, urls.subscription);
  const open = linkButton(texts.open, urls.subscription);
  if (subject === 'ended') {
    const { title, body } = texts.ended;
    return plan.tier === 'free' ? { title, description: body, button: buy } : null;
  }
  if (subject === 'stopped') {
    if (plan.status !== 'canceled' || plan.period_end === null) return null;
    const { title, body } = texts.stopped;
    return { title, description: body(timestamp(plan.period_end, 'D')), button: buy };
  }
  if (subject === 'failed') {
    const until = renewal?.grace_until ?? null;
    if (plan.status !== 'past_due' || until === null) return null;
    const reason = failureWords[language][renewal?.last_failure ?? 'other'];
    if (renewal?.last_failure === 'confirmation_needed') {
      const { title, body, button } = texts.confirm;
      const description = body(formatMoney(renewal.money), timestamp(until, 'D'));
      return { title, description, button: linkButton(button, urls.subscription) };
    }
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
