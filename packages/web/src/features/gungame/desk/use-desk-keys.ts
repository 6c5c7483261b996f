import { useSyncExternalStore } from 'react';
import { useKeys } from '../../../entities/screenshot/use-keys.ts';
import type { DeskState } from './use-desk.ts';
import { useSelectKeys } from './use-select-keys.ts';

interface Look {
  /** Screenshots per row of the grid; null for the single view. */
  columns: number | null;
  toggleGrid: () => void;
  showHelp: () => void;
}

const NUMBERS = Array.from({ length: 9 }, (_, index) => index);

/** The keys of the desk, by physical position: they work in the Russian layout too. */
export const useDeskKeys = (desk: DeskState, look: Look, resting: boolean): void => {
  const { current, selection, mayJudge } = desk;
  const rows = (direction: 1 | -1) => (event: KeyboardEvent) => {
    if (look.columns !== null) desk.step(direction * look.columns, event.shiftKey);
  };
  const whileJudging = mayJudge
    ? {
        KeyA: () => desk.judge('approve'),
        KeyR: () => desk.judge('reject'),
        KeyZ: () => desk.undo?.(),
        KeyC: () => desk.commentBox.current?.focus(),
        ...Object.fromEntries(
          NUMBERS.map((index) => [`Digit${index + 1}`, () => desk.pickReason(index)] as const),
        ),
      }
    : {};
  useKeys(
    resting
      ? {}
      : {
          ...whileJudging,
          ArrowLeft: (event) => desk.step(-1, event.shiftKey),
          ArrowRight: (event) => desk.step(1, event.shiftKey),
          ...(look.columns === null ? {} : { ArrowUp: rows(-1), ArrowDown: rows(1) }),
          Escape: desk.clear,
          KeyG: look.toggleGrid,
          Slash: (event) => {
            if (event.shiftKey || event.key === '?') look.showHelp();
          },
          // The question mark of the Russian layout.
          Digit7: (event) => {
            if (event.key === '?') look.showHelp();
            else if (mayJudge) desk.pickReason(6);
          },
        },
  );
  useSelectKeys(
    resting || !mayJudge
      ? null
      : {
          toggle: () => {
            if (current) selection.toggle(current.id);
          },
          all: desk.chooseAll,
        },
  );
};

/** The breakpoints of the grid, widest first. */
const STEPS = [
  { query: '(min-width: 1080px)', columns: 4 },
  { query: '(min-width: 560px)', columns: 3 },
] as const;

const subscribe = (listener: () => void): (() => void) => {
  const lists = STEPS.map(({ query }) => window.matchMedia(query));
  for (const list of lists) list.addEventListener('change', listener);
  return () => {
    for (const list of lists) list.removeEventListener('change', listener);
  };
};

/** How many screenshots are in a row of the grid, for the keys up and down. */
export const useColumns = (): number =>
  useSyncExternalStore(
    subscribe,
    () => STEPS.find(({ query }) => window.matchMedia(query).matches)?.columns ?? 2,
  );
