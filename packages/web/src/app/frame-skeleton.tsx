import { PageSkeleton } from '../shared/ui/page-skeleton.tsx';
import { Skeleton } from '../shared/ui/skeleton.tsx';

const SECTIONS = 8;
const TABS = 5;

/** A guild's frame before its name and sections are known: as wide and as high as the real one. */
export const FrameSkeleton = () => (
  <div className="md:grid md:grid-cols-[64px_minmax(0,1fr)] xl:grid-cols-[232px_minmax(0,1fr)]">
    <div className="sticky top-0 flex h-dvh flex-col gap-3 border-r border-line bg-surface p-3 max-md:hidden">
      <Skeleton className="h-11" />
      <Skeleton className="h-9" />
      <div className="mt-1 grid gap-3">
        {Array.from({ length: SECTIONS }, (_, index) => (
          <Skeleton key={`section-${index}`} className="mx-2.5 h-6" />
        ))}
      </div>
    </div>
    <div className="flex h-14 items-center border-b border-line bg-surface px-4 md:hidden">
      <Skeleton className="h-8 w-44" />
    </div>
    <div className="mx-auto w-full max-w-316 px-4 pt-5 md:px-8 md:pt-6">
      <PageSkeleton />
    </div>
    <div className="fixed inset-x-0 bottom-0 flex h-[calc(60px+env(safe-area-inset-bottom))] items-center justify-around border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden">
      {Array.from({ length: TABS }, (_, index) => (
        <Skeleton key={`tab-${index}`} className="size-8" />
      ))}
    </div>
  </div>
);
