import { applicationRoutes } from '@famiglia/contract/applications/applications';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { writeCsv } from '../platform/csv.ts';
import type { Queryable } from '../platform/db/database.ts';
import type { UseCase } from '../platform/use-case.ts';
import { countApplications, findApplicationPage } from './application.queries.ts';
import type { ApplicationFilter } from './application.queries.ts';
import { presentApplication } from './present-application.ts';

export const listApplications: UseCase<typeof applicationRoutes.list> = async (context, actor, input) => {
  const { guildId, limit, offset, ...filter } = input;
  await requireGuildAccess(context, actor, guildId, applicationRoutes.list.access);
  const [rows, total] = await Promise.all([
    findApplicationPage(context.db, guildId, filter, { limit, offset }),
    countApplications(context.db, guildId, filter),
  ]);
  return { items: rows.map(presentApplication), total, limit, offset };
};

const ROWS_AT_ONCE = 1000;
const COLUMNS = [
  'form',
  'user_id',
  'name',
  'ingame_nick',
  'static_id',
  'status',
  'submitted_at',
  'decided_at',
  'decided_by',
  'reason',
  'answers',
];

/** The list as a file, streamed while it is read. */
export const exportApplications: UseCase<typeof applicationRoutes.export> = async (context, actor, input) => {
  const { guildId, ...filter } = input;
  await requireGuildAccess(context, actor, guildId, applicationRoutes.export.access);
  return writeCsv(COLUMNS, readAll(context.db, guildId, filter), (row) => {
    const shown = presentApplication(row);
    return [
      shown.form.name,
      shown.candidate.id,
      shown.candidate.name,
      shown.ingame_nick ?? '',
      shown.static_id ?? '',
      shown.status,
      shown.submitted_at,
      shown.decided_at ?? '',
      shown.decided_by?.name ?? '',
      shown.reason,
      row.application.answers
        .filter(({ type }) => type !== 'screenshot')
        .map(({ label, value }) => `${label}: ${value}`)
        .join('\n'),
    ];
  });
};

const readAll = async function* (db: Queryable, guildId: string, filter: ApplicationFilter) {
  for (let offset = 0; ; offset += ROWS_AT_ONCE) {
    const rows = await findApplicationPage(db, guildId, filter, { limit: ROWS_AT_ONCE, offset });
    yield rows;
    if (rows.length < ROWS_AT_ONCE) return;
  }
};
