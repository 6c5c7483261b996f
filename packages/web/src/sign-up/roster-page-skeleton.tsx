import { Busy } from '../ui/busy.tsx';
import { Card } from '../ui/card.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

const ROWS = Array.from({ length: 10 }, (_, index) => `row-${index}`);

export const EventSkeleton = () => (
  <Busy>
    <Skeleton className="mb-3 h-4 w-40" />
    <Skeleton className="mb-2 h-9 w-72 max-w-full" />
    <Skeleton className="mb-6 h-5 w-60" />
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_300px]">
      <Card>
        <div className="h-11 border-b border-line" />
        {ROWS.map((row) => (
          <div
            key={row}
            className="flex h-15 items-center gap-3 border-b border-line px-4 last:border-0 sm:h-[46px]"
          >
            <Skeleton className="size-7 rounded-full" />
            <Skeleton className="h-4 w-32" />
            <Skeleton className="ml-auto h-4 w-10" />
          </div>
        ))}
      </Card>
      <Skeleton className="h-72 max-lg:hidden" />
    </div>
  </Busy>
);
