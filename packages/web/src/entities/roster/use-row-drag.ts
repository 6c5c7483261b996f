import type { PointerEvent as ReactPointerEvent, RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { RosterRow } from './roster-row.ts';

type List = RosterRow['list'];

interface Held {
  id: string;
  list: List;
  /** The start position on the page, so that scrolling counts as moving. */
  startY: number;
}

/** A press that moves less than this is not a drag. */
const SLACK = 4;

const listAt = (x: number, y: number): List | null => {
  const { list } = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-list]')?.dataset ?? {};
  return list === 'main' || list === 'reserve' ? list : null;
};

/**
 * Drags a row by mouse or finger and reports the list it was dropped into. The row follows the pointer
 * without React: a roster has hundreds of rows, and a pointer moves a hundred times a second.
 */
export const useRowDrag = (
  frame: RefObject<HTMLElement | null>,
  onDrop: (id: string, list: List) => void,
) => {
  const [held, setHeld] = useState<Held | null>(null);
  const [over, setOver] = useState<List | null>(null);
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });

  useEffect(() => {
    if (held === null) return undefined;
    // Queried each time: React may have replaced the row's element meanwhile.
    const row = () => frame.current?.querySelector<HTMLElement>(`[data-row="${held.id}"]`);
    let target: List | null = null;
    const follow = (event: PointerEvent): void => {
      const distance = event.clientY + window.scrollY - held.startY;
      const element = row();
      if (!element || (Math.abs(distance) < SLACK && element.style.transform === '')) return;
      element.style.cssText = `transform: translateY(${distance}px); z-index: 1; pointer-events: none; background: var(--raised)`;
      target = listAt(event.clientX, event.clientY);
      setOver(target);
    };
    const end = (): void => {
      row()?.removeAttribute('style');
      setHeld(null);
      setOver(null);
    };
    const release = (): void => {
      end();
      if (target !== null && target !== held.list) latest.current(held.id, target);
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
    if (event.button === 0) setHeld({ id: row.id, list: row.list, startY: event.clientY + window.scrollY });
  };
  return { held, over, hold };
};
