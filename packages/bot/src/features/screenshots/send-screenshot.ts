import type { ScreenshotKind } from '@famiglia/contract/screenshots/screenshots';
import { AppError } from '@famiglia/core/platform/app-error';
import { acceptSubmission } from '@famiglia/core/screenshots/intake/accept-submission';
import type { Attachment } from 'discord.js';
import type { CommandOption } from '../../kit/interactions/command.ts';
import type { CommandCall } from '../../kit/interactions/calls.ts';
import { submissionTexts } from './submission-texts.ts';
import { submissionReplyText } from './submission-reply-text.ts';
import { waitForSubmission } from './pending-replies.ts';

/** Longer than a slow copy takes; after that the answer is posted in the channel. */
const TIMEOUT_MS = 20_000;

export const screenshotOption: CommandOption = {
  name: { en: 'screen', ru: 'скрин' },
  description: {
    en: 'The screenshot: PNG, JPEG or WebP, up to 10 MB',
    ru: 'Скрин: PNG, JPEG или WebP до 10 МБ',
  },
  type: 'attachment',
  required: true,
};

/** The file of the option above. Discord always sends one; a forged command may not. */
export const sentScreenshot = ({ options }: CommandCall['interaction']): Attachment => {
  try {
    return options.getAttachment('screen', true);
  } catch (error) {
    throw new AppError('picture_unreadable', { cause: error });
  }
};

/** Takes the screenshot of a command and answers with the outcome. */
export const sendScreenshot = async (call: CommandCall, kind: ScreenshotKind): Promise<void> => {
  const { bot, interaction, actor } = call;
  const { guildId, channelId, id, createdAt } = interaction;
  if (guildId === null) throw new AppError('guild_not_found');
  const { url, size } = sentScreenshot(interaction);
  await answerWithSubmission(call, async () => {
    await acceptSubmission(bot.context, {
      guildId,
      sourceId: id,
      origin: 'interaction',
      kind,
      userId: actor.userId,
      channelId,
      submittedAt: createdAt,
      files: [{ url, bytes: size }],
    });
    return '';
  });
};

/** Stores a submission and answers with its outcome, after what was said when it was stored. */
export const answerWithSubmission = async (
  { interaction, language, answer }: CommandCall,
  store: () => Promise<string>,
): Promise<void> => {
  const heard = waitForSubmission(interaction.id, TIMEOUT_MS);
  const said = await store();
  const state = await heard;
  const outcome = state === null ? submissionTexts[language].patience : submissionReplyText(state, language);
  await answer.reply({ content: [said, outcome].filter(Boolean).join('\n') });
};
