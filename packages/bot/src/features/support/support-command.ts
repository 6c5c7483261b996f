import { byRoute } from '../../kit/interactions/by-route.ts';
import { ownTicketRoutes } from '@famiglia/contract/support/own-tickets';
import {
  MESSAGE_LENGTH,
  SUBJECT_LENGTH,
  supportRoutes,
  type TicketKind,
} from '@famiglia/contract/support/support';
import { requireGuildAccess } from '@famiglia/core/access/require-guild-access';
import { AppError } from '@famiglia/core/platform/app-error';
import { replyToTicket } from '@famiglia/core/support/ticket-messages';
import { getTicket } from '@famiglia/core/support/list-tickets';
import { openTicket } from '@famiglia/core/support/open-ticket';
import { getPaymentTicket, replyToPaymentTicket } from '@famiglia/core/support/payment-tickets';
import { findTicket } from '@famiglia/core/support/ticket.queries';
import { ComponentType } from 'discord.js';
import type { Bot } from '../../bot.ts';
import type { BotCommand } from '../../kit/interactions/command.ts';
import { hasPanel } from '../../kit/discord/has-panel.ts';
import { linkButton } from '../../kit/discord/link-button.ts';
import type { ButtonCall, CommandCall, ModalCall } from '../../kit/interactions/calls.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { form, textField, typedText } from '../../kit/interactions/form.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { contactLine } from '../../kit/texts/contact-line.ts';
import { supportTexts } from './support-texts.ts';

/** The address where the author reads a ticket; tickets about payments are in their account, on any plan. */
export const ticketUrl = (
  { context }: Bot,
  { guildId, id, kind }: { guildId: string; id: string; kind: TicketKind },
): string =>
  `${context.config.publicUrl}${kind === 'payment' ? `/account/tickets/${guildId}` : `/guild/${guildId}/support`}/${id}`;

/** Opens the form of a new ticket. Without Premium it names the site's owner, as the panel does. */
const askForTicket = async (call: CommandCall): Promise<void> => {
  const { bot, actor, interaction, language, answer } = call;
  const texts = supportTexts[language];
  const { access } = supportRoutes.open;
  const { subscription } = await requireGuildAccess(bot.context, actor, guildOf(interaction), access);
  if (subscription.tier !== 'premium') {
    const contact = contactLine(bot.context.config.contact, language);
    const url = `${bot.context.config.publicUrl}/guild/${guildOf(interaction)}/support`;
    const lines = [texts.free, ...(contact === null ? [] : [contact]), texts.aboutPayments(url)];
    await answer.reply({ content: lines.join('\n') });
    return;
  }
  await answer.showForm(
    form(makeCustomId('support', 'open'), texts.form, [
      textField('subject', {
        label: texts.subject,
        description: texts.subjectHint,
        maxLength: SUBJECT_LENGTH,
      }),
      textField('text', {
        label: texts.text,
        description: texts.textHint,
        maxLength: MESSAGE_LENGTH,
        long: true,
      }),
    ]),
  );
};

export const supportCommand: BotCommand = {
  name: { en: 'support', ru: 'поддержка' },
  description: { en: 'Ask Famiglia support', ru: 'Написать в поддержку Famiglia' },
  place: 'guild',
  topic: 'bot',
  when: 'premium',
  answer: 'private',
  needs: 'panel.view',
  run: askForTicket,
};

/** The typed text, checked by the same schema as in the panel. */
const typed = (call: ModalCall, name: 'subject' | 'text'): string => {
  const { data } = supportRoutes.open.body.shape[name].safeParse(typedText(call, name));
  if (data === undefined) throw new AppError('validation_failed');
  return data;
};

export const submitTicket = async (call: ModalCall): Promise<void> => {
  const { bot, actor, interaction, language, answer } = call;
  const guildId = guildOf(interaction);
  const ticket = await byRoute(supportRoutes.open, openTicket)(bot.context, actor, {
    guildId,
    subject: typed(call, 'subject'),
    text: typed(call, 'text'),
    language,
    doing: bot.refusals.lastOf(actor.userId, guildId) ?? '',
    requestId: null,
  });
  const texts = supportTexts[language];
  const url = ticketUrl(bot, { guildId, id: ticket.id, kind: 'question' });
  await answer.replyEphemeral({
    content: texts.sent,
    components: (await hasPanel(bot.context, actor.userId, guildId))
      ? [{ type: ComponentType.ActionRow, components: [linkButton(texts.open, url)] }]
      : [],
  });
};

/** The ids in the custom id: in a direct message there is no guild. */
const named = ({ args: [guildId = '', ticketId = ''] }: ButtonCall | ModalCall) => ({ guildId, ticketId });

/** For a ticket about a payment its author may always reply; for others the rights in the family count. */
const callsFor = async (call: ButtonCall | ModalCall) => {
  const { guildId, ticketId } = named(call);
  const ticket = await findTicket(call.bot.context.db, guildId, ticketId);
  return ticket?.kind === 'payment' && ticket.authorId === call.actor.userId
    ? { get: getPaymentTicket, reply: byRoute(ownTicketRoutes.reply, replyToPaymentTicket) }
    : { get: getTicket, reply: byRoute(supportRoutes.reply, replyToTicket) };
};

export const openReply = async (call: ButtonCall): Promise<void> => {
  const { bot, actor, language, answer } = call;
  const { guildId, ticketId } = named(call);
  const { get } = await callsFor(call);
  const { state } = await get(bot.context, actor, { guildId, ticketId });
  if (state === 'closed') throw new AppError('ticket_closed');
  const texts = supportTexts[language];
  const field = textField('text', { label: texts.replyField, maxLength: MESSAGE_LENGTH, long: true });
  await answer.showForm(form(makeCustomId('support', 'reply', guildId, ticketId), texts.replyForm, [field]));
};

export const submitReply = async (call: ModalCall): Promise<void> => {
  const { reply } = await callsFor(call);
  await reply(call.bot.context, call.actor, {
    ...named(call),
    text: typed(call, 'text'),
  });
  await call.answer.replyEphemeral({ content: supportTexts[call.language].replied });
};
