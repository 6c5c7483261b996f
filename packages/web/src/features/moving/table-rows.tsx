import { formatCents } from '@famiglia/contract/kit/format-cents';
import { ROWS_PAGE } from '@famiglia/contract/moving/tables';
import type { MovedTable, TableRow } from '@famiglia/contract/moving/tables';
import { useState } from 'react';
import { MemberField } from '../../entities/member/member-field.tsx';
import { useFormat } from '../../shared/language/use-format.ts';
import { useLanguage } from '../../shared/language/use-language.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { ChoiceRow } from '../../shared/ui/choice-row.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { Pager } from '../../shared/ui/pager.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Refusal } from '../../shared/ui/refusal.tsx';
import { useDecideRows, useTableRows } from './tables-queries.ts';
import type { RowView } from './tables-queries.ts';
import { tablesText } from './tables.text.ts';

const COUNTS: Partial<Record<RowView, (table: MovedTable) => number>> = {
  ready: ({ ready }) => ready,
  doubt: ({ doubts }) => doubts,
  left_out: ({ left_out: count }) => count,
  changed: ({ changed }) => changed,
  kept: ({ kept }) => kept,
};

/** The rows of a table, a view at a time, with what each changes and what is skipped of it. */
export const TableRows = ({ table, views }: { table: MovedTable; views: readonly RowView[] }) => {
  const text = useText(tablesText);
  const { id: guildId } = useCurrentGuild();
  const filled = views.filter((view) => (COUNTS[view]?.(table) ?? table.skipped) > 0);
  const [chosen, setChosen] = useState<RowView | null>(null);
  const [page, setPage] = useState(1);
  const view = filled.find((one) => one === chosen) ?? filled[0] ?? views[0] ?? 'ready';
  const rows = useTableRows(guildId, table.id, view, page);
  const decide = useDecideRows();
  const labelOf = (one: RowView) => {
    const count = COUNTS[one]?.(table);
    return count === undefined ? text.views[one] : `${text.views[one]} ${count}`;
  };
  return (
    <section aria-label={text.viewsLabel} className="grid gap-3">
      {filled.length > 1 ? (
        <ChoiceRow
          label={text.viewsLabel}
          value={view}
          options={filled.map((value) => ({ value, label: labelOf(value) }))}
          onChange={(next) => {
            setPage(1);
            setChosen(next);
          }}
        />
      ) : null}
      <Refusal error={decide.error} />
      <QueryView query={rows} skeleton={<ListSkeleton headed={false} height="h-16" rows={6} />}>
        {({ items, total }) => (
          <>
            <Card>
              {items.length === 0 ? <p className="px-4 py-4 text-muted">{text.none}</p> : null}
              <ul className="divide-y divide-line">
                {items.map((row) => (
                  <RowLine
                    key={row.line}
                    row={row}
                    onDecide={
                      table.state === 'draft'
                        ? (userId) =>
                            decide.mutate({
                              tableId: table.id,
                              decisions: [{ line: row.line, user_id: userId }],
                            })
                        : null
                    }
                  />
                ))}
              </ul>
            </Card>
            {total > ROWS_PAGE ? (
              <Pager page={page} pageSize={ROWS_PAGE} total={total} onChange={setPage} />
            ) : null}
          </>
        )}
      </QueryView>
    </section>
  );
};

interface RowLineProps {
  row: TableRow;
  onDecide: ((userId: string | null) => void) | null;
}

const RowLine = ({ row, onDecide }: RowLineProps) => {
  const text = useText(tablesText);
  const { label, line, member, matched_by: by, doubts, left_out: leftOut, changes, skipped, state } = row;
  const about = [
    text.line(line),
    member === null || state === 'doubt' ? '' : by === null ? '' : text.by[by],
    ...doubts.map((doubt) => text.doubts[doubt]),
    leftOut === null ? '' : text.leftOut[leftOut],
  ].filter((one) => one !== '');
  return (
    <li className="grid gap-1 px-4 py-3">
      <p className="wrap-anywhere">
        <span className="font-medium">{label}</span>
        {member === null || member.display_name === label ? null : (
          <span className="text-muted"> → {member.display_name}</span>
        )}{' '}
        <span className="text-xs text-muted">{about.join(' · ')}</span>
      </p>
      {changes.length > 0 ? (
        <ul className="flex flex-wrap gap-x-4 gap-y-0.5 tabular-nums">
          {changes.map((change) => (
            <li key={change.column} className="wrap-anywhere">
              <ChangeWords change={change} />
            </li>
          ))}
        </ul>
      ) : state === 'ready' && skipped.length === 0 ? (
        <p className="text-muted">{text.same}</p>
      ) : null}
      {skipped.map(({ column, text: cell, why }) => (
        <p key={column} className="text-xs text-pretty wrap-anywhere text-muted">
          {text.columnWords[column]} {cell === '' ? '' : `«${cell}»`}: {text.why[why]}
        </p>
      ))}
      {onDecide !== null && state !== 'ready' && leftOut !== 'sum' && leftOut !== 'unnamed' ? (
        <Decision row={row} onDecide={onDecide} />
      ) : null}
    </li>
  );
};

const ChangeWords = ({ change }: { change: TableRow['changes'][number] }) => {
  const text = useText(tablesText);
  const format = useFormat();
  const language = useLanguage();
  const { column, before, after, kept } = change;
  const words = (value: string | null): string => {
    if (value === null) return text.empty;
    if (column === 'owed' || column === 'debt') return formatCents(language, value);
    if (column === 'joined') return format.date(`${value}T12:00:00Z`);
    return column === 'reputation' ? format.number(Number(value)) : value;
  };
  return (
    <>
      <span className="text-muted">{text.columnWords[column]}:</span>{' '}
      {before === null ? '' : <span className="text-muted">{words(before)} → </span>}
      {words(after)}
      {kept ? <span className="text-muted"> ({text.views.kept})</span> : null}
    </>
  );
};

const Decision = ({ row, onDecide }: { row: TableRow; onDecide: (userId: string | null) => void }) => {
  const text = useText(tablesText);
  const [choosing, setChoosing] = useState(false);
  const candidates = [row.candidates, row.member ?? []].flat();
  return (
    <>
      <div className="flex flex-wrap gap-2 pt-1">
        {candidates.map(({ user_id: id, display_name: name, ingame_nick: nick }) => (
          <Button key={id} onClick={() => onDecide(id)}>
            {nick ?? name}
          </Button>
        ))}
        {choosing ? null : (
          <Button variant="ghost" onClick={() => setChoosing(true)}>
            {text.chooseOther}
          </Button>
        )}
        {row.left_out === 'decided' ? null : (
          <Button variant="ghost" onClick={() => onDecide(null)}>
            {text.leave}
          </Button>
        )}
      </div>
      {choosing ? (
        <div className="max-w-96">
          <MemberField label={text.who(row.label)} onChoose={(member) => member && onDecide(member.id)} />
        </div>
      ) : null}
    </>
  );
};
