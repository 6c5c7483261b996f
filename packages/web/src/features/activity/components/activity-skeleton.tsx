import { Busy } from '../../../ui/busy.tsx';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** Rows of the height of real ones, so that nothing jumps when they come. */
export const ActivitySkeleton = ({ rows = 12 }: { rows?: number }) => (
  <Card>
    <Busy>
      {Array.from({ length: rows }, (_, index) => (
        <div
          key={`row-${index}`}
          className="flex h-16 items-center gap-3 border-b border-line px-4 last:border-0 md:h-11"
        >
          <Skeleton className="size-4" />
          <Skeleton className="h-4 w-56" />
          <Skeleton className="ml-auto h-4 w-24 max-md:hidden" />
        </div>
      ))}
    </Busy>
  </Card>
);
