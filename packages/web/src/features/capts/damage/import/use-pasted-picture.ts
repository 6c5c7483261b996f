import { useEffect, useRef } from 'react';

/** A picture pasted anywhere on the page; text is left to whatever has the focus. */
export const usePastedPicture = (onPicture: (file: File) => void): void => {
  const latest = useRef(onPicture);
  useEffect(() => {
    latest.current = onPicture;
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent): void => {
      const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
      if (!file || event.clipboardData?.getData('text/plain')) return;
      event.preventDefault();
      latest.current(file);
    };
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
};
