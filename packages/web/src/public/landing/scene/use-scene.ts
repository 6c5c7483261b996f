import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
import { VISITOR } from './people.ts';
import type { SignUps } from './sign-ups.ts';
import { join, leave, OPENING } from './sign-ups.ts';

/** Shorter than five seconds in total: longer animations need a pause button. */
const SCRIPT: readonly { after: number; change: (state: SignUps) => SignUps }[] = [
  { after: 1200, change: (state) => join(state, 'vito') },
  { after: 3200, change: (state) => leave(state, 'grom') },
];

const mayMove = (): boolean => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Plays once, when the roster first becomes visible; afterwards the visitor may sign up. */
export const useScene = (stage: RefObject<HTMLElement | null>) => {
  const [state, setState] = useState(OPENING);
  useEffect(() => {
    const element = stage.current;
    if (element === null || !mayMove()) return undefined;
    let timers: number[] = [];
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        timers = SCRIPT.map(({ after, change }) => window.setTimeout(() => setState(change), after));
      },
      { threshold: 0.35 },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      for (const timer of timers) window.clearTimeout(timer);
    };
  }, [stage]);
  const joined = state.signedUp.includes(VISITOR);
  const toggle = () => setState((now) => (joined ? leave(now, VISITOR) : join(now, VISITOR)));
  return { state, joined, toggle };
};
