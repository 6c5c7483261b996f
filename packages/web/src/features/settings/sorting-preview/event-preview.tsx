import type { SortingPreview } from '@famiglia/contract/events/events';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { classes } from '../../../shared/lib/classes.ts';
import { placeNote } from '../../../entities/roster/table/place-note.ts';
import { Roster } from '../../../entities/roster/table/roster.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { sortingPreviewText } from './sorting-preview.text.ts';

interface EventPreviewProps {
  event: NonNullable<SortingPreview['event']>;
  preview: SortingPreview;
  /** The result of the previous order; the new one is loading. */
  stale: boolean;
}

/** The order applied to the last event: who would have been in main or reserve, and why. */
export const EventPreview = ({ event, preview, stale }: EventPreviewProps) => {
  const text = useText(sortingPreviewText);
  const language = useLanguage();
  const { items, moved_in: movedIn, moved_out: movedOut } = preview;
  const names = (ids: readonly string[]) =>
    items
      .filter((item) => ids.includes(item.user_id))
      .map((item) => item.display_name)
      .join(', ');
  const rows = rowsNearLine(items).map((item) => {
    const up = placeBefore(item, items) - (items.indexOf(item) + 1);
    return {
      id: item.user_id,
      name: item.display_name,
      ...item.after,
      reason: placeNote(language, { list: item.after.list, pinned: pinOf(item), why: item.why }),
      value: up === 0 ? '' : text.places(up),
      fresh: movedIn.includes(item.user_id),
    };
  });
  return (
    <Card
      aria-busy={stale}
      className={classes('transition-opacity duration-(--calm)', stale && 'opacity-60')}
    >
      <div className="grid gap-2 border-b border-line px-4 py-3">
        <h3 className="font-medium">{text.title(event.title)}</h3>
        <output className="grid gap-1 text-pretty">
          {movedIn.length + movedOut.length === 0 ? text.nobody : null}
          {movedIn.length > 0 ? (
            <span>
              <span className="text-good">{text.movedIn}:</span> {names(movedIn)}
            </span>
          ) : null}
          {movedOut.length > 0 ? (
            <span>
              <span className="text-muted">{text.movedOut}:</span> {names(movedOut)}
            </span>
          ) : null}
        </output>
        <p className="text-xs text-muted">{text.nearLine}</p>
      </div>
      <Roster rows={rows} />
    </Card>
  );
};

const pinOf = ({ why }: SortingPreview['items'][number]): 'in' | 'out' | null =>
  why.criterion === 'pinned' && (why.mine === 'in' || why.mine === 'out') ? why.mine : null;

type Item = SortingPreview['items'][number];

/** How many unchanged people on either side of the line are shown. */
const NEAR = 3;

/**
 * The people for whom the order matters: those near the line between main and reserve, and whoever crosses
 * it.
 */
const rowsNearLine = (items: readonly Item[]): Item[] => {
  const mainCount = items.filter((item) => item.after.list === 'main').length;
  return items.filter(
    ({ before, after }, index) => before.list !== after.list || Math.abs(index - mainCount + 0.5) < NEAR,
  );
};

/** The previous place in the whole roster, counted like `items`. */
const placeBefore = ({ before }: Item, items: readonly Item[]): number =>
  before.list === 'main'
    ? before.position
    : items.filter((item) => item.before.list === 'main').length + before.position;
