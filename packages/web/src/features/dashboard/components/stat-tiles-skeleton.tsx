import { Busy } from '../../../shared/ui/busy.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';

const TILES = ['members', 'reputation'];

export const StatTilesSkeleton = () => (
  <Busy className="grid grid-cols-2 gap-3 max-md:[&>:first-child]:col-span-2 md:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
    {TILES.map((tile) => (
      <Skeleton key={tile} className="h-32" />
    ))}
  </Busy>
);
