import { Busy } from '../../../ui/busy.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** As large as the desk, so that nothing jumps when the screens come. */
export const DeskSkeleton = () => (
  <Busy>
    <div className="grid gap-4 p-5 md:h-[calc(100dvh-56px)] md:grid-cols-[minmax(0,1fr)_264px] md:grid-rows-[minmax(0,1fr)_80px]">
      <Skeleton className="aspect-video md:aspect-auto" />
      <Skeleton className="max-md:h-40" />
      <Skeleton className="max-md:hidden md:col-span-2" />
    </div>
  </Busy>
);
