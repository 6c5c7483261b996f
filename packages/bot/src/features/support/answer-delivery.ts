import { cutText } from '@famiglia/contract/kit/cut-text';
import type { Delivery } from '@famiglia/core/deliveries/delivery.queries';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { findAnswer } from '@famiglia/core/support/ticket.queries';
import { ButtonStyle, ComponentType } from 'discord.js';
import type { Bot } from '../../bot.ts';
import type { Outcome } from '../../deliveries/delivery-kind.ts';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { hasPanel } from '../../kit/discord/has-panel.ts';
import { linkButton } from '../../kit/discord/link-button.ts';
import { mentionInChannel } from '../../kit/discord/mention-in-channel.ts';
import { sendDirectMessage } from '../../kit/discord/send-direct-message.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { ticketUrl } from './support-command.ts';
import { supportTexts } from './support-texts.ts';

/** The limit of an embed's description. A longer answer is complete in the panel. */
const MAX_LENGTH = 4000;

/**
 * Brings an answer to the author of its ticket by DM, with a button to reply. With closed DMs they are mentioned in the
 * family's log channel, without the text. Without such a channel the answer is only in the panel.
 */
export const tellAnswer = async (bot: Bot, { guildId, subject }: Delivery): Promise<Outcome> => {
  const found = await findAnswer(bot.context, guildId, subject);
  if (found === null) return {};
  const { ticket, message } = found;
  const { authorId } = ticket;
  const texts = supportTexts[ticket.language];
  const nonce = `support-${message.id}`;
  const url = ticketUrl(bot, ticket);
  const reply = {
    type: ComponentType.Button,
    style: ButtonStyle.Primary,
    customId: makeCustomId('support', 'reply', guildId, ticket.id),
    label: texts.reply,
  } as const;
  const canOpen = ticket.kind === 'payment' || (await hasPanel(bot.context, authorId, guildId));
  const buttons = canOpen ? [reply, linkButton(texts.open, url)] : [reply];
  const isTold = await sendDirectMessage(bot, {
    guildId,
    userId: authorId,
    content: texts.answered(escapeText(ticket.subject)),
    embeds: [{ color: BRAND_COLOR, description: cutText(escapeText(message.text), MAX_LENGTH) }],
    components: [{ type: ComponentType.ActionRow, components: buttons }],
    nonce,
  });
  if (isTold) return {};
  const { channels, language } = await findSettings(bot.context.db, guildId);
  if (channels.log === null) return {};
  const isCalled = await mentionInChannel(bot, {
    channelIds: [channels.log],
    userIds: [authorId],
    content: supportTexts[language].answeredElsewhere(url),
    nonce,
    replyTo: null,
  });
  return isCalled ? {} : { problem: 'unreachable', gaveUp: true };
};
