import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import { shownPrices } from '@famiglia/core/billing/orders/offers';
import type { Context } from '@famiglia/core/platform/context';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { fastify } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { registerBrowserCookie } from './http/sign-in/browser-cookie.ts';
import { registerCallbackRoute } from './http/sign-in/callback-route.ts';
import { registerBillingNotices } from './routes/register-billing-notices.ts';
import { openapiDocument } from './http/openapi.ts';
import { registerHealthRoutes } from './health/health-routes.ts';
import type { Health } from './health/health-routes.ts';
import { registerMetrics } from './health/metrics.ts';
import { answerClientError } from './http/client-error.ts';
import { compressAnswers } from './http/compress-answers.ts';
import { answerProblem, handleErrors } from './http/handle-errors.ts';
import { CONNECTION_LIMITS, createLimitedServer } from './http/limited-server.ts';
import type { ConnectionLimits } from './http/limited-server.ts';
import { createPersonLimit } from './http/person-limit.ts';
import { registerRoute } from './http/register-route.ts';
import { RequestLog } from './http/request-log.ts';
import { sharedCounts } from './http/shared-counts.ts';
import { shedLoad } from './http/shed-load.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { registerScreenshotFiles } from './routes/register-screenshot-files.ts';
import { registerRealtime } from './realtime/register-realtime.ts';
import type { ServedRoute } from './http/served-route.ts';
import { SERVED_ROUTES } from './routes/served-routes.ts';
import type { PageSettings } from './web/page-settings.ts';
import { registerWeb } from './web/register-web.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Sends all open panels to other processes, spread over this time, and accepts no new ones. */
    drainSockets: (overMs: number) => Promise<void>;
  }
}

export interface ApiOptions {
  log?: FastifyBaseLogger;
  /** Addresses or ranges of proxies whose forwarded headers are trusted. */
  trustProxy?: boolean | string;
  /** The header in which a trusted proxy names a visitor’s country. */
  countryHeader?: string | undefined;
  health?: Health;
  /** Lets other machines read `/metrics`. */
  metricsToken?: string | undefined;
  /** Requests per minute of one address (a /64 with IPv6), and of one person from all their addresses. */
  requestsPerMinute?: number;
  /** Other limits, for tests that wait for them. */
  connectionLimits?: Partial<ConnectionLimits>;
  /** Answers 503 while the process is overloaded. Off in tests, which share a busy machine. */
  shedLoad?: boolean;
  /** The built web package; without it only the API is served. */
  webRoot?: string;
  /** Settings of the pages that are known only at run time: a lookup service, an analytics script, own legal texts. */
  pages?: Pick<PageSettings, 'geoLookupUrl' | 'analytics' | 'legalDir'>;
}

/** Requested by monitoring, or dozens of times by each page; they cost next to nothing. */
const UNCOUNTED = new Set(['/healthz', '/readyz', '/metrics', '/assets/:name']);
const BODY_LIMIT = 256 * 1024;
/** The complete HTTP server, not listening: tests call it with `inject`. */
export const buildApi = async (context: Context, options: ApiOptions = {}): Promise<FastifyInstance> => {
  const trustProxy = options.trustProxy ?? false;
  const limits = { ...CONNECTION_LIMITS, ...options.connectionLimits };
  const app = fastify({
    ...(options.log ? { loggerInstance: options.log } : {}),
    logController: new RequestLog(),
    serverFactory: (handler) => createLimitedServer(handler, trustProxy, limits),
    trustProxy,
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 200 },
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => void answerProblem(error, request, reply),
  });
  handleErrors(app);
  app.decorateRequest('actor');
  app.decorate('countryHeader', options.countryHeader);
  const { files } = context;
  const { publicUrl, cdnUrl, contact, seller } = context.config;
  const geoLookupUrl = options.pages?.geoLookupUrl;
  registerSecurityHeaders(app, {
    imageOrigins: [new URL(cdnUrl).origin, ...(files.links === null ? [] : [files.links.origin])],
    https: publicUrl.startsWith('https:'),
    connectOrigins: geoLookupUrl === undefined ? [] : [new URL(geoLookupUrl).origin],
  });
  compressAnswers(app);
  await app.register(cookie);
  registerBrowserCookie(app, context);
  if (options.shedLoad === true) shedLoad(app);
  const requestsPerMinute = options.requestsPerMinute ?? 1200;
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: '1 minute',
    store: sharedCounts(context),
    allowList: (request) => UNCOUNTED.has(request.routeOptions.url ?? ''),
  });
  // In a public demo one person is many visitors.
  const perPerson = requestsPerMinute * (context.config.isPublicDemo === true ? 100 : 1);
  const limitPerson = createPersonLimit(app, perPerson, 'anything');
  registerMetrics(app, context, options.metricsToken);
  registerHealthRoutes(app, context, options.health ?? { checks: {} });
  await registerRealtime(app, context);
  for (const served of SERVED_ROUTES) {
    registerRoute(app, context, served, limitPerson, readingOf(served));
  }
  registerBillingNotices(app, context);
  registerCallbackRoute(app, context);
  registerScreenshotFiles(app, context);
  await registerDocs(app, publicUrl);
  if (options.webRoot !== undefined) {
    await registerWeb(app, options.webRoot, {
      publicUrl,
      contact,
      seller,
      prices: shownPrices(context),
      isPublicDemo: context.config.isPublicDemo,
      ...options.pages,
    });
  }
  return app;
};

/** The GET of the address that a PUT changes. */
const readingOf = ({ route }: ServedRoute): ServedRoute | undefined =>
  route.method === 'PUT'
    ? SERVED_ROUTES.find(({ route: other }) => other.method === 'GET' && other.path === route.path)
    : undefined;

/** `/api/docs` for people and `/api/docs/json` for programs. */
const registerDocs = async (app: FastifyInstance, serverUrl: string): Promise<void> => {
  let document: ReturnType<typeof openapiDocument> | undefined;
  await app.register(swagger, { mode: 'static', specification: { document: {} as never } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    // So that a link can lead to one call.
    uiConfig: { deepLinking: true },
    // Half a second of work for a document that is rarely requested.
    transformSpecification: () => (document ??= openapiDocument(serverUrl)),
    transformSpecificationClone: false,
    // Swagger UI writes HTML strings: with Trusted Types the page would be empty.
    staticCSP:
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  });
};
