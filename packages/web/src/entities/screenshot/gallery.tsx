import type { Screenshot } from '@famiglia/contract/screenshots';
import { useFormat } from '../../shared/language/use-format.ts';
import { useText } from '../../shared/language/use-text.ts';
import { classes } from '../../shared/lib/classes.ts';
import { useIsHighlighted } from '../../shared/realtime/highlighted-rows.ts';
import { SelectBox } from '../../shared/ui/select-box.tsx';
import { picturesText } from './pictures.text.ts';
import { Thumbnail } from './thumbnail.tsx';

interface ScreenSelection {
  label: (name: string) => string;
  ticked: ReadonlySet<string>;
  onTick: (id: string, on: boolean) => void;
}

interface GalleryProps {
  screens: readonly Screenshot[];
  onOpen: (id: string) => void;
  caption?: (screen: Screenshot) => string;
  /** Lets pending screenshots be selected. */
  select?: ScreenSelection;
  columns?: 'few' | 'many';
}

const COLUMNS = {
  few: 'grid-cols-2 sm:grid-cols-3 lg:grid-cols-4',
  many: 'grid-cols-2 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-5',
} as const;

const GalleryItem = ({
  screen,
  onOpen,
  caption,
  select,
}: { screen: Screenshot } & Omit<GalleryProps, 'screens'>) => {
  const text = useText(picturesText);
  const format = useFormat();
  const lit = useIsHighlighted(screen.id);
  const when = format.relative(screen.submitted_at);
  return (
    <li className={classes('relative rounded-sm', lit && 'animate-glow')}>
      <button
        type="button"
        aria-label={[
          text.screenOf(screen.display_name, when),
          text.statuses[screen.status],
          screen.looks_like ? text.looksLike : '',
        ]
          .filter(Boolean)
          .join(', ')}
        onClick={() => onOpen(screen.id)}
        className="block w-full rounded-sm outline-offset-2 transition-opacity duration-(--quick) hover:opacity-85"
      >
        <Thumbnail screen={screen} caption={caption?.(screen) ?? when} />
      </button>
      {select && screen.status === 'pending' ? (
        <span className="absolute top-0 left-0 scheme-dark">
          <SelectBox
            label={select.label(screen.display_name)}
            checked={select.ticked.has(screen.id)}
            onChange={(on) => select.onTick(screen.id, on)}
          />
        </span>
      ) : null}
    </li>
  );
};

/** A grid of screenshots; each opens large. */
export const Gallery = ({ screens, columns = 'many', ...props }: GalleryProps) => (
  <ul className={classes('grid gap-2', COLUMNS[columns])}>
    {screens.map((screen) => (
      <GalleryItem key={screen.id} screen={screen} {...props} />
    ))}
  </ul>
);
