import { Busy } from '../../../shared/ui/busy.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';

const TILES = ['members', 'reputation', 'events', 'capts', 'screens'];

export const StatTilesSkeleton = () => (
  <Busy>
    {/* Only tiles may stand in it: it counts its children. */}
    <div className="tiles">
      {TILES.map((tile) => (
        <Skeleton key={tile} className="h-32" />
      ))}
    </div>
  </Busy>
);
