import { Busy } from '../../../shared/ui/busy.tsx';
import { SkeletonRows } from '../../../shared/ui/skeleton-rows.tsx';
import { TableCard } from '../../../shared/ui/table-card.tsx';

/** The height of a row, as a card and in a table: events have no side, and so a line less. */
const HEIGHTS = { events: 'h-24.5 @table:h-14', capts: 'h-28.25 @table:h-14' } as const;

/** The loading state of events or capts: column names in a table, the heading of those ahead, and rows. */
export const SignUpListSkeleton = ({ of }: { of: keyof typeof HEIGHTS }) => (
  <TableCard>
    <Busy>
      <div className="h-10 border-b border-line @max-table:hidden" />
      <div className="h-7.25 border-b border-line bg-raised" />
      <SkeletonRows height={HEIGHTS[of]} />
    </Busy>
  </TableCard>
);
