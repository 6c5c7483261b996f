import { mayStep } from '@famiglia/contract/applications/application-steps';
import { applicationRoutes, MAX_MESSAGES, REASON_LENGTH } from '@famiglia/contract/applications/applications';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { requireMembership } from '../access/require-membership.ts';
import { requireSignedIn } from '../platform/actor.ts';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import type { UseCase } from '../platform/use-case.ts';
import { countMessages } from './application.queries.ts';
import { lockOwn } from './draft.ts';
import type { OpenApplication } from './draft.ts';
import { lockForReview, overtakenReview } from './move-application.ts';
import { recordEntry } from './record-entry.ts';

/** A reviewer's question; the candidate gets it by direct message and answers with a button. */
export const askCandidate: UseCase<typeof applicationRoutes.ask> = async (context, actor, input) => {
  const { guildId, applicationId, text } = input;
  await requireGuildAccess(context, actor, guildId, applicationRoutes.ask.access);
  const { userId } = requireSignedIn(actor);
  await context.db.transaction(async (tx) => {
    const open = await lockForReview(tx, guildId, applicationId, userId);
    await requireConversation(tx, open);
    await recordEntry(context, tx, open, { kind: 'question', authorId: userId, text });
  });
  return null;
};

/** The candidate's answer, or something they want to add. */
export const answerReviewer = async (
  context: Context,
  actor: Actor,
  { guildId, applicationId, text }: { guildId: string; applicationId: string; text: string },
): Promise<void> => {
  const userId = await requireMembership(context, actor, guildId);
  if (text.trim() === '' || text.length > REASON_LENGTH) throw new AppError('validation_failed');
  await context.db.transaction(async (tx) => {
    const open = await lockOwn(tx, guildId, applicationId, userId);
    await requireConversation(tx, open);
    await recordEntry(context, tx, open, { kind: 'answer', authorId: userId, text });
  });
};

const requireConversation = async (tx: Transaction, { application }: OpenApplication): Promise<void> => {
  if (!mayStep('refuse', application.status)) {
    throw await overtakenReview(tx, 'application_step_refused', application);
  }
  if ((await countMessages(tx, application.guildId, application.id)) >= MAX_MESSAGES)
    throw new AppError('too_many_application_messages');
};
