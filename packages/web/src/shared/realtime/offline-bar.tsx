import { CloudOff } from '../ui/icons.ts';
import { useEffect, useState } from 'react';
import { useText } from '../language/use-text.ts';
import { useLive } from './live-store.ts';
import { realtimeText } from './realtime.text.ts';

/** A shorter disconnect is not shown. */
const SHOW_AFTER_MS = 3000;

/**
 * Says that the page is not live: a strip as high as the space above the title, so that it moves and covers nothing.
 * Hidden in the first seconds, and while connected.
 */
export const OfflineBar = () => {
  const text = useText(realtimeText);
  const status = useLive((live) => live.status);
  const well = status === 'live' || status === 'off';
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (well) return undefined;
    const timer = setTimeout(() => setLasting(true), SHOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [well]);

  const full = status === 'too_many_tabs' ? text.tooManyTabs : text.away;
  const short = status === 'too_many_tabs' ? text.tooManyTabsShort : text.awayShort;
  return (
    <output className="sticky top-19 z-5 block h-0 md:top-6">
      {lasting ? (
        <span className="absolute -inset-x-4 -top-5 flex h-5 items-center justify-center gap-2.5 bg-raised text-xs md:-inset-x-8 md:-top-6 md:h-6">
          <CloudOff aria-hidden className="size-3.5 shrink-0 text-brass" />
          <span className="max-md:hidden">{full}</span>
          <span className="md:hidden">{short}</span>
        </span>
      ) : null}
    </output>
  );
};
