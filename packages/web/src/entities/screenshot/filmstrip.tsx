import type { Screenshot } from '@famiglia/contract/screenshots/screenshots';
import type { ReactNode } from 'react';
import { useFormat } from '../../shared/language/use-format.ts';
import { useText } from '../../shared/language/use-text.ts';
import { screenshotText } from './screenshot.text.ts';
import { Thumbnail } from './thumbnail.tsx';

interface FilmstripProps {
  screenshots: readonly Screenshot[];
  current: string | undefined;
  onChange: (id: string) => void;
  /** The text in the corner of each; the member's name, if left out. */
  caption?: (screenshot: Screenshot) => string;
  /** An overlay for each, such as who is looking at it. */
  renderOverlay?: (screenshot: Screenshot) => ReactNode;
}

const scrollIntoView = (frame: HTMLElement | null): void =>
  frame?.scrollIntoView({ block: 'nearest', inline: 'center' });

/** All screenshots in a row; the current one is always scrolled into view. */
export const Filmstrip = ({ screenshots, current, onChange, caption, renderOverlay }: FilmstripProps) => {
  const text = useText(screenshotText);
  const format = useFormat();
  return (
    <ol
      aria-label={text.filmstrip}
      className="flex gap-2 overflow-x-auto border-t border-line bg-surface p-3 [scrollbar-width:thin]"
    >
      {screenshots.map((screenshot) => (
        <li key={screenshot.id} className="relative w-28 shrink-0 md:w-34">
          <button
            ref={screenshot.id === current ? scrollIntoView : undefined}
            type="button"
            aria-label={text.screenshotOf(screenshot.display_name, format.relative(screenshot.submitted_at))}
            aria-current={screenshot.id === current}
            // One tab stop; arrow keys move inside.
            tabIndex={screenshot.id === current ? 0 : -1}
            onClick={() => onChange(screenshot.id)}
            className="block w-full rounded-sm outline-offset-2 aria-[current=true]:outline-2 aria-[current=true]:outline-brass"
          >
            <Thumbnail screenshot={screenshot} caption={caption?.(screenshot) ?? screenshot.display_name} />
          </button>
          {renderOverlay?.(screenshot)}
        </li>
      ))}
    </ol>
  );
};
