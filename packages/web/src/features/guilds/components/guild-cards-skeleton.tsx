import { Busy } from '../../../ui/busy.tsx';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

export const GuildCardsSkeleton = () => (
  <Busy className="mt-7 grid grid-cols-[repeat(auto-fill,minmax(min(100%,288px),1fr))] gap-3">
    {['a', 'b', 'c'].map((key) => (
      <Card key={key} className="grid gap-4 p-4">
        <div className="flex items-center gap-3">
          <Skeleton className="size-12" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="h-4 w-24" />
          </div>
        </div>
        <Skeleton className="h-5 w-full" />
      </Card>
    ))}
  </Busy>
);
