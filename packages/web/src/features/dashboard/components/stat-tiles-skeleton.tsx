import { Busy } from '../../../ui/busy.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

const TILES = ['members', 'reputation', 'events', 'capts', 'screenshots'];

export const StatTilesSkeleton = () => (
  <Busy className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,232px),1fr))] gap-3">
    {TILES.map((tile) => (
      <Skeleton key={tile} className="h-32" />
    ))}
  </Busy>
);
