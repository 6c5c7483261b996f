import type { AnalyticsEvent } from '@famiglia/contract/analytics';

type Props = Omit<AnalyticsEvent, 'name'>;

/** The calls that the usual analytics scripts leave on the page; the operator's script brings one of them, or none. */
interface AnalyticsWindow {
  umami?: { track: (name: string, data: Props) => void };
  plausible?: (name: string, options: { props: Props }) => void;
  gtag?: (command: 'event', name: string, params: Props) => void;
}

/** Kept alive, because the click that is counted also leaves the page. */
const count = async (event: AnalyticsEvent): Promise<void> => {
  try {
    await fetch('/api/analytics/events', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(event),
      keepalive: true,
    });
  } catch {
    // A lost count is not worth a message to the visitor.
  }
};

/** One event for our own counter and for the operator's script, if there is one. */
export const track = (name: AnalyticsEvent['name'], props: Props): void => {
  void count({ name, ...props });
  const { umami, plausible, gtag } = window as AnalyticsWindow;
  umami?.track(name, props);
  plausible?.(name, { props });
  gtag?.('event', name, props);
};
