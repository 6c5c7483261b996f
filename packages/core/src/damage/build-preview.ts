import { DAMAGE_COLUMNS } from '@famiglia/contract/damage-import';
import type {
  CellProblem,
  DamageCell,
  DamageColumn,
  ImportPreview,
  ImportedRow,
} from '@famiglia/contract/damage-import';
import { AppError } from '../app-error.ts';
import type { Context } from '../context.ts';
import { createMatcher } from './match-nick.ts';
import type { NickPerson } from './nick.queries.ts';
import { findNickPeople } from './nick.queries.ts';
import { presentPerson } from './present-person.ts';

/** A row as it was read, before anybody knows whose it is. */
export interface ReadRow {
  line: number;
  place: ImportedRow['place'];
  nick: string;
  nickProblem: CellProblem | null;
  staticId: string | null;
  cells: Record<DamageColumn, DamageCell>;
}

interface ReadTable {
  source: ImportPreview['source'];
  columns: DamageColumn[];
  rows: readonly ReadRow[];
  skipped: number;
  /** Rows beyond what a capt holds. */
  dropped: number;
}

/** What was read, with whoever each row is taken for. Nothing is saved: a person looks at it first. */
export const buildPreview = async (
  context: Context,
  { guildId, side }: { guildId: string; side: ImportedRow['side'] },
  { source, columns, rows, skipped, dropped }: ReadTable,
): Promise<ImportPreview> => {
  if (rows.length === 0) throw new AppError('table_unreadable');
  const match = createMatcher<NickPerson>(side === 'ours' ? await findNickPeople(context.db, guildId) : []);
  const present = (one: NickPerson) => presentPerson(context.config.cdnUrl, one);
  const seen = new Set<string>();
  const imported = rows.map((row): ImportedRow => {
    const found = match(row);
    const person = found.match?.person ?? null;
    const keys = [row.nick.toLowerCase(), ...(person === null ? [] : [person.userId])];
    const twice = keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    return {
      line: row.line,
      place: row.place,
      nick: { text: row.nick, problem: twice ? 'duplicate_player' : row.nickProblem },
      static_id: row.staticId,
      side,
      ...row.cells,
      match: found.match === null ? null : { ...present(found.match.person), by: found.match.by },
      candidates: found.candidates.map(present),
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
