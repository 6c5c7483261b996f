import { subscriptionRoutes } from '@famiglia/contract/billing/subscriptions';
import { byRoute } from '../../kit/interactions/by-route.ts';
import { formatMoney } from '@famiglia/contract/kit/format-money';
import { startTrial } from '@famiglia/core/billing/subscriptions/start-trial';
import type { Language } from '@famiglia/contract/kit/language';
import { ButtonStyle, ComponentType } from 'discord.js';
import type { BaseMessageOptions } from 'discord.js';
import type { BotCommand } from '../../kit/interactions/command.ts';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { linkButton } from '../../kit/discord/link-button.ts';
import type { ButtonCall, CommandCall } from '../../kit/interactions/calls.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { failureWords } from './failure-words.ts';
import { findPlanFacts, timestamp } from './plan-facts.ts';
import type { PlanFacts } from './plan-facts.ts';
import { premiumTexts } from './premium-texts.ts';

export const premiumCommand: BotCommand = {
  name: { en: 'premium', ru: 'премиум' },
  description: { en: 'This server’s plan and what Premium includes', ru: 'Тариф сервера и что даёт Premium' },
  place: 'guild',
  topic: 'bot',
  answer: 'private',
  run: async (call) => call.answer.reply(await premiumMessage(call)),
};

/** Starts the trial and shows the plan that it made. */
export const pressTrial = async (call: ButtonCall): Promise<void> => {
  await byRoute(subscriptionRoutes.startTrial, startTrial)(call.bot.context, call.actor, {
    guildId: guildOf(call.interaction),
  });
  await call.answer.update(await premiumMessage(call));
};

const premiumMessage = async (call: CommandCall | ButtonCall): Promise<BaseMessageOptions> => {
  const { bot, actor, interaction, language } = call;
  const guildId = guildOf(interaction);
  const access = await bot.context.access.inGuild(actor.userId, guildId);
  const manages = access?.permissions.has('subscription.manage') === true;
  const facts = await findPlanFacts(bot.context, guildId);
  const texts = premiumTexts[language];
  if (!manages) {
    const plan = facts.plan.tier === 'premium' ? texts.premium : texts.free;
    return message(language, [plan, texts.gives, texts.whoBuys], []);
  }
  const goesOn = facts.plan.tier === 'premium' && (facts.renewal !== null || facts.plan.period_end === null);
  const lines = [
    state(facts, language),
    ...(facts.plan.tier === 'free' ? [texts.gives] : []),
    ...(goesOn ? [] : [price(facts, language)]),
  ];
  return message(language, lines, [
    ...(facts.plan.trial_available ? [trialButton(texts.tryIt)] : []),
    ...(facts.offer && (!goesOn || facts.plan.status === 'past_due')
      ? [linkButton(texts.buy, facts.urls.checkout)]
      : []),
    ...(facts.plan.tier === 'premium' ? [linkButton(texts.open, facts.urls.subscription)] : []),
  ]);
};

/** The state of the plan and what happens next. */
const state = (facts: PlanFacts, language: Language): string => {
  const { plan, renewal } = facts;
  const texts = premiumTexts[language];
  if (plan.tier === 'free') return plan.status === 'expired' ? texts.expired : texts.free;
  if (plan.period_end === null) return texts.endless;
  const until = timestamp(plan.period_end, 'D');
  if (plan.status === 'trial') return texts.trial(until);
  if (plan.status === 'canceled') return texts.canceled(until);
  if (plan.status === 'past_due') {
    const reason = failureWords[language][renewal?.last_failure ?? 'other'];
    return texts.pastDue(reason, timestamp(renewal?.grace_until ?? plan.period_end, 'D'));
  }
  if (renewal === null) return texts.active(until);
  const charged = formatMoney(renewal.money);
  return texts.renews(until, timestamp(renewal.next_charge_at, 'D'), charged, renewal.method);
};

const price = ({ offer }: PlanFacts, language: Language): string => {
  const texts = premiumTexts[language];
  return offer ? texts.price(formatMoney(offer.money), offer.months) : texts.notSold;
};

const trialButton = (label: string) =>
  ({
    type: ComponentType.Button,
    style: ButtonStyle.Success,
    customId: makeCustomId('subscription', 'trial'),
    label,
  }) as const;

type Button = ReturnType<typeof trialButton> | ReturnType<typeof linkButton>;

const message = (language: Language, lines: string[], components: Button[]): BaseMessageOptions => ({
  embeds: [{ color: BRAND_COLOR, title: premiumTexts[language].title, description: lines.join('\n\n') }],
  components: components.length === 0 ? [] : [{ type: ComponentType.ActionRow, components }],
});
