import type { Screenshot } from '@famiglia/contract/screenshots/screenshots';
import { type ReactNode, useState } from 'react';
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

/**
 * The order of the row. What others decide leaves a gap until this person moves on, so that nothing moves below a finger that
 * is about to press.
 */
const useOrder = (screenshots: readonly Screenshot[], current: string | undefined): readonly string[] => {
  const [held, hold] = useState<{ current: string | undefined; ids: readonly string[] }>({
    current,
    ids: [],
  });
  const ids = screenshots.map(({ id }) => id);
  const listed = new Set(ids);
  const left = held.ids.filter((id) => listed.has(id));
  const grows = held.current === current && left.every((id, index) => ids[index] === id);
  const order = grows ? [...held.ids, ...ids.slice(left.length)] : ids;
  if (held.current !== current || order.join() !== held.ids.join()) hold({ current, ids: order });
  return order;
};

/** All screenshots in a row; the current one is always scrolled into view. */
export const Filmstrip = ({ screenshots, current, onChange, caption, renderOverlay }: FilmstripProps) => {
  const text = useText(screenshotText);
  const format = useFormat();
  const listed = new Map(screenshots.map((screenshot) => [screenshot.id, screenshot]));
  const order = useOrder(screenshots, current);
  return (
    <ol
      aria-label={text.filmstrip}
      className="flex gap-2 overflow-x-auto border-t border-line bg-surface p-3 [scrollbar-width:thin]"
    >
      {order.map((id) => {
        const screenshot = listed.get(id);
        if (!screenshot) return <li key={id} aria-hidden className="w-28 shrink-0 md:w-34" />;
        return (
          <li key={id} className="relative w-28 shrink-0 md:w-34">
            <button
              ref={screenshot.id === current ? scrollIntoView : undefined}
              type="button"
              aria-label={text.screenshotOf(
                screenshot.display_name,
                format.relative(screenshot.submitted_at),
              )}
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
        );
      })}
    </ol>
  );
};
