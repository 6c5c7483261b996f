import { useEffect, useRef } from 'react';

/** Ctrl or ⌘ with a letter, by physical key: the same keys work in the Russian layout. */
export const useHotkey = (letter: string, run: () => void): void => {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const code = `Key${letter.toUpperCase()}`;
    const listen = (event: KeyboardEvent): void => {
      if (event.code !== code || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [letter]);
};
