import { useEffect, useRef } from 'react';
import { isTyping } from '../../../shared/lib/is-typing.ts';

interface SelectKeys {
  toggle: () => void;
  all: () => void;
}

/** Space presses a focused button or link, as everywhere; only items of the filmstrip are selected by it. */
const isPressed = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('button:not([aria-current]), a');

/** Space, and Ctrl or ⌘ with A: keys that depend on what has the focus. */
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
