import type { AnalyticsEvent } from '@famiglia/contract/analytics';
import { tellAnalyticsFrame } from './analytics-frame.ts';

type Props = Omit<AnalyticsEvent, 'name'>;

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
  tellAnalyticsFrame(name, props);
};
