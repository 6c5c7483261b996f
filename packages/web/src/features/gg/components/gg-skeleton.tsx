import { Busy } from '../../../ui/busy.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** Pictures of the size of real ones, so that nothing jumps when they come. */
export const GgSkeleton = () => (
  <Busy>
    <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-5">
      {Array.from({ length: 10 }, (_, index) => (
        <Skeleton key={`screen-${index}`} className="aspect-video" />
      ))}
    </div>
  </Busy>
);
