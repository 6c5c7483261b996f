import type { Screenshot } from '@famiglia/contract/screenshots/screenshots';
import { useFormat } from '../../shared/language/use-format.ts';
import { useText } from '../../shared/language/use-text.ts';
import { classes } from '../../shared/lib/classes.ts';
import { useIsHighlighted } from '../../shared/realtime/highlighted-rows.ts';
import { CornerBox } from './corner-box.tsx';
import { screenshotText } from './screenshot.text.ts';
import { Thumbnail } from './thumbnail.tsx';

interface ScreenshotSelection {
  label: (name: string) => string;
  ticked: ReadonlySet<string>;
  onTick: (id: string, on: boolean) => void;
}

interface GalleryProps {
  screenshots: readonly Screenshot[];
  onOpen: (id: string) => void;
  caption?: (screenshot: Screenshot) => string;
  /** Lets pending screenshots be selected. */
  select?: ScreenshotSelection;
  columns?: 'few' | 'many';
}

const COLUMNS = {
  few: 'grid-cols-2 sm:grid-cols-3 lg:grid-cols-4',
  many: 'grid-cols-2 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-5',
} as const;

const GalleryItem = ({
  screenshot,
  onOpen,
  caption,
  select,
}: { screenshot: Screenshot } & Omit<GalleryProps, 'screenshots'>) => {
  const text = useText(screenshotText);
  const format = useFormat();
  const lit = useIsHighlighted(screenshot.id);
  const when = format.relative(screenshot.submitted_at);
  return (
    <li className={classes('relative rounded-sm', lit && 'animate-glow')}>
      <button
        type="button"
        aria-label={[
          text.screenshotOf(screenshot.display_name, when),
          text.statuses[screenshot.status],
          screenshot.looks_like ? text.looksLike : '',
        ]
          .filter(Boolean)
          .join(', ')}
        onClick={() => onOpen(screenshot.id)}
        className="block w-full rounded-sm outline-offset-2 transition-opacity duration-(--quick) hover:opacity-85"
      >
        <Thumbnail screenshot={screenshot} caption={caption?.(screenshot) ?? when} />
      </button>
      {select && screenshot.status === 'pending' ? (
        <CornerBox
          label={select.label(screenshot.display_name)}
          checked={select.ticked.has(screenshot.id)}
          onChange={(on) => select.onTick(screenshot.id, on)}
        />
      ) : null}
    </li>
  );
};

/** A grid of screenshots; each opens large. */
export const Gallery = ({ screenshots, columns = 'many', ...props }: GalleryProps) => (
  <ul className={classes('grid gap-2', COLUMNS[columns])}>
    {screenshots.map((screenshot) => (
      <GalleryItem key={screenshot.id} screenshot={screenshot} {...props} />
    ))}
  </ul>
);
