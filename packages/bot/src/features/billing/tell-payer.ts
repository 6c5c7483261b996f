import { formatMoney } from '@famiglia/contract/kit/format-money';
import { findPayerFacts, type PayerFacts } from '@famiglia/core/billing/payers/payer.queries';
import { ComponentType } from 'discord.js';
import type { FeatureDelivery } from '../../deliveries/delivery-kind.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { linkButton } from '../../kit/discord/link-button.ts';
import { sendDirectMessage } from '../../kit/discord/send-direct-message.ts';
import { payerTexts } from './payer-texts.ts';
import { timestamp } from './plan-facts.ts';

/**
 * Tells the payer that a renewal was charged, or that nothing is charged any more. The delivery belongs to a server
 * that the bot shares with them, which may be another than the paid one; the subject names the paid one. Closed DMs are
 * no error: the account page shows the same.
 */
export const payerNotice: FeatureDelivery = {
  kind: 'payer_notice',
  deliver: async (bot, { subject }) => {
    const { context } = bot;
    const [news = '', guildId = ''] = subject.split('.');
    const facts = await findPayerFacts(context, guildId);
    const words = facts === null ? null : wordsOf(facts, news);
    if (facts === null || words === null) return;
    const texts = payerTexts[facts.language];
    await sendDirectMessage(bot, {
      guildId,
      userId: facts.payerId,
      content: words,
      nonce: `y-${guildId.slice(-8)}-${news.slice(0, 1)}-${Math.floor(facts.until.getTime() / 1000).toString(36)}`,
      components: [
        {
          type: ComponentType.ActionRow,
          components: [linkButton(texts.open, `${context.config.publicUrl}/account`)],
        },
      ],
    });
  },
};

/** The text for the current state; null where the news is outdated. */
const wordsOf = (facts: PayerFacts, news: string): string | null => {
  const texts = payerTexts[facts.language];
  const server = escapeText(facts.guildName);
  const method = escapeText(facts.method);
  const until = timestamp(facts.until, 'D');
  if (news === 'stopped') {
    const { nextCharge, stopCause: cause } = facts;
    return nextCharge === null ? texts.stopped({ server, method, until, cause }) : null;
  }
  if (facts.paid === null) return null;
  const charged = texts.renewed({ server, method, until, price: formatMoney(facts.paid) });
  const next =
    facts.nextCharge === null
      ? texts.last
      : texts.next(timestamp(facts.nextCharge.at, 'D'), formatMoney(facts.nextCharge.money));
  return `${charged} ${next}`;
};
