import type { ReactNode } from 'react';
import { classes } from '../../../shared/lib/classes.ts';
import { Card } from '../../../shared/ui/card.tsx';

interface SignUpTableProps {
  /** The first column takes the remaining width. */
  columns: readonly { name: string; className?: string }[];
  /** The rows belong to the previous filters; the new response is loading. */
  stale: boolean;
  children: ReactNode;
}

/** A table of events or capts; on a phone every row is a card. */
export const SignUpTable = ({ columns, stale, children }: SignUpTableProps) => (
  <Card className={classes('overflow-hidden transition-opacity duration-(--calm)', stale && 'opacity-60')}>
    <table aria-busy={stale} className="w-full table-fixed text-left max-md:block">
      <thead className="border-b border-line text-xs text-muted max-md:sr-only">
        <tr className="h-10 [&>th]:px-3 [&>th]:font-medium">
          {columns.map(({ name, className }) => (
            <th key={name} className={className}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">{children}</tbody>
    </table>
  </Card>
);
