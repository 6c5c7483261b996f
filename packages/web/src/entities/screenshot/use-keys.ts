import { useEffect, useRef } from 'react';
import { isTyping } from '../../shared/lib/is-typing.ts';

type Keys = Readonly<Partial<Record<string, (event: KeyboardEvent) => void>>>;

/**
 * Single keys, by their place on the keyboard (`KeyA`, `ArrowLeft`): the same ones work in the Russian
 * layout. They rest while somebody types and where a modifier makes them the browser's.
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
