import type { FastifyInstance } from 'fastify';
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
