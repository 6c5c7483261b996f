import { UserRoundX, X } from 'lucide-react';
import { useText } from '../../../../language/use-text.ts';
import { classes } from '../../../../lib/classes.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import type { DamageRow } from '../grid/damage-row.ts';
import { GRID_COLUMNS, newRow } from '../grid/damage-row.ts';
import type { DamageView } from '../grid/damage-view.ts';
import { gridText } from '../grid/grid.text.ts';
import { CardInput } from './card-input.tsx';

interface RowCardProps {
  view: DamageView;
  index: number;
  /** Nothing for the card below the last, where a new row begins. */
  row: DamageRow | undefined;
}

const NOBODY = newRow(0);
const SPANS = {
  nick: 'col-span-6',
  damage: 'col-span-2',
  kills: 'col-span-2',
  deaths: 'col-span-2',
  hit_percent: 'col-span-3',
  headshot_percent: 'col-span-3',
} as const;

/** A player on a phone: the same cells as in the grid, one below the other, with the first thing that is wrong. */
export const RowCard = ({ view, index, row }: RowCardProps) => {
  const text = useText(gridText);
  const { grid, dispatch } = view;
  const shown = row ?? NOBODY;
  const nick = shown.cells.nick || text.unnamed;
  const member = row ? view.memberOf(row) : null;
  const found = row ? GRID_COLUMNS.flatMap((column) => view.problemAt(row, column) ?? []) : [];
  const problem = found.find(({ note }) => !note) ?? found[0];
  return (
    // The picture beside the rows follows whichever card is worked on.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      aria-label={row ? text.row(index + 1) : text.newRow}
      onFocus={() => dispatch({ do: 'go', to: { row: index, column: 0 } })}
      className="flex h-61 flex-col gap-2 border-b border-line px-3 py-2"
    >
      <div className="flex items-center gap-2">
        <span className="w-6 shrink-0 text-center text-xs text-faint">{row ? index + 1 : '+'}</span>
        {row && grid.side === 'ours' ? (
          <button
            type="button"
            aria-label={text.whose(nick)}
            onClick={() => view.onPick(row)}
            className="flex min-h-11 min-w-0 flex-1 items-center gap-2 text-left"
          >
            {member ? (
              <Avatar id={member.user_id} name={member.display_name} src={member.avatar_url} />
            ) : (
              <UserRoundX aria-hidden className="size-5 text-faint" />
            )}
            <span className="min-w-0 truncate">{member?.display_name ?? text.noMember}</span>
            {row.by ? <span className="shrink-0 text-xs text-muted">{text.by[row.by]}</span> : null}
          </button>
        ) : (
          <span className="flex min-h-11 flex-1 items-center text-muted">
            {row ? shown.cells.nick : text.newRow}
          </span>
        )}
        {row ? (
          <IconButton
            label={text.removeRow(nick)}
            onClick={() => dispatch({ do: 'remove', top: index, bottom: index })}
          >
            <X aria-hidden className="size-4" />
          </IconButton>
        ) : null}
      </div>
      <div className="grid grid-cols-6 gap-2">
        {GRID_COLUMNS.map((column) => {
          const wrong = row ? view.problemAt(row, column) : null;
          return (
            <div key={column} className={classes('grid', SPANS[column])}>
              <CardInput
                label={text.columns[column]}
                text={shown.cells[column]}
                numeric={column !== 'nick'}
                invalid={wrong !== null && !wrong.note}
                onWrite={(typed) => dispatch({ do: 'write', writes: [{ row: index, column, text: typed }] })}
              />
            </div>
          );
        })}
      </div>
      {problem ? (
        <p className={classes('line-clamp-2 text-xs/4', problem.note ? 'text-info' : 'text-bad')}>
          {problem.words}
        </p>
      ) : null}
    </li>
  );
};
