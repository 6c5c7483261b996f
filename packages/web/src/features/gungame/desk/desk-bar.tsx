import type { GungameStats } from '@famiglia/contract/gungame/gungame';
import { CircleHelp, Grid2x2, Square } from '../../../shared/ui/icons.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Kbd } from '../../../shared/ui/kbd.tsx';
import { TabLinks } from '../../../shared/ui/tab-links.tsx';
import type { DeskView, ListView } from '../desk-view.ts';
import { DESK_VIEWS } from '../desk-view.ts';
import { gungameText } from '../gungame.text.ts';

interface DeskBarProps {
  view: DeskView;
  counts: GungameStats | undefined;
  grid: boolean;
  onGrid: () => void;
  onHelp: () => void;
}

const countOf = (view: ListView, counts: GungameStats): number =>
  view === 'all' ? counts.pending + counts.approved + counts.rejected : counts[view];

/** The views, each with its own address and live count; on the right the layout and the list of keys. */
export const DeskBar = ({ view, counts, grid, onGrid, onHelp }: DeskBarProps) => {
  const text = useText(gungameText);
  const kept = grid ? '&mode=grid' : '';
  const GridIcon = grid ? Square : Grid2x2;
  return (
    <header className="flex min-w-0 items-center gap-3 border-b border-line bg-surface px-4 max-md:flex-wrap max-md:gap-y-0 max-md:px-2 md:h-14 md:px-5">
      <title>{`${text.title} · Famiglia`}</title>
      <h1 className="text-base font-semibold whitespace-nowrap max-md:px-2 max-md:pt-3 max-md:text-lg md:max-desk:sr-only">
        {text.title}
      </h1>
      <TabLinks
        label={text.views}
        className="max-md:order-3 max-md:w-full max-md:py-1"
        tabs={DESK_VIEWS.map((one) => ({
          to: one === 'pending' ? `?${kept.slice(1)}` : `?view=${one}${kept}`,
          label: text.tabs[one],
          current: one === view,
          count: one === 'stats' ? undefined : counts ? countOf(one, counts) : null,
          calling: one === 'pending',
        }))}
      />
      <div className="ml-auto flex items-center">
        {view === 'stats' ? null : (
          <IconButton label={grid ? text.single : text.grid} onClick={onGrid}>
            <GridIcon aria-hidden className="size-4" />
          </IconButton>
        )}
        <button
          type="button"
          onClick={onHelp}
          className="flex h-9 items-center gap-2 rounded-sm px-2 text-xs text-muted hover:bg-hover hover:text-text max-md:hidden"
        >
          <CircleHelp aria-hidden className="size-4" />
          <span className="max-lg:sr-only">{text.help}</span>
          <Kbd>?</Kbd>
        </button>
      </div>
    </header>
  );
};
