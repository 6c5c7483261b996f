import { byRoute } from '../interactions/by-route.ts';
import { MESSAGE_LENGTH, SUBJECT_LENGTH, supportRoutes } from '@famiglia/contract/support';
import { requireGuildAccess } from '@famiglia/core/guilds/access/require-guild-access';
import { AppError } from '@famiglia/core/platform/app-error';
import { replyToTicket } from '@famiglia/core/support/converse';
import { getTicket } from '@famiglia/core/support/list-tickets';
import { openTicket } from '@famiglia/core/support/open-ticket';
import { ComponentType } from 'discord.js';
import type { Bot } from '../bot.ts';
import type { BotCommand } from '../commands/command.ts';
import { hasPanel } from '../discord/has-panel.ts';
import { linkButton } from '../discord/link-button.ts';
import type { ButtonCall, CommandCall, ModalCall } from '../interactions/calls.ts';
import { makeCustomId } from '../interactions/custom-id.ts';
import { form, textField, typedText } from '../interactions/form.ts';
import { guildOf } from '../members/guild-of.ts';
import { contactLine } from '../texts/contact-line.ts';
import { supportTexts } from './support-texts.ts';

export const ticketUrl = ({ context }: Bot, guildId: string, ticketId: string): string =>
  `${context.config.publicUrl}/guild/${guildId}/support/${ticketId}`;

/** Opens the form of a new ticket. Without Premium it names the site's owner, as the panel does. */
const askForTicket = async (call: CommandCall): Promise<void> => {
  const { bot, actor, interaction, language, answer } = call;
  const texts = supportTexts[language];
  const { access } = supportRoutes.open;
  const { subscription } = await requireGuildAccess(bot.context, actor, guildOf(interaction), access);
  if (subscription.tier !== 'premium') {
    const contact = contactLine(bot.context.config.contact, language);
    await answer.reply({ content: contact === null ? texts.free : `${texts.free}\n${contact}` });
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
  answer: 'private',
  needs: 'panel.view',
  run: askForTicket,
};

/** What people typed, by the rules of the panel: letters that nobody sees are no text. */
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
  const url = ticketUrl(bot, guildId, ticket.id);
  await answer.replyEphemeral({
    content: texts.sent,
    components: (await hasPanel(bot.context, actor.userId, guildId))
      ? [{ type: ComponentType.ActionRow, components: [linkButton(texts.open, url)] }]
      : [],
  });
};

/** Pressed in a direct message, which has no guild: the button carries it. */
const named = ({ args: [guildId = '', ticketId = ''] }: ButtonCall | ModalCall) => ({ guildId, ticketId });

export const openReply = async (call: ButtonCall): Promise<void> => {
  const { bot, actor, language, answer } = call;
  const { guildId, ticketId } = named(call);
  const { state } = await getTicket(bot.context, actor, { guildId, ticketId });
  if (state === 'closed') throw new AppError('ticket_closed');
  const texts = supportTexts[language];
  const field = textField('text', { label: texts.replyField, maxLength: MESSAGE_LENGTH, long: true });
  await answer.showForm(form(makeCustomId('support', 'reply', guildId, ticketId), texts.replyForm, [field]));
};

export const submitReply = async (call: ModalCall): Promise<void> => {
  await byRoute(supportRoutes.reply, replyToTicket)(call.bot.context, call.actor, {
    ...named(call),
    text: typed(call, 'text'),
  });
  await call.answer.replyEphemeral({ content: supportTexts[call.language].replied });
};
