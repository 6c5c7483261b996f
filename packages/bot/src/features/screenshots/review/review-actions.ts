import type { Screenshot } from '@famiglia/contract/screenshots/screenshots';
import { AppError } from '@famiglia/core/platform/app-error';
import { requireGuildAccess } from '@famiglia/core/access/require-guild-access';
import { findScreenshotsById } from '@famiglia/core/screenshots/intake/screenshot.queries';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import type { ButtonCall, ModalCall } from '../../../kit/interactions/calls.ts';
import { FormRefusal } from '../../../kit/interactions/form-refusal.ts';
import { makeCustomId } from '../../../kit/interactions/custom-id.ts';
import { choiceField, chosenValues, form, textField, typedText } from '../../../kit/interactions/form.ts';
import { MessageFlags } from 'discord.js';
import type { BaseMessageOptions } from 'discord.js';
import { readReportFacts } from './report-facts.ts';
import { reviewCard } from './review-card.ts';
import { REVIEW_KINDS } from './review-kinds.ts';
import type { ReviewKind } from './review-kinds.ts';
import { reviewTexts } from './review-texts.ts';

const LONGEST_COMMENT = 500;
const LONGEST_REASON = 100;
/** Separates the chosen reason from the added comment. */
const SEPARATOR = ' · ';

/** The buttons of a kind's review channel. */
export const reviewButtons = (kind: ReviewKind) => ({
  approve: async (call: ButtonCall): Promise<void> => judge(kind, call, 'approve'),
  reject: async (call: ButtonCall): Promise<void> => openForm(kind, call),
  undo: async (call: ButtonCall): Promise<void> => undo(kind, call),
});

/** The form that a rejection opens. */
export const reviewForms = (kind: ReviewKind) => ({
  reject: async (call: ModalCall): Promise<void> => {
    const words = [...chosenValues(call, 'reason'), typedText(call, 'comment')];
    await judge(kind, call, 'reject', words.filter(Boolean).join(SEPARATOR));
  },
});

const targetOf = ({ interaction, args }: ButtonCall | ModalCall) => {
  const [screenshotId] = args;
  if (interaction.guildId === null || screenshotId === undefined) throw new AppError('not_found');
  return { guildId: interaction.guildId, screenshotId };
};

/** The verdict itself redraws the review channel's message; the person gets an answer at once. */
export const judge = async (
  kind: ReviewKind,
  call: ButtonCall | ModalCall,
  action: 'approve' | 'reject',
  comment = '',
  correction: { quantity?: number } = {},
): Promise<void> => {
  const { guildId, screenshotId } = targetOf(call);
  const texts = reviewTexts[call.language];
  await answerOnce(kind, call, action === 'approve' ? texts.approved : texts.rejected, async () =>
    REVIEW_KINDS[kind].moderate(call.bot.context, call.actor, {
      guildId,
      screenshotIds: [screenshotId],
      action,
      comment,
      overrule: false,
      ...correction,
    }),
  );
};

/** Undoes the person's own verdict of the time that the button names. */
const undo = async (kind: ReviewKind, call: ButtonCall): Promise<void> => {
  const { guildId, screenshotId } = targetOf(call);
  const at = new Date(Number(call.args[1]));
  if (Number.isNaN(at.getTime())) throw new AppError('not_found');
  await answerOnce(kind, call, reviewTexts[call.language].undone, async () =>
    REVIEW_KINDS[kind].undo(call.bot.context, call.actor, {
      guildId,
      screenshotIds: [screenshotId],
      at: at.toISOString(),
    }),
  );
};

/** Answers that it is done, or who decided first. A private card is redrawn here, because nothing else redraws it. */
const answerOnce = async (
  kind: ReviewKind,
  call: ButtonCall | ModalCall,
  done: string,
  work: () => Promise<unknown>,
): Promise<void> => {
  const { language, answer, interaction } = call;
  const texts = reviewTexts[language];
  try {
    await work();
    if (interaction.message?.flags.has(MessageFlags.Ephemeral) === true)
      await answer.update({ content: done, ...(await privateCard(kind, call)) });
    else await answer.replyEphemeral({ content: done });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'screenshots_decided') throw error;
    const [first] = (error.current as { items: Screenshot[] }).items;
    if (first === undefined) throw error;
    const by = first.moderated_by;
    throw new FormRefusal(
      by === null ? texts.changedSince : texts.already(texts.statuses[first.status], `<@${by}>`),
      { cause: error },
    );
  }
};

const privateCard = async (kind: ReviewKind, call: ButtonCall | ModalCall): Promise<BaseMessageOptions> => {
  const { guildId, screenshotId } = targetOf(call);
  const { db } = call.bot.context;
  const [row] = await findScreenshotsById(db, guildId, [screenshotId]);
  if (row === undefined) return { components: [] };
  const { language } = await findSettings(db, guildId);
  const facts = await readReportFacts(db, row, language);
  return reviewCard({ kind, row, language, withEarlier: false, panelUrl: null, facts });
};

/**
 * Opens the form for the comment. A person without the permission, or a screenshot that cannot be judged, is
 * refused before anything is typed.
 */
const openForm = async (kind: ReviewKind, call: ButtonCall): Promise<void> => {
  const { bot, language, answer } = call;
  const { guildId, screenshotId } = await requireUndecided(kind, call);
  const { reasons } = REVIEW_KINDS[kind];
  const texts = reviewTexts[language];
  const settings = await findSettings(bot.context.db, guildId);
  await answer.showForm(
    form(makeCustomId(kind, 'reject', screenshotId), texts.modalTitle, [
      ...reasonField(texts.reason, reasons(settings, settings.language)),
      textField('comment', {
        label: texts.comment,
        description: texts.commentHint,
        maxLength: LONGEST_COMMENT - LONGEST_REASON - SEPARATOR.length,
        long: true,
        required: false,
      }),
    ]),
  );
};

/** The reasons of the panel; Discord refuses a select without options. */
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

/** The screenshot of the button, for who may judge it and while nobody else has. */
export const requireUndecided = async (kind: ReviewKind, call: ButtonCall) => {
  const { bot, actor, language } = call;
  const target = targetOf(call);
  await requireGuildAccess(bot.context, actor, target.guildId, REVIEW_KINDS[kind].access);
  const [screen] = await findScreenshotsById(bot.context.db, target.guildId, [target.screenshotId]);
  if (screen === undefined || screen.screenshot.kind !== kind) throw new AppError('not_found');
  const texts = reviewTexts[language];
  const { status, moderatedBy } = screen.screenshot;
  if (moderatedBy !== null && moderatedBy !== actor.userId)
    throw new FormRefusal(texts.already(texts.statuses[status], `<@${moderatedBy}>`));
  return { ...target, screen };
};
