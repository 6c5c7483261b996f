import { X } from '../../../../shared/ui/icons.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../../../shared/language/use-text.ts';
import { Card } from '../../../../shared/ui/card.tsx';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';
import type { DamageRow } from '../grid/damage-row.ts';
import type { Frame } from './frame.ts';
import { importText } from './import.text.ts';
import type { OpenScreenshot } from './open-screenshot.ts';

interface ScreenshotStripProps {
  screenshot: OpenScreenshot;
  frame: Frame;
  row: DamageRow | undefined;
  onHide: () => void;
}

const HEIGHT = 112;
/** The smallest readable height of a row: the image scrolls if the full width would make it smaller. */
const READABLE = 13;

/** The part of the screenshot with the active row, to compare it with what was read. */
export const ScreenshotStrip = ({ screenshot, frame, row, onHide }: ScreenshotStripProps) => {
  const text = useText(importText);
  const strip = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = strip;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => setWidth(current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  const place = row?.place ?? null;
  const scale = place
    ? Math.max(width / frame.width, READABLE / (place.bottom - place.top))
    : width / frame.width;
  const middle = place ? (place.top + place.bottom) / 2 : frame.y + frame.height / 2;
  const top = HEIGHT / 2 - middle * scale;
  return (
    <Card className="sticky top-16 z-4 mb-3 grid grid-cols-[minmax(0,1fr)_auto] overflow-hidden scheme-dark bg-ink md:top-2">
      <section
        ref={strip}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways on a phone
        tabIndex={0}
        aria-label={text.screenshot}
        className="relative overflow-x-auto overflow-y-hidden"
        style={{ height: HEIGHT }}
      >
        <div className="relative h-full overflow-hidden" style={{ width: frame.width * scale }}>
          <img
            src={screenshot.url}
            alt={row ? text.screenshotAlt(row.cells.nick) : ''}
            className="absolute max-w-none transition-[top] duration-(--calm)"
            style={{ width: screenshot.width * scale, left: -frame.x * scale, top }}
          />
          {place ? (
            <span
              aria-hidden
              className="absolute inset-x-0 border-y-2 border-brass"
              style={{ top: top + place.top * scale - 5, height: (place.bottom - place.top) * scale + 10 }}
            />
          ) : null}
        </div>
      </section>
      <IconButton label={text.hideScreenshot} onClick={onHide}>
        <X aria-hidden className="size-4" />
      </IconButton>
      {place ? null : (
        <p className="col-span-2 border-t border-line px-3 py-1.5 text-xs text-muted">
          {text.screenshotIdle}
        </p>
      )}
    </Card>
  );
};
