import { DAMAGE_COLUMNS } from '@famiglia/contract/damage/damage-import';
import type { ImportPreview, ImportedRow } from '@famiglia/contract/damage/damage-import';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import { findOwners } from './find-owners.ts';
import type { ReadTable } from './read-table.ts';

/** The rows that were read, with suggested members. Nothing is saved: a person checks the rows first. */
export const buildPreview = async (
  context: Context,
  { guildId, side }: { guildId: string; side: ImportedRow['side'] },
  { source, columns, rows, skipped, dropped }: ReadTable,
): Promise<ImportPreview> => {
  if (rows.length === 0) throw new AppError('table_unreadable');
  const owners = side === 'ours' ? await findOwners(context, guildId, rows) : [];
  const seen = new Set<string>();
  const imported = rows.map((row, index): ImportedRow => {
    const { match = null, candidates = [] } = owners[index] ?? {};
    const keys = [row.nick.toLowerCase(), ...(match === null ? [] : [match.user_id])];
    const twice = keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    return {
      line: row.line,
      place: row.place,
      nick: { text: row.nick, problem: twice ? 'duplicate_player' : row.nickProblem },
      static_id: row.staticId,
      side,
      ...row.cells,
      match,
      candidates,
    };
  });
  return {
    source,
    columns: DAMAGE_COLUMNS.filter((column) => columns.includes(column)),
    rows: imported,
    skipped,
    dropped,
  };
};
