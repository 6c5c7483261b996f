import { classes } from '../lib/classes.ts';
import { ArrowDown, ArrowUp } from './icons.ts';

interface SortHeaderProps {
  name: string;
  /** The current order, if the list is sorted by this column. */
  sorted: 'asc' | 'desc' | null;
  onSort: () => void;
  /** Numbers and their header are aligned right. */
  numeric?: boolean;
  className?: string;
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

/** A column header that sorts the list by its column. */
export const SortHeader = ({ name, sorted, onSort, numeric = false, className }: SortHeaderProps) => {
  const Arrow = sorted === 'asc' ? ArrowUp : ArrowDown;
  return (
    <th aria-sort={sorted === null ? 'none' : ARIA_SORT[sorted]} className={classes('px-0!', className)}>
      <button
        type="button"
        onClick={onSort}
        className={classes(
          'inline-flex min-h-11 items-center gap-1 font-medium hover:text-text @table:min-h-10 @table:w-full @table:px-3',
          numeric && '@table:justify-end',
          sorted !== null && 'text-text',
        )}
      >
        {name}
        {sorted === null ? null : <Arrow aria-hidden className="size-3.5 text-brass" />}
      </button>
    </th>
  );
};
