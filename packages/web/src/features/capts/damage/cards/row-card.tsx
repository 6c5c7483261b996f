import { DAMAGE_COLUMNS } from '@famiglia/contract/damage/damage-import';
import { UserRoundPlus, X } from '../../../../shared/ui/icons.ts';
import { useText } from '../../../../shared/language/use-text.ts';
import { classes } from '../../../../shared/lib/classes.ts';
import { Avatar } from '../../../../shared/ui/avatar.tsx';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';
import type { DamageRow, GridColumn } from '../grid/damage-row.ts';
import { GRID_COLUMNS, newRow } from '../grid/damage-row.ts';
import type { DamageView } from '../grid/damage-view.ts';
import { gridText } from '../grid/grid.text.ts';
import { matchWords } from '../grid/match-words.ts';
import { CardInput } from './card-input.tsx';

interface RowCardProps {
  view: DamageView;
  index: number;
  /** Undefined for the card below the last, where a new row begins. */
  row: DamageRow | undefined;
}

const NOBODY = newRow(0);
const SPANS = {
  damage: 'col-span-2',
  kills: 'col-span-2',
  deaths: 'col-span-2',
  hit_percent: 'col-span-3',
  headshot_percent: 'col-span-3',
} as const;

/** A player on a phone: the cells of the grid below each other, with the first problem. */
export const RowCard = ({ view, index, row }: RowCardProps) => {
  const text = useText(gridText);
  const { dispatch } = view;
  const name = row ? text.row(index + 1) : text.newRow;
  const shown = row ?? NOBODY;
  const nick = shown.cells.nick || text.unnamed;
  const match = row && view.grid.side === 'ours' ? matchWords(text, row, view.memberOf(row)) : '';
  const source = row?.source ? text.sources[row.source] : '';
  const found = row ? GRID_COLUMNS.flatMap((column) => view.problemAt(row, column) ?? []) : [];
  const problem = found.find(({ note }) => !note) ?? found[0];
  const field = (column: GridColumn) => {
    const wrong = row ? view.problemAt(row, column) : null;
    return (
      <CardInput
        label={column === 'nick' ? name : text.columns[column]}
        text={shown.cells[column]}
        numeric={column !== 'nick'}
        invalid={wrong !== null && !wrong.note}
        suggested={column === 'nick' && view.grid.side === 'ours' ? view.roster : null}
        onTake={(taken) => dispatch({ do: 'take', member: taken })}
        onWrite={(typed) => dispatch({ do: 'write', writes: [{ row: index, column, text: typed }] })}
      />
    );
  };
  return (
    // The screenshot beside the rows follows whichever card is worked on.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      aria-label={name}
      onFocus={() => dispatch({ do: 'go', to: { row: index, column: 0 } })}
      className="flex h-68 flex-col gap-2 border-b border-line px-3 py-2"
    >
      <div className="flex items-end gap-1">
        <MemberButton view={view} row={row} />
        <div className="min-w-0 flex-1">{field('nick')}</div>
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
        {DAMAGE_COLUMNS.map((column) => (
          <div key={column} className={classes('grid', SPANS[column])}>
            {field(column)}
          </div>
        ))}
      </div>
      <p
        className={classes(
          'line-clamp-2 text-xs/4',
          problem ? (problem.note ? 'text-info' : 'text-bad') : 'text-muted',
        )}
      >
        {problem?.words ?? [match, source].filter(Boolean).join(' · ')}
      </p>
    </li>
  );
};

/** The member's avatar, which opens the member picker. Rows of the other side have no members. */
const MemberButton = ({ view, row }: { view: DamageView; row: DamageRow | undefined }) => {
  const text = useText(gridText);
  if (!row || view.grid.side === 'theirs') return null;
  const member = view.memberOf(row);
  return (
    <button
      type="button"
      aria-label={text.whose(row.cells.nick || text.unnamed, matchWords(text, row, member))}
      onClick={() => view.onPick(row)}
      className="grid size-11 shrink-0 place-items-center"
    >
      {member ? (
        <Avatar id={member.user_id} name={member.display_name} src={member.avatar_url} size="medium" />
      ) : (
        <UserRoundPlus aria-hidden className="size-5 text-faint" />
      )}
    </button>
  );
};
