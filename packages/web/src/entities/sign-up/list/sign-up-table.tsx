import type { ReactNode } from 'react';
import { TableCard } from '../../../shared/ui/table-card.tsx';

interface SignUpTableProps {
  /** The first column takes the remaining width. */
  columns: readonly { name: string; className?: string }[];
  /** The rows belong to the previous filters; the new response is loading. */
  stale: boolean;
  children: ReactNode;
}

/** A table of events or capts; on a phone every row is a card. */
export const SignUpTable = ({ columns, stale, children }: SignUpTableProps) => (
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
      <tbody className="@max-table:block">{children}</tbody>
    </table>
  </TableCard>
);
