import { Check, Copy } from '../../../shared/ui/icons.ts';
import { useState } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Input } from '../../../shared/ui/input.tsx';
import { feedText } from './feed.text.ts';

/** The address to copy. Pressing it selects all of it if the clipboard is unavailable. */
export const FeedAddress = ({ url }: { url: string }) => {
  const text = useText(feedText);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      // Without https there is no clipboard; the address can still be selected.
    }
  };
  return (
    <div className="flex gap-2">
      <Input
        readOnly
        aria-label={text.address}
        value={url}
        onFocus={(event) => event.target.select()}
        className="min-w-0 flex-1"
      />
      <Button
        icon={
          copied ? (
            <Check aria-hidden className="size-4 text-good" />
          ) : (
            <Copy aria-hidden className="size-4" />
          )
        }
        onClick={() => void copy()}
      >
        {copied ? text.copied : text.copy}
      </Button>
    </div>
  );
};
