import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useText } from '../../../language/use-text.ts';
import { profileText } from './profile.text.ts';

const SHOWN_MS = 2000;

/** The Discord id, copied by one press: bans and tickets in Discord ask for it. */
export const CopyId = ({ id }: { id: string }) => {
  const text = useText(profileText);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id);
      setCopied(true);
    } catch {
      // The clipboard is closed to pages without https; the id can still be read.
    }
  };
  const Icon = copied ? Check : Copy;
  return (
    <button
      type="button"
      title={text.copyId}
      onClick={() => void copy()}
      className="flex min-h-11 items-center gap-2 text-xs text-faint hover:text-text md:min-h-7"
    >
      {id}
      <Icon aria-hidden className="size-3.5" />
      <output className="sr-only">{copied ? text.copied : ''}</output>
    </button>
  );
};
