import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SandboxMessage } from '../../../src/sandbox-types.ts';

interface StickToBottom {
  scroller: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  /** The reader has scrolled up and a new message arrived below. */
  away: boolean;
  toBottom: () => void;
}

const near = 60;

/**
 * Follows new messages while the reader is at the end, and keeps the position when older ones are added
 * above.
 */
export const useStickToBottom = (messages: SandboxMessage[]): StickToBottom => {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const stuck = useRef(true);
  const fromBottom = useRef(0);
  const [seen, setSeen] = useState<string | undefined>(undefined);
  const oldest = messages[0]?.id;
  const newest = messages.at(-1)?.id;
  const previousOldest = useRef(oldest);

  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box || stuck.current || previousOldest.current === oldest) return;
    previousOldest.current = oldest;
    box.scrollTop = box.scrollHeight - fromBottom.current;
  }, [oldest]);

  useEffect(() => {
    const box = scroller.current;
    const inner = content.current;
    if (!box || !inner) return undefined;
    let top = box.scrollTop;
    const onScroll = (): void => {
      const upwards = box.scrollTop < top;
      top = box.scrollTop;
      fromBottom.current = box.scrollHeight - top;
      const atEnd = fromBottom.current - box.clientHeight < near;
      // Content that grew since the last scroll also leaves a gap; only the reader's own scroll up stops
      // following.
      stuck.current = atEnd || (stuck.current && !upwards);
      if (atEnd) setSeen(newest);
    };
    // New messages and images that load late make the list longer.
    const grown = new ResizeObserver(() => {
      if (!stuck.current) return;
      box.scrollTop = box.scrollHeight;
      setSeen(newest);
    });
    box.addEventListener('scroll', onScroll);
    grown.observe(inner);
    grown.observe(box);
    return () => {
      box.removeEventListener('scroll', onScroll);
      grown.disconnect();
    };
  }, [newest]);

  const toBottom = (): void => {
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
  };

  return { scroller, content, away: seen !== undefined && seen !== newest, toBottom };
};
