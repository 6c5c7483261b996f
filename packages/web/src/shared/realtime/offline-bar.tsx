import { CloudOff } from '../ui/icons.ts';
import { useEffect, useState } from 'react';
import { useText } from '../language/use-text.ts';
import { useLive } from './live-store.ts';
import { realtimeText } from './realtime.text.ts';

/** A shorter disconnect is not shown. */
const PATIENCE_MS = 3000;

/** Says that the page is not live, above the page, which does not move. Hidden in the first seconds, and while connected. */
export const OfflineBar = () => {
  const text = useText(realtimeText);
  const status = useLive((live) => live.status);
  const well = status === 'live' || status === 'off';
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (well) return undefined;
    const timer = setTimeout(() => setLasting(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [well]);

  return (
    <output className="sticky top-16 z-5 flex h-0 justify-center md:top-3">
      {lasting ? (
        <span className="flex h-fit w-fit items-center gap-2.5 rounded-md border border-line-strong bg-raised px-4 py-2.5 text-pretty shadow-[0_8px_24px_#0006]">
          <CloudOff aria-hidden className="size-4 shrink-0 text-brass" />
          {status === 'too_many_tabs' ? text.tooManyTabs : text.away}
        </span>
      ) : null}
    </output>
  );
};
