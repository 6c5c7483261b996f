import type { Screenshot } from '@famiglia/contract/screenshots/screenshots';
import { useEffect, useRef } from 'react';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { classes } from '../../../shared/lib/classes.ts';
import { CornerBox } from '../../../entities/screenshot/corner-box.tsx';
import { screenshotText } from '../../../entities/screenshot/screenshot.text.ts';
import { Thumbnail } from '../../../entities/screenshot/thumbnail.tsx';
import { useIsHighlighted } from '../../../shared/realtime/highlighted-rows.ts';
import { gungameText } from '../gungame.text.ts';
import { LookerNote } from './looker-note.tsx';

interface DeskGridProps {
  screenshots: readonly Screenshot[];
  current: string | undefined;
  chosen: ReadonlySet<string>;
  lookers: (id: string) => readonly string[];
  onOpen: (id: string) => void;
  /** `range` while Shift is held; left out for people who may only view. */
  onChoose?: (id: string, range: boolean) => void;
}

const GridItem = ({
  screenshot,
  current,
  chosen,
  lookers,
  onOpen,
  onChoose,
}: { screenshot: Screenshot } & Omit<DeskGridProps, 'screenshots'>) => {
  const text = useText(gungameText);
  const screenshotTexts = useText(screenshotText);
  const format = useFormat();
  const lit = useIsHighlighted(screenshot.id);
  const frame = useRef<HTMLLIElement>(null);
  const isCurrent = screenshot.id === current;
  useEffect(() => {
    if (isCurrent) frame.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const [looker] = lookers(screenshot.id);
  const when = format.relative(screenshot.submitted_at);
  return (
    <li ref={frame} className={classes('relative scroll-m-3 rounded-sm', lit && 'animate-glow')}>
      <button
        type="button"
        aria-current={isCurrent}
        aria-label={`${screenshotTexts.screenshotOf(screenshot.display_name, when)}, ${screenshotTexts.statuses[screenshot.status]}`}
        onClick={(event) =>
          event.shiftKey && onChoose ? onChoose(screenshot.id, true) : onOpen(screenshot.id)
        }
        className={classes(
          'block w-full rounded-sm outline-offset-2 aria-[current=true]:outline-2 aria-[current=true]:outline-brass',
          chosen.has(screenshot.id) && 'ring-3 ring-brass/60',
        )}
      >
        <Thumbnail screenshot={screenshot} caption={screenshot.display_name} />
      </button>
      {onChoose ? (
        <CornerBox
          label={text.choose(screenshot.display_name)}
          checked={chosen.has(screenshot.id)}
          onChange={(_on, range) => onChoose(screenshot.id, range)}
        />
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
export const DeskGrid = ({ screenshots, ...props }: DeskGridProps) => (
  <ul className="grid grid-cols-2 content-start gap-2.5 overflow-y-auto p-3 sm:grid-cols-3 md:p-5 lg:grid-cols-4">
    {screenshots.map((screenshot) => (
      <GridItem key={screenshot.id} screenshot={screenshot} {...props} />
    ))}
  </ul>
);
