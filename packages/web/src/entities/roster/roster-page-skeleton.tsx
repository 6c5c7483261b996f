import { Busy } from '../../shared/ui/busy.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { SkeletonRows } from '../../shared/ui/skeleton-rows.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';

/** The loading state of a page with a roster and facts beside it. */
export const RosterPageSkeleton = () => (
  <Busy>
    <Skeleton className="mb-3 h-4 w-40" />
    <Skeleton className="mb-2 h-9 w-72 max-w-full" />
    <Skeleton className="mb-6 h-5 w-60" />
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_300px]">
      <Card>
        <div className="h-11 border-b border-line" />
        <SkeletonRows lead="person" height="h-15 sm:h-[46px]" />
      </Card>
      <Skeleton className="h-72 max-lg:hidden" />
    </div>
  </Busy>
);
