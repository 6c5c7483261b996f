import type { Screenshot } from '@famiglia/contract/screenshots';
import { useEffect, useRef } from 'react';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { classes } from '../../../shared/lib/classes.ts';
import { picturesText } from '../../../entities/screenshot/pictures.text.ts';
import { Thumbnail } from '../../../entities/screenshot/thumbnail.tsx';
import { useIsHighlighted } from '../../../shared/realtime/highlighted-rows.ts';
import { SelectBox } from '../../../shared/ui/select-box.tsx';
import { gungameText } from '../gungame.text.ts';
import { LookerNote } from './looker-note.tsx';

interface DeskGridProps {
  screens: readonly Screenshot[];
  current: string | undefined;
  chosen: ReadonlySet<string>;
  lookers: (id: string) => readonly string[];
  onOpen: (id: string) => void;
  /** `range` while Shift is held; left out for people who may only view. */
  onChoose?: (id: string, range: boolean) => void;
}

const GridItem = ({
  screen,
  current,
  chosen,
  lookers,
  onOpen,
  onChoose,
}: { screen: Screenshot } & Omit<DeskGridProps, 'screens'>) => {
  const text = useText(gungameText);
  const pictures = useText(picturesText);
  const format = useFormat();
  const lit = useIsHighlighted(screen.id);
  const frame = useRef<HTMLLIElement>(null);
  const isCurrent = screen.id === current;
  useEffect(() => {
    if (isCurrent) frame.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const [looker] = lookers(screen.id);
  const when = format.relative(screen.submitted_at);
  return (
    <li ref={frame} className={classes('relative scroll-m-3 rounded-sm', lit && 'animate-glow')}>
      <button
        type="button"
        aria-current={isCurrent}
        aria-label={`${pictures.screenOf(screen.display_name, when)}, ${pictures.statuses[screen.status]}`}
        onClick={(event) => (event.shiftKey && onChoose ? onChoose(screen.id, true) : onOpen(screen.id))}
        className={classes(
          'block w-full rounded-sm outline-offset-2 aria-[current=true]:outline-2 aria-[current=true]:outline-brass',
          chosen.has(screen.id) && 'ring-3 ring-brass/60',
        )}
      >
        <Thumbnail screen={screen} caption={screen.display_name} />
      </button>
      {onChoose ? (
        <span className="absolute top-0 left-0 scheme-dark">
          <SelectBox
            label={text.choose(screen.display_name)}
            checked={chosen.has(screen.id)}
            onChange={(_on, range) => onChoose(screen.id, range)}
          />
        </span>
      ) : null}
      {looker ? (
        <LookerNote
          words={text.lookingShort(looker)}
          className="pointer-events-none absolute right-1 bottom-6 max-w-[80%]"
        />
      ) : null}
    </li>
  );
};

/** Many screenshots at once, for those that need no second look. */
export const DeskGrid = ({ screens, ...props }: DeskGridProps) => (
  <ul className="grid grid-cols-2 content-start gap-2.5 overflow-y-auto p-3 sm:grid-cols-3 md:p-5 lg:grid-cols-4">
    {screens.map((screen) => (
      <GridItem key={screen.id} screen={screen} {...props} />
    ))}
  </ul>
);
