import { type ReactNode, useSyncExternalStore } from 'react';
import { useLanguage } from '../i18n/use-text.ts';
import { formatTimestamp } from './format-timestamp.ts';
import type { TimestampStyle } from './inline-node.ts';

/** A moment in the reader's time zone; "in 5 minutes" is updated. */
export const Timestamp = ({ seconds, style }: { seconds: number; style: TimestampStyle }): ReactNode => {
  const { language } = useLanguage();
  const words = useSyncExternalStore(everySecond, () =>
    formatTimestamp(seconds, style, language, Date.now()),
  );
  return (
    <time
      className="timestamp"
      dateTime={new Date(seconds * 1000).toISOString()}
      title={formatTimestamp(seconds, 'F', language, 0)}
    >
      {words}
    </time>
  );
};

const listeners = new Set<() => void>();
let ticking: ReturnType<typeof setInterval> | undefined;

/** One timer for all timestamps on the page. */
const everySecond = (listener: () => void): (() => void) => {
  listeners.add(listener);
  ticking ??= setInterval(() => {
    for (const heard of listeners) heard();
  }, 1000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(ticking);
    ticking = undefined;
  };
};
