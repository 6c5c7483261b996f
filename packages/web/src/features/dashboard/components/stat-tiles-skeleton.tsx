import { Busy } from '../../../shared/ui/busy.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';

const TILES = ['members', 'reputation', 'events', 'capts', 'screens'];

export const StatTilesSkeleton = () => (
  <Busy className="tiles">
    {TILES.map((tile) => (
      <Skeleton key={tile} className="h-32" />
    ))}
  </Busy>
);
