import type { RefObject } from 'react';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { commonText } from '../language/common.text.ts';
import { useText } from '../language/use-text.ts';
import { getAnnouncement, subscribeAnnouncements } from './announce.ts';
import { ToastCard } from './toast-card.tsx';
import { getToasts, subscribeToasts } from './toast.ts';

/**
 * Top right, above everything but below the headers, and what only screen readers are told. It is in the page also when empty, because screen readers would miss the first
 * toast otherwise.
 */
export const ToastRegion = () => {
  const text = useText(commonText);
  const messages = useSyncExternalStore(subscribeToasts, getToasts, getToasts);
  const said = useSyncExternalStore(subscribeAnnouncements, getAnnouncement, getAnnouncement);
  const region = useRef<HTMLElement>(null);
  useTopBelowHeaders(region);
  return (
    <section
      aria-label={text.notifications}
      aria-live="polite"
      ref={region}
      className="fixed right-3 z-50 w-[min(360px,calc(100vw-24px))] md:right-5"
    >
      <p key={said.id} className="sr-only">
        {said.words}
      </p>
      <ul className="grid gap-2">
        {messages.map((message) => (
          <ToastCard key={message.id} message={message} />
        ))}
      </ul>
    </section>
  );
};

const GAP = 12;

/** Measured whenever a toast comes or goes: a header may have scrolled away, and on a phone it has two lines. */
const useTopBelowHeaders = (region: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const bottoms = [...document.querySelectorAll('header')]
      .map((header) => header.getBoundingClientRect())
      .filter((box) => box.height > 0 && box.top < window.innerHeight / 3)
      .map((box) => box.bottom);
    region.current?.style.setProperty('top', `${Math.max(0, ...bottoms) + GAP}px`);
  });
};
