import { cutText } from '@famiglia/contract/kit/cut-text';
import { formatMoney } from '@famiglia/contract/kit/format-money';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { findOwnerNews, type News } from '@famiglia/core/admin/owner-news/find-owner-news';
import { markTold, takeBatch } from '@famiglia/core/admin/owner-news/owner-news.queries';
import { ComponentType } from 'discord.js';
import type { BotFeature } from '../../feature.ts';
import type { FeatureDelivery } from '../../deliveries/delivery-kind.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { linkButton } from '../../kit/discord/link-button.ts';
import { sendDirectMessage } from '../../kit/discord/send-direct-message.ts';
import { ownerTexts } from './owner-texts.ts';

/** Lines of one message; the rest is counted. */
const MAX_LINES = 10;
const LONGEST_LINE = 160;

/**
 * Tells every site admin what waits for them, in one message. What was settled meanwhile is left out. Closed DMs are no
 * fault: the admin pages show the same until it is settled, and the log says so.
 */
const ownerNews: FeatureDelivery = {
  kind: 'owner_news',
  gatherMs: 2000,
  spacingMs: 60_000,
  deliver: async (bot, { guildId }) => {
    const { context, log } = bot;
    const told = await takeBatch(context.db);
    if (told === null) return;
    const { batch, keys } = told;
    const waiting = (await findOwnerNews(context)).filter((news) =>
      keys.some(({ kind, subject }) => kind === news.kind && subject === news.subject),
    );
    const { language } = await findSettings(context.db, guildId);
    const texts = ownerTexts[language];
    const lines = waiting
      .slice(0, MAX_LINES)
      .map((news) => `• ${cutText(lineOf(news, texts), LONGEST_LINE)}`);
    const rest = waiting.length - lines.length;
    const content = [texts.title(waiting.length), ...lines, ...(rest > 0 ? [texts.more(rest)] : [])].join(
      '\n',
    );
    const { publicUrl } = context.config;
    const hasMoney = waiting.some(({ kind }) => kind !== 'ticket');
    const hasTickets = waiting.some(({ kind }) => kind === 'ticket');
    const buttons = [
      ...(hasMoney ? [linkButton(texts.ledger, `${publicUrl}/admin/ledger`)] : []),
      ...(hasTickets ? [linkButton(texts.support, `${publicUrl}/admin/support`)] : []),
    ];
    let reached = 0;
    for (const userId of waiting.length === 0 ? [] : context.config.siteAdminIds) {
      const isTold = await sendDirectMessage(bot, {
        guildId: null,
        userId,
        content,
        nonce: `o-${batch.slice(0, 8)}-${userId.slice(-10)}`,
        components: [{ type: ComponentType.ActionRow, components: buttons }],
      });
      if (isTold) reached += 1;
    }
    if (waiting.length > 0 && reached === 0)
      log.warn({ news: waiting.length }, 'no site admin has open DMs: /admin shows what waits for them');
    await markTold(context.db, batch, context.clock());
  },
};

type Texts = (typeof ownerTexts)['en'];

const lineOf = (news: News, texts: Texts): string => {
  if (!('problem' in news)) return texts.ticket(escapeText(news.guildName));
  const { kind, guild, money, provider, refusal, renewals } = news.problem;
  const server = guild === null ? '' : escapeText(guild.name);
  const sum = money === null ? '' : formatMoney(money);
  switch (kind) {
    case 'dispute':
      return texts.dispute(server, sum);
    case 'mismatch':
      return texts.mismatch(server, sum);
    case 'unanswered':
    case 'refund_refused':
    case 'refund_waits':
      return texts[kind](server, sum);
    case 'renewals_fail':
      return texts.renewals(renewals?.failed ?? 0, renewals?.of ?? 0);
    case 'provider_refuses':
      return texts.refusal(
        texts.providers[provider ?? 'manual'],
        texts.reasons[refusal?.reason ?? 'other'],
        escapeText(refusal?.code ?? ''),
      );
  }
};

/** What the site's owner is told by direct message. */
export const ownerFeature: BotFeature = { name: 'owner', deliveries: [ownerNews] };
