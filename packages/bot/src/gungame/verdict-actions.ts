import { gungameRoutes } from '@famiglia/contract/gungame';
import type { Screenshot } from '@famiglia/contract/screenshots';
import { AppError } from '@famiglia/core/platform/app-error';
import { requireGuildAccess } from '@famiglia/core/guilds/access/require-guild-access';
import { moderateGungame } from '@famiglia/core/screenshots/gungame/moderate-gungame';
import { findScreenshotsById } from '@famiglia/core/screenshots/intake/screenshot.queries';
import { findSettings } from '@famiglia/core/guilds/settings/settings.queries';
import type { ButtonCall, ComponentCall, ModalCall } from '../interactions/calls.ts';
import { makeCustomId } from '../interactions/custom-id.ts';
import { choiceField, chosenValues, form, textField, typedText } from '../interactions/form.ts';
import { gungameTexts } from './gungame-texts.ts';

const LONGEST_COMMENT = 500;
const LONGEST_REASON = 100;
/** Separates the chosen reason from the added comment. */
const BETWEEN = ' · ';

type Call = Pick<ComponentCall<ButtonCall['interaction'] | ModalCall['interaction']>, 'interaction' | 'args'>;

const targetOf = ({ interaction, args }: Call) => {
  const [screenshotId] = args;
  if (interaction.guildId === null || screenshotId === undefined) throw new AppError('not_found');
  return { guildId: interaction.guildId, screenshotId };
};

/** The verdict itself redraws the review channel's message; the person gets an answer at once. */
const judge = async (call: ButtonCall | ModalCall, action: 'approve' | 'reject', comment = '') => {
  const { bot, actor, language, answer } = call;
  const { guildId, screenshotId } = targetOf(call);
  const texts = gungameTexts[language];
  try {
    const verdict = { guildId, screenshotIds: [screenshotId], action, comment, overrule: false };
    await moderateGungame(bot.context, actor, verdict);
    await answer.replyEphemeral({ content: action === 'approve' ? texts.approved : texts.rejected });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'screenshots_decided') throw error;
    const [first] = (error.current as { items: Screenshot[] }).items;
    if (first === undefined) throw error;
    await answer.replyEphemeral({
      content: texts.already(texts.statuses[first.status], `<@${first.moderated_by}>`),
    });
  }
};

export const approveButton = async (call: ButtonCall): Promise<void> => judge(call, 'approve');

/**
 * Opens the form for the comment. A person without the permission, or a screenshot that cannot be judged, is
 * refused before anything is typed.
 */
export const rejectButton = async (call: ButtonCall): Promise<void> => {
  const { bot, actor, language, answer } = call;
  const { guildId, screenshotId } = targetOf(call);
  await requireGuildAccess(bot.context, actor, guildId, gungameRoutes.moderate.access);
  const [screen] = await findScreenshotsById(bot.context.db, guildId, [screenshotId]);
  if (screen === undefined) throw new AppError('not_found');
  const texts = gungameTexts[language];
  const { gungame } = await findSettings(bot.context.db, guildId);
  await answer.showForm(
    form(makeCustomId('gungame', 'reject', screenshotId), texts.modalTitle, [
      ...reasonField(texts.reason, gungame.reject_reasons),
      textField('comment', {
        label: texts.comment,
        description: texts.commentHint,
        maxLength: LONGEST_COMMENT - LONGEST_REASON - BETWEEN.length,
        long: true,
        required: false,
      }),
    ]),
  );
};

/** The guild's own templates, as in the panel; Discord refuses a select without options. */
const reasonField = (label: string, reasons: readonly string[]) =>
  reasons.length === 0
    ? []
    : [
        choiceField('reason', {
          label,
          required: false,
          options: [...new Set(reasons)].map((reason) => ({ label: reason, value: reason })),
        }),
      ];

export const rejectForm = async (call: ModalCall): Promise<void> => {
  const words = [...chosenValues(call, 'reason'), typedText(call, 'comment')];
  await judge(call, 'reject', words.filter(Boolean).join(BETWEEN));
};
