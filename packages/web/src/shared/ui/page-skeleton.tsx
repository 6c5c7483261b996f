import { Busy } from './busy.tsx';
import { Card } from './card.tsx';
import { Skeleton } from './skeleton.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';

/** The place of a page whose code is still loading: its title and a list. */
export const PageSkeleton = () => (
  <Busy className="grid gap-5">
    <Skeleton className="h-7 w-48 md:h-9" />
    <Card>
      <SkeletonRows rows={8} />
    </Card>
  </Busy>
);
