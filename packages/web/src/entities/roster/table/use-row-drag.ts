import type { PointerEvent as ReactPointerEvent, RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { RosterRow } from './roster-row.ts';

type List = RosterRow['list'];

/** Where a row may be dropped: a list, and in main the squad if there are any. */
interface DropPlace {
  list: List;
  squad: string | null;
}

interface Held extends DropPlace {
  id: string;
  /** The start position on the page, so that scrolling counts as moving. */
  startY: number;
}

/** A press that moves less than this is not a drag. */
const MIN_DRAG_PX = 4;

const placeAt = (x: number, y: number): DropPlace | null => {
  const { list, squad = null } =
    document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-list]')?.dataset ?? {};
  return list === 'main' || list === 'reserve' ? { list, squad } : null;
};

const isSame = (one: DropPlace | null, other: DropPlace | null): boolean =>
  one?.list === other?.list && one?.squad === other?.squad;

/**
 * Drags a row by mouse or finger and reports where it was dropped: in the other list or in another squad. The row follows the pointer
 * without React: a roster has hundreds of rows, and a pointer moves a hundred times a second.
 */
export const useRowDrag = (
  frame: RefObject<HTMLElement | null>,
  onDrop: (id: string, place: DropPlace) => void,
) => {
  const [held, setHeld] = useState<Held | null>(null);
  const [over, setOver] = useState<DropPlace | null>(null);
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });

  useEffect(() => {
    if (held === null) return undefined;
    // Queried each time: React may have replaced the row's element meanwhile.
    const row = () => frame.current?.querySelector<HTMLElement>(`[data-row="${held.id}"]`);
    let target: DropPlace | null = null;
    const follow = (event: PointerEvent): void => {
      const distance = event.clientY + window.scrollY - held.startY;
      const element = row();
      if (!element || (Math.abs(distance) < MIN_DRAG_PX && element.style.transform === '')) return;
      element.style.cssText = `transform: translateY(${distance}px); z-index: 1; pointer-events: none; background: var(--raised)`;
      const place = placeAt(event.clientX, event.clientY);
      target = place;
      setOver((old) => (isSame(old, place) ? old : place));
    };
    const end = (): void => {
      row()?.removeAttribute('style');
      setHeld(null);
      setOver(null);
    };
    const release = (): void => {
      end();
      if (target === null) return;
      // The bar at the edge of the screen stands for the whole list, whatever the squad.
      const moves = target.list !== held.list || (target.squad !== null && target.squad !== held.squad);
      if (moves) latest.current(held.id, target);
    };
    const giveUp = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') end();
    };
    document.addEventListener('pointermove', follow);
    document.addEventListener('pointerup', release);
    document.addEventListener('pointercancel', end);
    document.addEventListener('keydown', giveUp);
    return () => {
      document.removeEventListener('pointermove', follow);
      document.removeEventListener('pointerup', release);
      document.removeEventListener('pointercancel', end);
      document.removeEventListener('keydown', giveUp);
    };
  }, [held, frame]);

  const hold = (row: RosterRow, event: ReactPointerEvent): void => {
    if (event.button !== 0) return;
    const { id, list, squad = null } = row;
    setHeld({ id, list, squad, startY: event.clientY + window.scrollY });
  };
  return { held, over, hold };
};
