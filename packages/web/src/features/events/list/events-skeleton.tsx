import { Busy } from '../../../ui/busy.tsx';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

const ROWS = Array.from({ length: 8 }, (_, index) => `row-${index}`);

/** Rows of the height of real ones, so that nothing jumps when they come. */
export const EventsSkeleton = () => (
  <Card>
    <Busy>
      <div className="h-10 border-b border-line max-md:hidden" />
      {ROWS.map((row) => (
        <div
          key={row}
          className="flex h-24 items-center gap-6 border-b border-line px-3 last:border-0 md:h-14"
        >
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-4 w-52 max-md:hidden" />
          <Skeleton className="ml-auto h-5 w-24 rounded-full" />
        </div>
      ))}
    </Busy>
  </Card>
);
