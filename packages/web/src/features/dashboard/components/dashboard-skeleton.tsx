import { Busy } from '../../../ui/busy.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StatTilesSkeleton } from './stat-tiles-skeleton.tsx';

export const DashboardSkeleton = () => (
  <>
    <StatTilesSkeleton />
    <Busy className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
      <Skeleton className="h-72" />
      <Skeleton className="h-72" />
    </Busy>
  </>
);
