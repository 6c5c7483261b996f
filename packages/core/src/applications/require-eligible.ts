import { MAX_APPLICATIONS_PER_DAY } from '@famiglia/contract/applications/applications';
import { findMember } from '../members/member.queries.ts';
import { AppError } from '../platform/app-error.ts';
import type { Queryable } from '../platform/db/database.ts';
import { countSince, findApplicationsOf } from './application.queries.ts';
import { countWaiting, stateOf } from './form.queries.ts';
import type { FormRow } from './form.queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether a person may send an application with this form now; asked when they begin and when they send. */
export const requireEligible = async (
  db: Queryable,
  form: FormRow,
  userId: string,
  now: Date,
): Promise<void> => {
  const { guildId, id: formId, definition } = form;
  if (form.deletedAt !== null || stateOf(form, now) !== 'open') throw new AppError('application_form_closed');
  const member = await findMember(db, guildId, userId);
  if (member === null) throw new AppError('guild_not_found');
  const wanted = definition.applicant_role_ids;
  if (wanted.length > 0 && !wanted.some((roleId) => member.roleIds.includes(roleId)))
    throw new AppError('application_not_for_you');
  const until = await findCooldownEnd(db, form, userId);
  if (until !== null && until > now) throw new AppError('application_cooldown', { current: { until } });
  if (
    (await countSince(db, { guildId, formId, userId }, new Date(now.getTime() - DAY_MS))) >=
    MAX_APPLICATIONS_PER_DAY
  )
    throw new AppError('applications_too_often');
  if (definition.most_open > 0) {
    const waiting = (await countWaiting(db, guildId, formId)).get(formId) ?? 0;
    if (waiting >= definition.most_open)
      throw new AppError('applications_full', { limit: definition.most_open });
  }
};

const findCooldownEnd = async (
  db: Queryable,
  { guildId, id, definition }: FormRow,
  userId: string,
): Promise<Date | null> => {
  const refusals = (await findApplicationsOf(db, guildId, userId))
    .filter(({ formId, status }) => formId === id && status === 'refused')
    .map(({ decidedAt }) => decidedAt?.getTime() ?? 0);
  return refusals.length === 0 ? null : new Date(Math.max(...refusals) + definition.cooldown_days * DAY_MS);
};
