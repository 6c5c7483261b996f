import type { FastifyReply } from 'fastify';
import { escapeAttribute } from './page-settings.ts';
import type { PageSettings } from './page-settings.ts';

type Analytics = NonNullable<PageSettings['analytics']>;

/** A public page's address with this in its query is the frame of that page. */
export const ANALYTICS_FRAME = 'analytics-frame';

/** Our own script, which runs first: it provides what usual scripts expect of a page and such a frame lacks. */
export const ANALYTICS_HELPER = 'analytics-frame.js';

/** The usual analytics scripts read the site's name from one of these two attributes. */
const frameOf = ({ scriptUrl, id }: Analytics): string => {
  const owner =
    id === undefined ? '' : ` data-website-id="${escapeAttribute(id)}" data-domain="${escapeAttribute(id)}"`;
  return `<!doctype html>
<html>
<head>
<meta charset="utf-8" />
<title>Analytics</title>
<script src="/${ANALYTICS_HELPER}"></script>
<script async src="${escapeAttribute(scriptUrl)}"${owner}></script>
</head>
</html>
`;
};

/**
 * The only place where the operator's script runs. `sandbox` without `allow-same-origin` gives it an opaque origin,
 * also when the address is opened directly: it can reach neither our storage nor our pages.
 */
const policyOf = ({ scriptUrl }: Analytics): string => {
  const { origin } = new URL(scriptUrl);
  return [
    "default-src 'none'",
    `script-src 'self' ${origin}`,
    `connect-src ${origin}`,
    `img-src ${origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ].join(';');
};

export const sendAnalyticsFrame = async (reply: FastifyReply, analytics: Analytics): Promise<FastifyReply> =>
  reply
    .header('content-security-policy', policyOf(analytics))
    .header('cache-control', 'private, no-cache')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(frameOf(analytics));

/** Lets a public page contain that frame. Other pages may contain none. */
export const allowAnalyticsFrame = (reply: FastifyReply): void => {
  reply.header(
    'content-security-policy',
    `${String(reply.getHeader('content-security-policy'))};frame-src 'self'`,
  );
};
