import { Busy } from '../../../ui/busy.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** The page's own shape, so that nothing jumps when it comes. */
export const ProfileSkeleton = () => (
  <Busy className="grid gap-4">
    <div className="flex items-center gap-4 pt-8 pb-2">
      <Skeleton className="size-16 rounded-full" />
      <span className="grid gap-2">
        <Skeleton className="h-7 w-60" />
        <Skeleton className="h-4 w-40" />
      </span>
    </div>
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_300px]">
      <Skeleton className="h-100 rounded-md" />
      <Skeleton className="h-80 rounded-md" />
    </div>
  </Busy>
);
