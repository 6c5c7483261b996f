import { setTimeout as sleep } from 'node:timers/promises';
import { backoff } from '@famiglia/core/platform/retry/backoff';
import { createCircuit } from '@famiglia/core/platform/discord/circuit';
import type { Circuit } from '@famiglia/core/platform/discord/circuit';
import { DefaultRestOptions } from 'discord.js';
import type { RESTOptions } from 'discord.js';
import type { RefusalBudget } from './refusal-budget.ts';

/** Failures in a row after which requests to one route, or to Discord as a whole, are paused. */
const ROUTE_FAILURES = 4;
const HOST_FAILURES = 12;
const LONGEST_PAUSE_MS = 60_000;
const ROUTES = 1000;

interface Route {
  circuit: Circuit;
  /** Rate limits in a row. */
  limits: number;
}

type MakeRequest = RESTOptions['makeRequest'];
type Answer = Awaited<ReturnType<MakeRequest>>;

/**
 * Sends discord.js's requests. discord.js repeats failed requests at once and trusts the length of any rate
 * limit: here failures cause growing pauses, a route that keeps failing is paused, and a limit without a
 * length gets one.
 */
export const createDiscordRequests = (
  refusals: Pick<RefusalBudget, 'count' | 'assertLeft'>,
  send: MakeRequest = DefaultRestOptions.makeRequest,
): MakeRequest => {
  const host = createCircuit(HOST_FAILURES);
  const routes = new Map<string, Route>();

  const routeOf = (key: string): Route => {
    const route = routes.get(key) ?? { circuit: createCircuit(ROUTE_FAILURES), limits: 0 };
    routes.set(key, route);
    const oldest = routes.size > ROUTES ? routes.keys().next().value : undefined;
    if (oldest !== undefined) routes.delete(oldest);
    return route;
  };

  const learn = (answer: Answer, key: string, route: Route): void => {
    const { status } = answer;
    if (status >= 500) {
      host.failed();
      route.circuit.failed();
      return;
    }
    host.succeeded();
    if (status === 401 || status === 403 || status === 429) refusals.count();
    if (status === 429) {
      lengthenRateLimit(answer, route.limits);
      route.limits += 1;
    } else routes.delete(key);
  };

  return async (url, init) => {
    const key = routeKey(init.method ?? 'GET', url);
    const route = routeOf(key);
    refusals.assertLeft();
    const pauseMs = route.circuit.enter();
    host.enter();
    if (pauseMs > 0) await sleep(pauseMs);
    try {
      const answer = await send(url, init);
      learn(answer, key, route);
      return answer;
    } catch (error) {
      if (!(error instanceof Error && error.name === 'AbortError')) {
        host.failed();
        route.circuit.failed();
      }
      throw error;
    }
  };
};

/**
 * Makes a rate limit at least as long as the pause for so many limits in a row. It is written into all the
 * headers that discord.js reads, so that it delays the requests of this route and no others.
 */
const lengthenRateLimit = ({ headers }: Answer, limitsInARow: number): void => {
  const said = Number(headers.get('retry-after') ?? 0);
  const saidMs = Number.isFinite(said) && said > 0 ? said * 1000 : 0;
  const earnedMs = limitsInARow === 0 && saidMs > 0 ? 0 : backoff(limitsInARow, 1000, LONGEST_PAUSE_MS);
  const seconds = String(Math.max(saidMs, earnedMs) / 1000);
  headers.set('retry-after', seconds);
  if (headers.has('x-ratelimit-global')) return;
  headers.set('x-ratelimit-remaining', '0');
  headers.set('x-ratelimit-reset-after', seconds);
};

/** The key by which Discord counts rate limits: the method and the path with only its first id. */
const routeKey = (method: string, url: string): string => {
  const [kind = '', major = '', ...rest] = new URL(url).pathname.replace(/^.*?\/v\d+\//, '').split('/');
  const place = kind === 'interactions' || kind === 'webhooks' ? '' : major;
  const minor = rest.map((part) => (/^\d{15,}$/.test(part) ? ':id' : part.slice(0, 20)));
  return [method, kind, place, ...minor].join('/');
};
