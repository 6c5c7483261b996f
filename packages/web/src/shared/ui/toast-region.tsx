import { useSyncExternalStore } from 'react';
import { commonText } from '../language/common.text.ts';
import { useText } from '../language/use-text.ts';
import { getAnnouncement, subscribeAnnouncements } from './announce.ts';
import { ToastCard } from './toast-card.tsx';
import { getToasts, subscribeToasts } from './toast.ts';

/**
 * Top right, above everything, and what only screen readers are told. It is in the page also when empty, because screen readers would miss the first
 * toast otherwise.
 */
export const ToastRegion = () => {
  const text = useText(commonText);
  const messages = useSyncExternalStore(subscribeToasts, getToasts, getToasts);
  const said = useSyncExternalStore(subscribeAnnouncements, getAnnouncement, getAnnouncement);
  return (
    <section
      aria-label={text.notifications}
      aria-live="polite"
      className="fixed top-3 right-3 z-50 w-[min(360px,calc(100vw-24px))] md:top-5 md:right-5"
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
