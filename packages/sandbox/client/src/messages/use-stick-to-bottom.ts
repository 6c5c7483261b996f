import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SandboxMessage } from '../../../src/sandbox-types.ts';

interface StickToBottom {
  scroller: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  /** The reader is further up while something new came in below. */
  away: boolean;
  toBottom(): void;
}

const near = 60;

/** Follows new messages while the reader is at the end, and keeps their place when older ones come in above. */
export function useStickToBottom(messages: SandboxMessage[]): StickToBottom {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const stuck = useRef(true);
  const fromBottom = useRef(0);
  const [away, setAway] = useState(false);
  const oldest = messages[0]?.id;
  const newest = messages.at(-1)?.id;

  function toBottom(): void {
    const box = scroller.current;
    if (box) box.scrollTop = box.scrollHeight;
    stuck.current = true;
    setAway(false);
  }

  useLayoutEffect(() => {
    const box = scroller.current;
    if (box && !stuck.current) box.scrollTop = box.scrollHeight - fromBottom.current;
  }, [oldest]);

  useLayoutEffect(() => {
    if (stuck.current) toBottom();
    else setAway(true);
  }, [newest]);

  useEffect(() => {
    const box = scroller.current;
    const inner = content.current;
    if (!box || !inner) return;
    const onScroll = (): void => {
      fromBottom.current = box.scrollHeight - box.scrollTop;
      stuck.current = fromBottom.current - box.clientHeight < near;
      if (stuck.current) setAway(false);
    };
    // A picture that loads late makes the list longer.
    const grown = new ResizeObserver(() => {
      if (stuck.current) box.scrollTop = box.scrollHeight;
    });
    box.addEventListener('scroll', onScroll);
    grown.observe(inner);
    grown.observe(box);
    return () => {
      box.removeEventListener('scroll', onScroll);
      grown.disconnect();
    };
  }, []);

  return { scroller, content, away, toBottom };
}
