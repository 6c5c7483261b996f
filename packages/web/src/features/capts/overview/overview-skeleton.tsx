import { Busy } from '../../../shared/ui/busy.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';

/** The loading state of tiles, charts and a table. */
export const OverviewSkeleton = () => (
  <Busy className="grid gap-4">
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {['one', 'two', 'three', 'four'].map((tile) => (
        <Skeleton key={tile} className="h-28" />
      ))}
    </div>
    <div className="grid gap-4 lg:grid-cols-2">
      <Skeleton className="h-60" />
      <Skeleton className="h-60 max-lg:hidden" />
    </div>
    <Skeleton className="h-96" />
  </Busy>
);
