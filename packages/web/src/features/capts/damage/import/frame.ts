/** The area of the table, in pixels of the image. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Which sides of the frame follow the pointer. */
export type Edge = 'left' | 'right' | 'top' | 'bottom';

/** The server refuses smaller frames. */
const MIN_SIDE = 8;

const between = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, Math.max(least, most)));

export const wholeFrame = ({ width, height }: Size): Frame => ({ x: 0, y: 0, width, height });

export const isWhole = (frame: Frame, screenshot: Size): boolean =>
  frame.width >= screenshot.width && frame.height >= screenshot.height;

/** Too small to be meant as a frame: a click. */
export const isAccidental = ({ width, height }: Frame): boolean => width <= MIN_SIDE || height <= MIN_SIDE;

/** From one corner to the other, in any direction. */
export const drawFrame = (from: Point, to: Point, screenshot: Size): Frame => {
  const x = between(Math.min(from.x, to.x), 0, screenshot.width - MIN_SIDE);
  const y = between(Math.min(from.y, to.y), 0, screenshot.height - MIN_SIDE);
  return {
    x,
    y,
    width: between(Math.max(from.x, to.x) - x, MIN_SIDE, screenshot.width - x),
    height: between(Math.max(from.y, to.y) - y, MIN_SIDE, screenshot.height - y),
  };
};

export const moveFrame = (frame: Frame, by: Point, screenshot: Size): Frame => ({
  ...frame,
  x: between(frame.x + by.x, 0, screenshot.width - frame.width),
  y: between(frame.y + by.y, 0, screenshot.height - frame.height),
});

/** Resizes by edges; the opposite ones stay. */
export const pullFrame = (frame: Frame, edges: readonly Edge[], by: Point, screenshot: Size): Frame => {
  const [right, bottom] = [frame.x + frame.width, frame.y + frame.height];
  const left = edges.includes('left') ? between(frame.x + by.x, 0, right - MIN_SIDE) : frame.x;
  const top = edges.includes('top') ? between(frame.y + by.y, 0, bottom - MIN_SIDE) : frame.y;
  return {
    x: left,
    y: top,
    width: edges.includes('right')
      ? between(frame.width + by.x, MIN_SIDE, screenshot.width - frame.x)
      : right - left,
    height: edges.includes('bottom')
      ? between(frame.height + by.y, MIN_SIDE, screenshot.height - frame.y)
      : bottom - top,
  };
};

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Arrow keys move the frame; with Shift they move its right and lower edge. Null for any other key. */
export const frameAfterKey = (frame: Frame, key: string, pull: boolean, screenshot: Size): Frame | null => {
  const arrow = ARROWS[key];
  if (arrow === undefined) return null;
  const step = Math.max(4, Math.round(screenshot.width / 100));
  const by = { x: arrow.x * step, y: arrow.y * step };
  return pull ? pullFrame(frame, ['right', 'bottom'], by, screenshot) : moveFrame(frame, by, screenshot);
};
