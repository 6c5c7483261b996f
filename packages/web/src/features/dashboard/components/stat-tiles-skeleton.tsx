import { Busy } from '../../../ui/busy.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

const TILES = ['members', 'reputation', 'events', 'capts', 'screenshots'];

export const StatTilesSkeleton = () => (
  <Busy className="grid grid-cols-2 gap-3 max-md:[&>:nth-child(2)]:col-span-2 md:grid-cols-3 lg:grid-cols-5">
    {TILES.map((tile) => (
      <Skeleton key={tile} className="h-32" />
    ))}
  </Busy>
);
