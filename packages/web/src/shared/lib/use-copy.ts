import { useEffect, useState } from 'react';

const SHOWN_MS = 2000;

/** Copies a text to the clipboard, and confirms it for a moment. */
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
      // Pages without https have no clipboard; the text can still be selected.
    }
  };
  return { copied, copy: () => void copy() };
};
