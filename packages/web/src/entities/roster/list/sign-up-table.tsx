import type { Key, ReactNode } from 'react';
import { Fragment } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { useNow } from '../../../shared/lib/use-now.ts';
import type { SignUp } from '../sign-up.ts';
import { listText } from '../list.text.ts';
import { TableCard } from '../../../shared/ui/table-card.tsx';

interface SignUpTableProps<Item> {
  /** The first column takes the remaining width. */
  columns: readonly { name: string; className?: string }[];
  /** The rows belong to the previous filters; the new response is loading. */
  stale: boolean;
  items: readonly Item[];
  children: (item: Item) => ReactNode;
}

type Listed = Pick<SignUp, 'status' | 'starts_at'> & { id: Key };

/**
 * A table of events or capts; on a phone every row is a card. Upcoming and past rows are separated; those that have
 * started are past.
 */
export const SignUpTable = <Item extends Listed>({
  columns,
  stale,
  items,
  children,
}: SignUpTableProps<Item>) => {
  const text = useText(listText);
  const now = useNow().toISOString();
  const isAhead = ({ status, starts_at }: Item): boolean =>
    (status === 'open' || status === 'closed') && starts_at >= now;
  const groups = [
    { name: text.ahead, items: items.filter(isAhead) },
    { name: text.past, items: items.filter((item) => !isAhead(item)) },
  ].filter((group) => group.items.length > 0);
  return (
    <TableCard stale={stale}>
      <table aria-busy={stale} className="w-full table-fixed text-left @max-table:block">
        <thead className="border-b border-line text-xs text-muted @max-table:sr-only">
          <tr className="h-10 [&>th]:px-3 [&>th]:font-medium">
            {columns.map(({ name, className }) => (
              <th key={name} className={className}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.name} className="@max-table:block">
            {groups.length > 1 ? (
              <tr className="border-b border-line bg-raised @max-table:block">
                <th
                  scope="rowgroup"
                  colSpan={columns.length}
                  className="px-3 py-1.5 text-xs font-medium text-muted @max-table:block"
                >
                  {group.name}
                </th>
              </tr>
            ) : null}
            {group.items.map((item) => (
              <Fragment key={item.id}>{children(item)}</Fragment>
            ))}
          </tbody>
        ))}
      </table>
    </TableCard>
  );
};
