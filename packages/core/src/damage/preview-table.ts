import { MAX_PLAYERS } from '@famiglia/contract/capts';
import { DAMAGE_COLUMNS, damageRoutes } from '@famiglia/contract/damage-import';
import type { DamageCell, DamageColumn } from '@famiglia/contract/damage-import';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import type { UseCase } from '../use-case.ts';
import { buildPreview } from './build-preview.ts';
import type { ReadRow } from './build-preview.ts';
import type { TableColumn } from '@famiglia/contract/damage-headings';
import { findColumns } from '@famiglia/contract/find-columns';
import type { Table } from '@famiglia/contract/find-columns';
import { readJsonRows } from './read-json-rows.ts';
import { readNumber } from '@famiglia/contract/read-number';
import { splitLines } from '@famiglia/contract/split-lines';

/** Reads what was pasted, and says whose rows it takes them for. */
export const previewTable: UseCase<typeof damageRoutes.previewTable> = async (context, actor, input) => {
  const { guildId, text, side } = input;
  await requireGuildAccess(context, actor, guildId, damageRoutes.previewTable.access);
  const json = readJsonRows(text);
  const split = json === null ? splitLines(text) : null;
  const table =
    json === null || json.columns.length === 0
      ? findColumns(json?.lines ?? split?.lines ?? [])
      : { columns: json.columns, lines: json.lines, skipped: 0 };
  // A capt holds no more, and fifty thousand lines are not worth anybody's waiting.
  const lines = table.lines.slice(0, MAX_PLAYERS);
  const rows = readRows({ ...table, lines });
  return buildPreview(
    context,
    { guildId, side },
    {
      source: json === null ? (split?.source ?? 'table') : 'json',
      columns: DAMAGE_COLUMNS.filter((column) => table.columns.includes(column)),
      rows,
      skipped: table.skipped + lines.length - rows.length,
      dropped: table.lines.length - lines.length,
    },
  );
};

/** Lines without a nick are headings and sums, not players. */
const readRows = ({ columns, lines }: Table): ReadRow[] =>
  lines.flatMap(({ line, cells }) => {
    const of = (column: TableColumn): string => cells[columns.indexOf(column)] ?? '';
    const { nick, staticId } = partsOf(of('nick'));
    if (nick === '' || /^(?:total|итого|всего|сумма)(?!\p{L})/iu.test(nick)) return [];
    return {
      line,
      place: null,
      nick,
      nickProblem: null,
      staticId: /^\d{3,10}$/.test(of('static_id').replace('#', ''))
        ? of('static_id').replace('#', '')
        : staticId,
      cells: Object.fromEntries(
        DAMAGE_COLUMNS.map((column) => [column, readNumber(of(column), column)]),
      ) as Record<DamageColumn, DamageCell>,
    };
  });

const LONGEST_NICK = 64;

/** `Ivan_Petrov #12345`, `Ivan_Petrov [12345]`, `Ivan_Petrov | 12345`: the number says who it is. */
export const partsOf = (text: string): { nick: string; staticId: string | null } => {
  const found = /^(.*?)\s*[#|[(]\s*(\d{3,10})\s*[\])]?\s*$/.exec(text.trim());
  const nick = (found?.[1] || text).trim().slice(0, LONGEST_NICK);
  return { nick, staticId: found?.[2] ?? null };
};
