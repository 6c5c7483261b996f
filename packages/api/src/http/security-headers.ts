import type { FastifyInstance, FastifyReply } from 'fastify';
import helmet from 'helmet';

export interface SecurityOptions {
  /** The foreign origins of images: Discord's CDN, and the bucket if browsers load pictures from there. */
  imageOrigins: readonly string[];
  /** Addresses of the country lookup. */
  connectOrigins?: readonly string[];
  https: boolean;
}

/** A strict policy: nothing inline, nothing foreign but images of Discord and of the bucket, no framing. */
export const registerSecurityHeaders = (app: FastifyInstance, options: SecurityOptions): void => {
  // Built once: Fastify's plugin builds all of it for each request.
  const secure = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...options.imageOrigins],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(options.connectOrigins ?? [])],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ["'none'"],
        ...(options.https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    hsts: options.https,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  });
  app.addHook('onRequest', (request, reply, next) => secure(request.raw, reply.raw, () => next()));
};

/** What only a page heeds, not a script, a style or a font. */
const OF_PAGES = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** A file of a page goes without them: on the eleven files of the overview they weighed seven kilobytes. */
export const leaveOutPageHeaders = (reply: FastifyReply): void => {
  for (const name of OF_PAGES) reply.raw.removeHeader(name);
};
