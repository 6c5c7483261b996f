import type { Warning } from '@famiglia/contract/warnings/warnings';
import { warningRoutes } from '@famiglia/contract/warnings/warnings';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { requireMembership } from '../access/require-membership.ts';
import { searchWords } from '../members/search-words.ts';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import { writeCsv } from '../platform/csv.ts';
import type { UseCaseInput } from '../platform/use-case-input.ts';
import type { UseCase } from '../platform/use-case.ts';
import { presentWarning, presentWarnings } from './present-warnings.ts';
import { countWarnings, findWarning, findWarnings } from './warning.queries.ts';
import type { WarningFilter } from './warning.queries.ts';

const filterOf = ({
  state,
  kind,
  userId,
  search,
}: UseCaseInput<typeof warningRoutes.export>): WarningFilter => ({
  state,
  kind,
  userId,
  words: searchWords(search),
});

interface Page {
  limit: number;
  offset: number;
}

const readPage = async (context: Context, guildId: string, filter: WarningFilter, page: Page) => {
  const now = context.clock();
  const [rows, total] = await Promise.all([
    findWarnings(context.db, guildId, filter, { now, ...page }),
    countWarnings(context.db, guildId, filter, now),
  ]);
  return { items: await presentWarnings(context, context.db, guildId, rows), total, ...page };
};

export const listWarnings: UseCase<typeof warningRoutes.list> = async (context, actor, input) => {
  const { guildId, limit, offset } = input;
  await requireGuildAccess(context, actor, guildId, warningRoutes.list.access);
  return readPage(context, guildId, filterOf(input), { limit, offset });
};

/** Everybody reads the warnings they got themselves. */
export const listOwnWarnings = async (context: Context, actor: Actor, input: { guildId: string } & Page) => {
  const { guildId, limit, offset } = input;
  const userId = await requireMembership(context, actor, guildId);
  return readPage(context, guildId, { userId }, { limit, offset });
};

/** One warning, for those who read personnel files. */
export const getWarning = async (
  context: Context,
  actor: Actor,
  { guildId, warningId }: { guildId: string; warningId: string },
): Promise<Warning> => {
  await requireGuildAccess(context, actor, guildId, warningRoutes.list.access);
  const row = await findWarning(context.db, guildId, warningId);
  if (row === null) throw new AppError('not_found');
  return presentWarning(context, context.db, row);
};

const ROWS_AT_ONCE = 1000;
const COLUMNS = [
  'member_id',
  'member',
  'kind',
  'reason',
  'weight',
  'state',
  'issued_by',
  'created_at',
  'ends_at',
  'lifted_by',
  'lifted_at',
  'lift_reason',
];

/** The list as a file, streamed while it is read. */
export const exportWarnings: UseCase<typeof warningRoutes.export> = async (context, actor, input) => {
  await requireGuildAccess(context, actor, input.guildId, warningRoutes.export.access);
  return writeCsv(COLUMNS, readAll(context, input.guildId, filterOf(input)), cellsOf);
};

const readAll = async function* (context: Context, guildId: string, filter: WarningFilter) {
  const now = context.clock();
  for (let offset = 0; ; offset += ROWS_AT_ONCE) {
    const rows = await findWarnings(context.db, guildId, filter, { now, limit: ROWS_AT_ONCE, offset });
    yield await presentWarnings(context, context.db, guildId, rows);
    if (rows.length < ROWS_AT_ONCE) return;
  }
};

const cellsOf = (row: Warning): (string | number)[] => [
  row.member.id,
  row.member.name,
  row.kind,
  row.reason,
  row.weight,
  row.state,
  row.issued_by.name,
  row.created_at,
  row.ends_at ?? '',
  row.lifted?.by.name ?? '',
  row.lifted?.at ?? '',
  row.lifted?.reason ?? '',
];
