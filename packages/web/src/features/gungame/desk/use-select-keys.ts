import { useEffect, useRef } from 'react';
import { isTyping } from '../../../shared/lib/is-typing.ts';

interface SelectKeys {
  toggle: () => void;
  all: () => void;
}

/** A focused button or link is pressed by Space, as everywhere; only the frames of the strip are chosen by it. */
const isPressed = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('button:not([aria-current]), a');

/** Space, and Ctrl or ⌘ with A: keys that mean something else wherever something has the focus. */
export const useSelectKeys = (keys: SelectKeys | null): void => {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!latest.current || isTyping(event.target) || event.altKey) return;
      const command = event.ctrlKey || event.metaKey;
      if (event.code === 'KeyA' && command) {
        event.preventDefault();
        latest.current.all();
      } else if (event.code === 'Space' && !command && !isPressed(event.target)) {
        event.preventDefault();
        latest.current.toggle();
      }
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};
