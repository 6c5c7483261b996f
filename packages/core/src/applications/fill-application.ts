import { eq, and } from 'drizzle-orm';
import { requireMembership } from '../access/require-membership.ts';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import { applications } from '../platform/db/schema/applications.ts';
import { mayStep } from '@famiglia/contract/applications/application-steps';
import { findApplicationsOf, updateApplication } from './application.queries.ts';
import type { ApplicationRow } from './application.queries.ts';
import { isFresh, lockDraft, lockOwn, unansweredOf, valueOf, withAnswers } from './draft.ts';
import type { OpenApplication } from './draft.ts';
import { lockForm } from './form.queries.ts';
import { recordEntry } from './record-entry.ts';
import { requireEligible } from './require-eligible.ts';

interface Named {
  guildId: string;
  applicationId: string;
}

/** Begins an application, or goes on with the draft where it ended. */
export const startApplication = async (
  context: Context,
  actor: Actor,
  { guildId, formId }: { guildId: string; formId: string },
): Promise<OpenApplication> => {
  const userId = await requireMembership(context, actor, guildId);
  const now = context.clock();
  return context.db.transaction(async (tx) => {
    // Locked, so that a double click makes one draft.
    const form = await lockForm(tx, guildId, formId);
    if (form === null) throw new AppError('not_found');
    const own = (await findApplicationsOf(tx, guildId, userId)).filter((one) => one.formId === formId);
    if (own.some(({ status }) => status !== 'draft' && mayStep('withdraw', status)))
      throw new AppError('application_open');
    await requireEligible(tx, form, userId, now);
    const draft = own.find(({ status }) => status === 'draft');
    if (draft !== undefined && isFresh(draft, now)) return { application: draft, form };
    if (draft !== undefined) await tx.delete(applications).where(ofDraft(draft));
    const [application] = await tx
      .insert(applications)
      .values({ guildId, formId, userId, status: 'draft', answers: [], changedAt: now })
      .returning();
    return { application: application as ApplicationRow, form };
  });
};

const ofDraft = ({ guildId, id }: ApplicationRow) =>
  and(eq(applications.guildId, guildId), eq(applications.id, id));

/** Keeps what was typed, also if it is not a proper answer yet. */
export const saveAnswers = async (
  context: Context,
  actor: Actor,
  { guildId, applicationId, values }: Named & { values: Readonly<Record<string, string>> },
): Promise<OpenApplication> => {
  const userId = await requireMembership(context, actor, guildId);
  const now = context.clock();
  return context.db.transaction(async (tx) => {
    const { application, form } = await lockDraft(tx, guildId, applicationId, { userId, now });
    const answers = withAnswers(form.definition.questions, application.answers, values);
    return { form, application: await updateApplication(tx, application, { answers, changedAt: now }) };
  });
};

/** A person's own draft or application, as they may read it. */
export const readOwnApplication = async (
  context: Context,
  actor: Actor,
  { guildId, applicationId }: Named,
): Promise<OpenApplication> => {
  const userId = await requireMembership(context, actor, guildId);
  return context.db.transaction(async (tx) => lockOwn(tx, guildId, applicationId, userId));
};

export const submitApplication = async (
  context: Context,
  actor: Actor,
  { guildId, applicationId }: Named,
): Promise<OpenApplication> => {
  const userId = await requireMembership(context, actor, guildId);
  const now = context.clock();
  return context.db.transaction(async (tx) => {
    const open = await lockDraft(tx, guildId, applicationId, { userId, now });
    // Two candidates who send at once do not pass the limit together.
    const form = await lockForm(tx, guildId, open.form.id);
    if (form === null) throw new AppError('application_form_closed');
    await requireEligible(tx, form, userId, now);
    if (unansweredOf({ ...open, form }).length > 0) throw new AppError('application_incomplete');
    const { questions } = form.definition;
    const answers = withAnswers(questions, open.application.answers, {});
    const answerTo = (type: 'nick' | 'static') => {
      const asked = questions.find((question) => question.type === type);
      return asked === undefined ? null : (valueOf(answers, asked.id) ?? null);
    };
    const application = await updateApplication(tx, open.application, {
      status: 'submitted',
      answers,
      // Pictures of questions that are gone, or that were replaced, belong to nobody now.
      pictureKeys: answers.filter(({ type }) => type === 'screenshot').map(({ value }) => value),
      ingameNick: answerTo('nick'),
      staticId: answerTo('static'),
      changedAt: now,
      submittedAt: now,
    });
    await recordEntry(context, tx, { application, form }, { kind: 'submitted', authorId: userId });
    return { application, form };
  });
};

/** A draft is thrown away; an application that was sent is kept as withdrawn. */
export const withdrawApplication = async (
  context: Context,
  actor: Actor,
  { guildId, applicationId }: Named,
): Promise<void> => {
  const userId = await requireMembership(context, actor, guildId);
  await context.db.transaction(async (tx) => {
    const { application, form } = await lockOwn(tx, guildId, applicationId, userId);
    if (!mayStep('withdraw', application.status)) throw new AppError('application_step_refused');
    if (application.status === 'draft') {
      await tx.delete(applications).where(ofDraft(application));
      return;
    }
    const withdrawn = await updateApplication(tx, application, {
      status: 'withdrawn',
      changedAt: context.clock(),
    });
    await recordEntry(context, tx, { application: withdrawn, form }, { kind: 'withdrawn', authorId: userId });
  });
};
