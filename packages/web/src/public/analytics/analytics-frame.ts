import type { AnalyticsEvent } from '@famiglia/contract/admin/analytics';

type Props = Omit<AnalyticsEvent, 'name'>;

let frame: HTMLIFrameElement | null = null;

/** The referrer, unless it is one of our own pages: addresses in the panel contain a guild id. */
const foreignReferrer = (): string => {
  const from = document.referrer;
  return from !== '' && new URL(from).origin !== window.location.origin ? from : '';
};

/**
 * The operator's analytics script, if configured, runs in a frame without an origin: a script on the page
 * itself could read the session. The server's content security policy enforces this too.
 */
export const openAnalyticsFrame = (): void => {
  if (document.querySelector('meta[name="analytics-frame"]') === null) return;
  frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.referrerPolicy = 'no-referrer';
  frame.hidden = true;
  frame.title = 'Analytics';
  const query = new URLSearchParams({ 'analytics-frame': '1', referrer: foreignReferrer() });
  frame.src = `${window.location.pathname}?${query.toString()}`;
  document.body.append(frame);
};

/** The frame has no origin to address; the message contains no secret. */
export const notifyAnalyticsFrame = (name: AnalyticsEvent['name'], props: Props): void =>
  frame?.contentWindow?.postMessage({ name, props }, '*');
