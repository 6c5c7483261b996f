import { ENTRIES_COUNTED, treasuryRoutes } from '@famiglia/contract/treasury/treasury-routes';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import type { Context } from '../platform/context.ts';
import { writeCsv } from '../platform/csv.ts';
import type { UseCase } from '../platform/use-case.ts';
import type { UseCaseInput } from '../platform/use-case-input.ts';
import { countEntries, findEntries, presentEntry } from './entry.queries.ts';
import type { EntryFilter, EntryRow } from './entry.queries.ts';

export const listEntries: UseCase<typeof treasuryRoutes.entries> = async (context, actor, input) => {
  const { guildId, limit, offset } = input;
  await requireGuildAccess(context, actor, guildId, treasuryRoutes.entries.access);
  const filter = filterOf(input);
  const [rows, total] = await Promise.all([
    findEntries(context.db, guildId, filter, { limit, offset }),
    countEntries(context.db, guildId, filter, ENTRIES_COUNTED),
  ]);
  return { items: rows.map(presentEntry), total, limit, offset };
};

const ROWS_AT_ONCE = 1000;
const COLUMNS = [
  'time',
  'kind',
  'amount',
  'in',
  'out',
  'places',
  'category',
  'person_id',
  'person',
  'comment',
];
const MORE_COLUMNS = ['proof', 'actor_id', 'actor', 'entered', 'id', 'takes_back'];

/** All operations as a file, streamed while they are read. */
export const exportEntries: UseCase<typeof treasuryRoutes.export> = async (context, actor, input) => {
  await requireGuildAccess(context, actor, input.guildId, treasuryRoutes.export.access);
  return writeCsv([...COLUMNS, ...MORE_COLUMNS], readAll(context, input.guildId, filterOf(input)), cellsOf);
};

const readAll = async function* (context: Context, guildId: string, filter: EntryFilter) {
  for (let after: EntryFilter['after']; ;) {
    const rows = await findEntries(
      context.db,
      guildId,
      { ...filter, after },
      { limit: ROWS_AT_ONCE, offset: 0 },
    );
    yield rows;
    after = rows.at(-1)?.entry;
    if (rows.length < ROWS_AT_ONCE) return;
  }
};

/** Plain decimals without a sign: a spreadsheet takes text that begins with a minus for a formula. */
const dollars = (cents: bigint): string => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;

const cellsOf = (row: EntryRow): string[] => {
  const entry = presentEntry(row);
  const change = BigInt(entry.change_cents);
  return [
    entry.happened_at,
    entry.kind,
    dollars(BigInt(entry.amount_cents)),
    change > 0n ? dollars(change) : '',
    change < 0n ? dollars(-change) : '',
    entry.moved.map(({ place, person }) => person?.name ?? place).join(' → '),
    entry.category?.name ?? '',
    entry.person?.id ?? '',
    entry.person?.name ?? '',
    entry.reason,
    entry.proof ?? '',
    entry.actor?.id ?? '',
    entry.actor?.name ?? '',
    entry.created_at,
    entry.id,
    entry.counters_id ?? '',
  ];
};

const moment = (text: string | undefined): Date | undefined =>
  text === undefined ? undefined : new Date(text);

const filterOf = (input: UseCaseInput<typeof treasuryRoutes.export>): EntryFilter => ({
  kind: input.kind,
  categoryId: input.categoryId,
  personId: input.personId,
  from: moment(input.from),
  to: moment(input.to),
});
