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

/** The place of a page that is as wide as the window: the frame has its width already, and does not move when the page comes. */
export const FullWidthSkeleton = () => (
  <div data-full-width>
    <PageSkeleton />
  </div>
);
