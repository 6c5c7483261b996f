import type { PointerEvent } from 'react';
import { useRef } from 'react';
import { useText } from '../../../../shared/language/use-text.ts';
import type { Edge, Frame, Point, Size } from './frame.ts';
import {
  drawFrame,
  frameAfterKey,
  isAccidental,
  isWhole,
  moveFrame,
  pullFrame,
  wholeFrame,
} from './frame.ts';
import { importText } from './import.text.ts';

interface FramePickerProps {
  screenshot: Size & { url: string };
  frame: Frame;
  onChange: (frame: Frame) => void;
}

const CORNERS: readonly { edges: readonly [Edge, Edge]; className: string }[] = [
  { edges: ['left', 'top'], className: '-top-4 -left-4 cursor-nwse-resize' },
  { edges: ['right', 'top'], className: '-top-4 -right-4 cursor-nesw-resize' },
  { edges: ['left', 'bottom'], className: '-bottom-4 -left-4 cursor-nesw-resize' },
  { edges: ['right', 'bottom'], className: '-right-4 -bottom-4 cursor-nwse-resize' },
];

const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;

const between = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y });

/**
 * The screenshot with a frame: drawn anywhere, moved by its middle, resized by its corners, or changed by
 * keys.
 */
export const FramePicker = ({ screenshot, frame, onChange }: FramePickerProps) => {
  const text = useText(importText);
  const area = useRef<HTMLDivElement>(null);
  const drag = useRef<((to: Point) => Frame) | null>(null);

  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const box = area.current?.getBoundingClientRect();
    if (!box || box.width === 0) return { x: 0, y: 0 };
    const scale = screenshot.width / box.width;
    return { x: (clientX - box.left) * scale, y: (clientY - box.top) * scale };
  };
  /** Follows the pointer until it is released, also outside the image. */
  const begin = (event: PointerEvent, follow: (from: Point) => (to: Point) => Frame): void => {
    event.stopPropagation();
    area.current?.setPointerCapture(event.pointerId);
    drag.current = follow(pointOf(event));
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the frame inside takes the keys
    <div
      ref={area}
      data-frame-area
      onPointerDown={(event) => begin(event, (from) => (to) => drawFrame(from, to, screenshot))}
      onPointerMove={(event) => {
        if (drag.current) onChange(drag.current(pointOf(event)));
      }}
      onPointerUp={() => {
        drag.current = null;
        if (isAccidental(frame)) onChange(wholeFrame(screenshot));
      }}
      className="relative scheme-dark touch-none overflow-hidden rounded-sm border border-line select-none"
    >
      <img src={screenshot.url} alt="" draggable={false} className="block w-full" />
      <div
        style={{
          left: percent(frame.x, screenshot.width),
          top: percent(frame.y, screenshot.height),
          width: percent(frame.width, screenshot.width),
          height: percent(frame.height, screenshot.height),
        }}
        className="absolute shadow-[0_0_0_9999px_#0009]"
      >
        <button
          type="button"
          aria-label={`${text.frame(Math.round(frame.width), Math.round(frame.height))}. ${text.frameKeys}`}
          onPointerDown={(event) =>
            begin(
              event,
              (from) => (to) =>
                // A frame that covers the whole image cannot be moved: a new one is drawn instead.
                isWhole(frame, screenshot)
                  ? drawFrame(from, to, screenshot)
                  : moveFrame(frame, between(from, to), screenshot),
            )
          }
          onKeyDown={(event) => {
            const next = frameAfterKey(frame, event.key, event.shiftKey, screenshot);
            if (next === null) return;
            event.preventDefault();
            onChange(next);
          }}
          className="absolute inset-0 cursor-move outline-2 outline-brass focus-visible:outline-4"
        />
        {CORNERS.map(({ edges, className }) => (
          <span
            key={className}
            aria-hidden
            onPointerDown={(event) =>
              begin(event, (from) => (to) => pullFrame(frame, edges, between(from, to), screenshot))
            }
            className={`absolute grid size-8 place-items-center ${className}`}
          >
            <span className="size-3 rounded-full border-2 border-brass bg-ink" />
          </span>
        ))}
      </div>
    </div>
  );
};
