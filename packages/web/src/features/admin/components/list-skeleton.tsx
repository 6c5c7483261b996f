import { Busy } from '../../../ui/busy.tsx';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

const ROWS = Array.from({ length: 10 }, (_, index) => `row-${index}`);

/** Rows of the height of real ones, so that nothing jumps when they come. */
export const ListSkeleton = () => (
  <Card>
    <Busy>
      <div className="h-10 border-b border-line max-md:hidden" />
      {ROWS.map((row) => (
        <div
          key={row}
          className="flex h-16 items-center gap-3 border-b border-line px-3 last:border-0 md:h-13"
        >
          <Skeleton className="size-8 rounded-md" />
          <Skeleton className="h-4 w-40" />
          <Skeleton className="ml-auto h-4 w-20" />
        </div>
      ))}
    </Busy>
  </Card>
);
