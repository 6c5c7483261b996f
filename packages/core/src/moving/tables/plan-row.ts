import { MAX_REPUTATION } from '@famiglia/contract/reputation/reputation';
import type { TableColumn } from '@famiglia/contract/moving/table-columns';
import type { CellRefusal, TableReading } from '@famiglia/contract/moving/tables';
import { exactNick } from '../../damage/match-nick.ts';
import type { StoredChange } from '../../platform/db/schema/moving-tables.ts';
import type { RowValues } from './reading/read-row.ts';

/** What is stored of somebody now. */
export interface PersonNow {
  userId: string;
  isGone: boolean;
  ingameNick: string | null;
  staticId: string | null;
  reputation: number;
  rankId: string | null;
  /** Active warnings. */
  warnings: number;
  joinedOn: string | null;
  attended: number | null;
}

export interface PlanRules {
  reading: Pick<TableReading, 'reputation' | 'overwrite'>;
  /** Who may not decide about themselves; null where everybody may. */
  notOnSelf: string | null;
  /** Who has a static id, as far as anybody has. */
  ownerOfStatic: (staticId: string) => string | undefined;
  rankName: (roleId: string | null) => string | null;
}

export interface RowPlan {
  changes: StoredChange[];
  skipped: { column: TableColumn; text: string; why: CellRefusal }[];
}

/**
 * What a row changes of somebody. The preview shows it, and entering does it with what is stored at that moment: nothing else is
 * changed than this says.
 */
export const planRow = (said: RowValues, now: PersonNow, rules: PlanRules): RowPlan => {
  const plan: RowPlan = { changes: [], skipped: [] };
  const change = (column: TableColumn, before: string | number | null, after: string | number): void => {
    plan.changes.push({ column, before: before === null ? null : String(before), after: String(after) });
  };
  const skip = (column: TableColumn, text: string | number, why: CellRefusal): void => {
    plan.skipped.push({ column, text: String(text), why });
  };
  const isSelf = now.userId === rules.notOnSelf;

  /** Only what is empty is filled without being told so. */
  const fill = <Value extends string | number>(
    column: TableColumn,
    before: Value | null,
    after: Value | undefined,
    isSame: (a: Value, b: Value) => boolean = (a, b) => a === b,
  ): void => {
    if (after === undefined || (before !== null && isSame(before, after))) return;
    if (before !== null && !rules.reading.overwrite) return skip(column, after, 'stored');
    change(column, before, after);
  };

  fill('nick', now.ingameNick, said.nick, (a, b) => exactNick(a) === exactNick(b));
  const owner = said.static_id === undefined ? undefined : rules.ownerOfStatic(said.static_id);
  if (owner !== undefined && owner !== now.userId && said.static_id !== undefined)
    skip('static_id', said.static_id, 'taken');
  else fill('static_id', now.staticId, said.static_id);
  fill('joined', now.joinedOn, said.joined);
  fill('attended', now.attended, said.attended);

  if (said.reputation !== undefined) {
    const after = rules.reading.reputation === 'add' ? now.reputation + said.reputation : said.reputation;
    if (after !== now.reputation) {
      if (isSelf) skip('reputation', said.reputation, 'own');
      else if (Math.abs(after) > MAX_REPUTATION) skip('reputation', said.reputation, 'too_large');
      else change('reputation', now.reputation, after);
    }
  }
  if (said.rank !== undefined && said.rank !== now.rankId) {
    const name = rules.rankName(said.rank);
    if (name === null) skip('rank', said.rank, 'unknown_rank');
    else if (isSelf || now.isGone) skip('rank', name, isSelf ? 'own' : 'gone');
    else change('rank', rules.rankName(now.rankId), name);
  }
  // Warnings are brought up to the number of the table; none is lifted by a smaller one.
  if (said.warnings !== undefined && said.warnings > now.warnings) {
    if (isSelf) skip('warnings', said.warnings, 'own');
    else change('warnings', now.warnings, said.warnings);
  }
  for (const column of ['owed', 'debt'] as const) {
    const cents = said[column];
    if (cents === undefined) continue;
    if (isSelf) skip(column, cents, 'own');
    else change(column, null, cents);
  }
  return plan;
};
