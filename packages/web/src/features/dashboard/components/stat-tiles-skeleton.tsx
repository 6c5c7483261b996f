import { Busy } from '../../../ui/busy.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

const TILES = ['members', 'reputation'];

export const StatTilesSkeleton = () => (
  <Busy className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-5">
    {TILES.map((tile) => (
      <Skeleton key={tile} className="h-32" />
    ))}
  </Busy>
);
