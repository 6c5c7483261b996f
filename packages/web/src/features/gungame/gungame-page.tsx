import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { useListParams } from '../../shared/lib/use-list-params.ts';
import { Busy } from '../../shared/ui/busy.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Kbd } from '../../shared/ui/kbd.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { useDeskScreenshots, useGungameStats, useWantedScreenshot } from './queries.ts';
import { DeskBar } from './desk/desk-bar.tsx';
import { Desk } from './desk/desk.tsx';
import type { ListView } from './desk-view.ts';
import { viewOf } from './desk-view.ts';
import { gungameText } from './gungame.text.ts';
import { StatsView } from './stats/stats-view.tsx';

interface ScreenshotsProps {
  view: ListView;
  grid: boolean;
  onGrid: () => void;
  onHelp: () => void;
  resting: boolean;
}

const Screenshots = ({ view, ...props }: ScreenshotsProps) => {
  const { id: guildId } = useCurrentGuild();
  const { page } = useListParams();
  const screenshots = useDeskScreenshots(guildId, view, page);
  const wanted = useWantedScreenshot(guildId, screenshots.data?.items);
  if (wanted === undefined) return <DeskSkeleton />;
  return (
    <QueryView query={screenshots} skeleton={<DeskSkeleton />}>
      {({ items, total }) => (
        <Desk
          {...props}
          view={view}
          list={wanted === null ? items : [wanted, ...items]}
          total={total}
          listedAt={screenshots.dataUpdatedAt}
          onBroken={() => void screenshots.refetch()}
        />
      )}
    </QueryView>
  );
};

/** `/guild/:guildId/gungame`: the desk, as large as the window. */
export const GungamePage = () => {
  const { id: guildId } = useCurrentGuild();
  const [params, setParams] = useSearchParams();
  const [helping, setHelping] = useState(false);
  const stats = useGungameStats(guildId);
  const view = viewOf(params);
  const grid = params.get('mode') === 'grid';
  const toggleGrid = (): void =>
    setParams(
      (old) => {
        const changed = new URLSearchParams(old);
        if (changed.get('mode') === 'grid') changed.delete('mode');
        else changed.set('mode', 'grid');
        return changed;
      },
      { replace: true },
    );
  return (
    <div
      data-full-width
      className="-mx-4 -mt-5 -mb-24 max-md:pb-15 md:-mx-8 md:-mt-6 md:-mb-12 desk:grid desk:h-dvh desk:min-h-140 desk:grid-rows-[auto_minmax(0,1fr)]"
    >
      <DeskBar
        view={view}
        counts={stats.data}
        grid={grid}
        onGrid={toggleGrid}
        onHelp={() => setHelping(true)}
      />
      {view === 'stats' ? (
        <StatsView stats={stats} />
      ) : (
        // Each view has its own state: decided screenshots of one are not kept in the others.
        <Screenshots
          key={view}
          view={view}
          grid={grid}
          onGrid={toggleGrid}
          onHelp={() => setHelping(true)}
          resting={helping}
        />
      )}
      <KeysDialog open={helping} onOpenChange={setHelping} />
    </div>
  );
};

/** As large as the desk, so that nothing moves when the screenshots load. */
const DeskSkeleton = () => (
  <Busy>
    <div className="grid gap-4 p-5 desk:h-[calc(100dvh-56px)] desk:grid-cols-[minmax(0,1fr)_264px] desk:grid-rows-[minmax(0,1fr)_80px]">
      <Skeleton className="aspect-video desk:aspect-auto" />
      <Skeleton className="max-desk:h-40" />
      <Skeleton className="max-desk:hidden desk:col-span-2" />
    </div>
  </Busy>
);

interface KeysDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const KeysDialog = ({ open, onOpenChange }: KeysDialogProps) => {
  const { keys } = useText(gungameText);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={keys.title}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2">
        {Object.entries(keys.lines).map(([names, does]) => (
          <div key={names} className="contents">
            <dt className="flex justify-end gap-1">
              {names.split(' ').map((name) => (name === '…' ? '…' : <Kbd key={name}>{name}</Kbd>))}
            </dt>
            <dd className="text-pretty text-muted">{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
};
