import { type KeyboardEvent, useState } from 'react';

interface ActiveItem {
  active: number;
  setActive: (index: number) => void;
  /** Handles the arrows, Home and End; true if the key was one of these. */
  move: (event: KeyboardEvent) => boolean;
}

/** The highlighted row of a list. It stays inside a list that gets shorter. */
export const useActiveItem = (count: number, initial = 0): ActiveItem => {
  const [wanted, setActive] = useState(initial);
  const active = Math.min(wanted, count - 1);
  const move = (event: KeyboardEvent): boolean => {
    const steps: Record<string, number> = {
      ArrowDown: (active + 1) % count,
      ArrowUp: (active - 1 + count) % count,
      Home: 0,
      End: count - 1,
    };
    const next = steps[event.key];
    if (next === undefined || count === 0) return false;
    event.preventDefault();
    setActive(next);
    return true;
  };
  return { active, setActive, move };
};
