import type { Application } from '@famiglia/contract/applications/applications';
import { AppError } from '../platform/app-error.ts';
import type { Queryable } from '../platform/db/database.ts';
import { findListed } from './application.queries.ts';
import type { ListedApplication } from './application.queries.ts';

const person = (id: string | null, known: string | null) => (id === null ? null : { id, name: known ?? id });

export const presentApplication = (row: ListedApplication): Application => {
  const { application, formName, name, leftAt, takerName, deciderName } = row;
  const { id, formId, userId, status, takenBy, interviewAt, submittedAt, decidedBy, decidedAt } = application;
  return {
    id,
    version: application.version,
    form: { id: formId, name: formName },
    candidate: { id: userId, name, left: leftAt !== null },
    status,
    ingame_nick: application.ingameNick,
    static_id: application.staticId,
    taken_by: person(takenBy, takerName),
    interview_at: interviewAt?.toISOString() ?? null,
    submitted_at: (submittedAt ?? application.changedAt).toISOString(),
    decided_at: decidedAt?.toISOString() ?? null,
    decided_by: person(decidedBy, deciderName),
    reason: application.reason,
  };
};

export const readApplication = async (
  db: Queryable,
  guildId: string,
  applicationId: string,
): Promise<Application> => {
  const row = await findListed(db, guildId, applicationId);
  if (row === null) throw new AppError('not_found');
  return presentApplication(row);
};
