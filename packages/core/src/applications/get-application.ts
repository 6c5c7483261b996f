import { APPLICATION_TEXTS } from '@famiglia/contract/applications/application-texts';
import { applicationRoutes } from '@famiglia/contract/applications/applications';
import type { ApplicationDetails } from '@famiglia/contract/applications/applications';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { findNames } from '../members/member.queries.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { Queryable } from '../platform/db/database.ts';
import { isContentKey } from '../platform/storage/content-key.ts';
import type { UseCase } from '../platform/use-case.ts';
import { screenshotLink } from '../screenshots/intake/screenshot-link.ts';
import { findApplicationsOf, findEntries, findListed } from './application.queries.ts';
import { findForm } from './form.queries.ts';
import { marksOf } from './marks-of.ts';
import { presentApplication } from './present-application.ts';

export const getApplication: UseCase<typeof applicationRoutes.get> = async (context, actor, input) => {
  const { guildId, applicationId } = input;
  await requireGuildAccess(context, actor, guildId, applicationRoutes.get.access);
  return readApplicationDetails(context, guildId, applicationId);
};

/** Everything a reviewer reads, after the right was checked. */
export const readApplicationDetails = async (
  context: Context,
  guildId: string,
  applicationId: string,
): Promise<ApplicationDetails> => {
  const { db } = context;
  const row = await findListed(db, guildId, applicationId);
  if (row === null) throw new AppError('not_found');
  const { application } = row;
  const entries = await findEntries(db, guildId, applicationId);
  const authors = entries.flatMap(({ authorId }) => authorId ?? []);
  const names = await findNames(db, guildId, authors);
  const linkOf = (key: string) => (isContentKey(key) ? screenshotLink(context, guildId, key) : null);
  return {
    ...presentApplication(row),
    answers: application.answers.map((answer) => ({
      ...answer,
      url: answer.type === 'screenshot' ? linkOf(answer.value) : null,
    })),
    marks: await marksOf(db, application, context.clock()),
    entries: entries.map(({ id, kind, authorId, text, at, createdAt, told }) => ({
      id,
      kind,
      author: authorId === null ? null : { id: authorId, name: names.get(authorId) ?? authorId },
      text,
      at: at?.toISOString() ?? null,
      created_at: createdAt.toISOString(),
      told,
    })),
    earlier: await readEarlier(db, guildId, application),
    refusal_reasons: await reasonsOf(db, guildId, application.formId),
  };
};

const readEarlier = async (
  db: Queryable,
  guildId: string,
  { id, userId }: { id: string; userId: string },
): Promise<ApplicationDetails['earlier']> => {
  const others = (await findApplicationsOf(db, guildId, userId)).filter(
    (one) => one.id !== id && one.status !== 'draft',
  );
  const forms = await Promise.all(
    [...new Set(others.map(({ formId }) => formId))].map(async (formId) => findForm(db, guildId, formId)),
  );
  return others.map(({ id: otherId, formId, status, submittedAt, changedAt }) => ({
    id: otherId,
    form: { id: formId, name: forms.find((form) => form?.id === formId)?.name ?? '' },
    status,
    submitted_at: (submittedAt ?? changedAt).toISOString(),
  }));
};

/** The form's own reasons, or the default ones. */
const reasonsOf = async (db: Queryable, guildId: string, formId: string): Promise<string[]> => {
  const own = (await findForm(db, guildId, formId))?.definition.refusal_reasons ?? [];
  if (own.length > 0) return own;
  return [...APPLICATION_TEXTS[(await findSettings(db, guildId)).language].refusalReasons];
};
