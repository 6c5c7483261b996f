import { byRoute } from '../../kit/interactions/by-route.ts';
import { NOTE_LENGTH, personnelRoutes } from '@famiglia/contract/personnel-file/personnel-file';
import { requireGuildAccess } from '@famiglia/core/access/require-guild-access';
import { findMember } from '@famiglia/core/members/member.queries';
import { AppError } from '@famiglia/core/platform/app-error';
import { addNote } from '@famiglia/core/personnel-file/notes';
import { listNotes } from '@famiglia/core/personnel-file/list-notes';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import type { ButtonCall, ModalCall } from '../../kit/interactions/calls.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { form, textField, typedText } from '../../kit/interactions/form.ts';
import { pageRows, pageText, pagesOf } from '../../kit/interactions/pages.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { personnelTexts } from './personnel-texts.ts';

/** Two of 1,000 characters fit into the 4,096 of an embed, also if most characters have to be escaped. */
const PAGE_SIZE = 2;

/** Opens the form of a new note; those who may not write one are refused before they type. */
export const openNoteForm = async (call: ButtonCall): Promise<void> => {
  const texts = personnelTexts[call.language];
  const { bot, actor, interaction } = call;
  const guildId = guildOf(interaction);
  const userId = call.args[0] ?? '';
  await requireGuildAccess(bot.context, actor, guildId, personnelRoutes.addNote.access);
  if ((await findMember(bot.context.db, guildId, userId)) === null) throw new AppError('member_not_found');
  const field = { label: texts.noteField, description: texts.noteHint, maxLength: NOTE_LENGTH, long: true };
  const customId = makeCustomId('personnel', 'note', userId);
  await call.answer.showForm(form(customId, texts.noteForm, [textField('text', field)]));
};

export const submitNote = async (call: ModalCall): Promise<void> => {
  const { bot, actor, interaction, language, answer } = call;
  const userId = call.args[0] ?? '';
  const text = typedText(call, 'text');
  await byRoute(personnelRoutes.addNote, addNote)(bot.context, actor, {
    guildId: guildOf(interaction),
    userId,
    text,
  });
  await answer.replyEphemeral({ content: personnelTexts[language].noteAdded(`<@${userId}>`) });
};

/** The notes about a member, newest first; the second argument is the page. */
export const showNotes = async (call: ButtonCall): Promise<void> => {
  const { bot, actor, interaction, language, answer } = call;
  const [userId = '', wanted] = call.args;
  const texts = personnelTexts[language];
  const { items, total } = await listNotes(bot.context, actor, { guildId: guildOf(interaction), userId });
  const pages = pagesOf(total, PAGE_SIZE, Number(wanted));
  const lines = items
    .slice(pages.index * PAGE_SIZE, (pages.index + 1) * PAGE_SIZE)
    .map(({ created_at, author, text }) =>
      texts.noteLine(
        `<t:${Math.floor(Date.parse(created_at) / 1000)}:d>`,
        escapeText(author.name),
        escapeText(text),
      ),
    );
  const footer = pageText(pages, language);
  const message = {
    embeds: [
      {
        color: BRAND_COLOR,
        description: lines.length === 0 ? texts.noNotes : lines.join('\n\n'),
        ...(footer === undefined ? {} : { footer: { text: footer } }),
      },
    ],
    components: pageRows(pages, language, (index) => makeCustomId('personnel', 'notes', userId, index)),
  };
  await (wanted === undefined ? answer.replyEphemeral(message) : answer.update(message));
};
