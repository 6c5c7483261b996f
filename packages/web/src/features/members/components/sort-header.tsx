import { ArrowDown, ArrowUp } from '../../../shared/ui/icons.ts';
import type { MembersFilters } from '../members-filters.ts';
import { classes } from '../../../shared/lib/classes.ts';

interface SortHeaderProps {
  name: string;
  column: MembersFilters['sort'];
  filters: MembersFilters;
  onSort: (column: MembersFilters['sort']) => void;
  /** Width of the column. */
  width: string;
  /** Numbers are right-aligned. */
  numeric?: boolean;
}

const SAYS = { asc: 'ascending', desc: 'descending' } as const;

/** A column heading that sorts the list. */
export const SortHeader = ({ name, column, filters, onSort, width, numeric = false }: SortHeaderProps) => {
  const chosen = filters.sort === column;
  const Arrow = filters.order === 'asc' ? ArrowUp : ArrowDown;
  return (
    <th aria-sort={chosen ? SAYS[filters.order] : 'none'} className={classes('px-0!', width)}>
      <button
        type="button"
        onClick={() => onSort(column)}
        className={classes(
          'inline-flex h-10 w-full items-center gap-1 px-3 font-medium hover:text-text',
          numeric && 'justify-end',
          chosen && 'text-text',
        )}
      >
        {name}
        {chosen ? <Arrow aria-hidden className="size-3.5 text-brass" /> : null}
      </button>
    </th>
  );
};
