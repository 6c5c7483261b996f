import { LOG_LIMITS } from '@famiglia/contract/cabinet-log/cabinet-log';
import { cabinetLogRoutes } from '@famiglia/contract/cabinet-log/cabinet-log-routes';
import { requireGuildAccess } from '@famiglia/core/access/require-guild-access';
import { decodeLog } from '@famiglia/core/cabinet-log/decode-log';
import { readCabinetLog } from '@famiglia/core/cabinet-log/open-log';
import { AppError } from '@famiglia/core/platform/app-error';
import { downloadFile } from '@famiglia/core/platform/discord/download-file';
import { guildOf } from '../../../kit/guild-of.ts';
import { byRoute } from '../../../kit/interactions/by-route.ts';
import type { CommandCall, ModalCall } from '../../../kit/interactions/calls.ts';
import type { Subcommand } from '../../../kit/interactions/command.ts';
import { makeCustomId } from '../../../kit/interactions/custom-id.ts';
import { form, textField } from '../../../kit/interactions/form.ts';
import { showLog } from './log-actions.ts';
import { logTexts } from './log-texts.ts';

/** Discord’s own limit of a field. */
const LONGEST_FIELD = 4000;
/** A character of a file takes up to this many bytes. */
const BYTES = 4;

/** `/bank log`: the text in a form, or as a file where it is longer. */
export const logCommand: Subcommand = {
  needs: 'money.manage',
  name: { en: 'log', ru: 'лог' },
  description: { en: 'Enter the log of the game’s cabinet', ru: 'Внести лог из кабинета семьи' },
  answer: 'private',
  options: [
    {
      name: { en: 'file', ru: 'файл' },
      description: { en: 'A .txt file, if the text is long', ru: 'Файл .txt, если текст длинный' },
      type: 'attachment',
    },
  ],
  run: async (call) => {
    const { bot, actor, interaction, language, answer } = call;
    await requireGuildAccess(bot.context, actor, guildOf(interaction), cabinetLogRoutes.read.access);
    const text = await sentFile(call);
    if (text !== null) return openText(call, text);
    const { title, text: label, textHint: description } = logTexts[language];
    return answer.showForm(
      form(makeCustomId('treasury', 'log'), title, [
        textField('text', { label, description, long: true, maxLength: LONGEST_FIELD }),
      ]),
    );
  },
};

const sentFile = async ({ bot, interaction }: CommandCall): Promise<string | null> => {
  const file = interaction.options.getAttachment('file');
  if (file === null) return null;
  const bytes = await downloadFile(bot.context.config.cdnUrl, file.url, LOG_LIMITS.text * BYTES);
  if (bytes === 'gone') throw new AppError('cabinet_log_unreadable');
  const text = bytes === 'too_large' ? null : decodeLog(bytes);
  if (text === null || text.length > LOG_LIMITS.text) throw new AppError('cabinet_log_too_long');
  return text;
};

const openText = async (call: CommandCall | ModalCall, text: string): Promise<void> => {
  const { bot, actor, interaction, answer } = call;
  const opened = await byRoute(cabinetLogRoutes.read, readCabinetLog)(bot.context, actor, {
    guildId: guildOf(interaction),
    text,
  });
  await answer.replyEphemeral(await showLog(call, opened));
};

/** The text of the form. One that is refused is opened again with it. */
export const submitLog = async (call: ModalCall): Promise<void> =>
  openText(call, call.interaction.fields.getTextInputValue('text'));
