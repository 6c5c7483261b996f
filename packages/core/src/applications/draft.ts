import { answerProblem, staticOf } from '@famiglia/contract/applications/application-form';
import type { AnswerProblem, FormQuestion } from '@famiglia/contract/applications/application-form';
import { DRAFT_HOURS } from '@famiglia/contract/applications/applications';
import { AppError } from '../platform/app-error.ts';
import type { Transaction } from '../platform/db/database.ts';
import type { StoredAnswer } from '../platform/db/schema/applications.ts';
import { lockApplication } from './application.queries.ts';
import type { ApplicationRow } from './application.queries.ts';
import { findForm } from './form.queries.ts';
import type { FormRow } from './form.queries.ts';

export interface OpenApplication {
  application: ApplicationRow;
  form: FormRow;
}

export const isFresh = ({ changedAt }: Pick<ApplicationRow, 'changedAt'>, now: Date): boolean =>
  now.getTime() - changedAt.getTime() < DRAFT_HOURS * 60 * 60 * 1000;

/** A person's own application with its form, locked. Nobody else finds it. */
export const lockOwn = async (
  tx: Transaction,
  guildId: string,
  applicationId: string,
  userId: string,
): Promise<OpenApplication> => {
  const application = await lockApplication(tx, guildId, applicationId);
  if (application === null || application.userId !== userId) throw new AppError('not_found');
  const form = await findForm(tx, guildId, application.formId);
  if (form === null) throw new AppError('not_found');
  return { application, form };
};

/** The same, if it can still be filled in. */
export const lockDraft = async (
  tx: Transaction,
  guildId: string,
  applicationId: string,
  { userId, now }: { userId: string; now: Date },
): Promise<OpenApplication> => {
  const open = await lockOwn(tx, guildId, applicationId, userId);
  if (open.application.status !== 'draft') throw new AppError('application_step_refused');
  if (!isFresh(open.application, now)) throw new AppError('application_draft_gone');
  return open;
};

export const valueOf = (answers: readonly StoredAnswer[], id: string): string | undefined =>
  answers.find((answer) => answer.id === id)?.value;

/** The answers with some of them replaced, in the words and order of the form as it is now. */
export const withAnswers = (
  questions: readonly FormQuestion[],
  answers: readonly StoredAnswer[],
  values: Readonly<Record<string, string>>,
): StoredAnswer[] =>
  questions.flatMap(({ id, label, type }) => {
    const value = values[id] ?? valueOf(answers, id) ?? '';
    return value === '' ? [] : [{ id, label, type, value: type === 'static' ? staticOf(value) : value }];
  });

export interface Unanswered {
  question: FormQuestion;
  problem: AnswerProblem;
}

/** What still prevents sending it. */
export const unansweredOf = ({ application, form }: OpenApplication): Unanswered[] =>
  form.definition.questions.flatMap((question) => {
    const problem = answerProblem(question, valueOf(application.answers, question.id));
    return problem === null ? [] : [{ question, problem }];
  });
