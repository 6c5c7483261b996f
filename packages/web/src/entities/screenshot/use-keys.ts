import { useEffect, useRef } from 'react';
import { isTyping } from '../../shared/lib/is-typing.ts';

type Keys = Readonly<Partial<Record<string, (event: KeyboardEvent) => void>>>;

/**
 * Single keys by their physical position (`KeyA`, `ArrowLeft`): they work in the Russian layout too. They are
 * ignored while somebody types and with a modifier key.
 */
export const useKeys = (keys: Keys): void => {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const run = latest.current[event.code];
      if (!run) return;
      event.preventDefault();
      run(event);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};
