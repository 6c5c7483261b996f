import type { Order } from '@famiglia/contract/admin';
import { ArrowDown, ArrowUp } from '../../../shared/ui/icons.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { classes } from '../../../shared/lib/classes.ts';
import { adminText } from '../admin.text.ts';

interface SortHeaderProps {
  name: string;
  /** The current order, if the list is sorted by this column. */
  sorted: Order | null;
  onSort: () => void;
  /** Numbers and their heading are right-aligned. */
  right?: boolean;
  className?: string;
}

export const SortHeader = ({ name, sorted, onSort, right = false, className }: SortHeaderProps) => {
  const text = useText(adminText);
  const Arrow = sorted === 'asc' ? ArrowUp : ArrowDown;
  return (
    <th
      aria-sort={sorted === null ? 'none' : sorted === 'asc' ? 'ascending' : 'descending'}
      className={classes(right && 'text-right', className)}
    >
      <button
        type="button"
        aria-label={text.sortBy(name)}
        onClick={onSort}
        className={classes(
          'inline-flex min-h-11 items-center md:min-h-9 gap-1 rounded-sm font-medium hover:text-text',
          sorted !== null && 'text-text',
          right && 'md:flex-row-reverse',
        )}
      >
        {name}
        <Arrow aria-hidden className={classes('size-3.5', sorted === null && 'invisible')} />
      </button>
    </th>
  );
};
