import { Busy } from '../../../shared/ui/busy.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';

const ROWS = ['one', 'two', 'three', 'four'];

/** Placeholder rows of the real height. */
export const SectionSkeleton = () => (
  <Card>
    <Busy>
      {ROWS.map((row) => (
        <div
          key={row}
          className="flex min-h-19 flex-wrap items-center justify-between gap-x-8 gap-y-3 border-b border-line p-4 last:border-b-0"
        >
          <span className="grid gap-2">
            <Skeleton className="h-4 w-32" />
            <Skeleton className="h-3 w-56" />
          </span>
          <Skeleton className="h-9 w-70" />
        </div>
      ))}
    </Busy>
  </Card>
);
