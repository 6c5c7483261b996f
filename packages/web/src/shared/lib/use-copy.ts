import { useEffect, useState } from 'react';

const SHOWN_MS = 2000;

/** Puts a text on the clipboard, and says so for a moment. */
export const useCopy = (text: string) => {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // The clipboard is closed to pages without https; the text can still be read and typed.
    }
  };
  return { copied, copy: () => void copy() };
};
