import type { Screenshot } from '@famiglia/contract/screenshots';
import type { ReactNode } from 'react';
import { useFormat } from '../../shared/language/use-format.ts';
import { useText } from '../../shared/language/use-text.ts';
import { picturesText } from './pictures.text.ts';
import { Thumbnail } from './thumbnail.tsx';

interface FilmstripProps {
  screens: readonly Screenshot[];
  current: string | undefined;
  onChange: (id: string) => void;
  /** The text in the corner of each; the member's name, if left out. */
  caption?: (screen: Screenshot) => string;
  /** An overlay for each, such as who is looking at it. */
  renderOverlay?: (screen: Screenshot) => ReactNode;
}

const bringIntoView = (frame: HTMLElement | null): void =>
  frame?.scrollIntoView({ block: 'nearest', inline: 'center' });

/** All screenshots in a row; the current one is always scrolled into view. */
export const Filmstrip = ({ screens, current, onChange, caption, renderOverlay }: FilmstripProps) => {
  const text = useText(picturesText);
  const format = useFormat();
  return (
    <ol
      aria-label={text.filmstrip}
      className="flex gap-2 overflow-x-auto border-t border-line bg-surface p-3 [scrollbar-width:thin]"
    >
      {screens.map((screen) => (
        <li key={screen.id} className="relative w-28 shrink-0 md:w-34">
          <button
            ref={screen.id === current ? bringIntoView : undefined}
            type="button"
            aria-label={text.screenOf(screen.display_name, format.relative(screen.submitted_at))}
            aria-current={screen.id === current}
            // One tab stop; arrow keys move inside.
            tabIndex={screen.id === current ? 0 : -1}
            onClick={() => onChange(screen.id)}
            className="block w-full rounded-sm outline-offset-2 aria-[current=true]:outline-2 aria-[current=true]:outline-brass"
          >
            <Thumbnail screen={screen} caption={caption?.(screen) ?? screen.display_name} />
          </button>
          {renderOverlay?.(screen)}
        </li>
      ))}
    </ol>
  );
};
