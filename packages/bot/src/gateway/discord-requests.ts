import { setTimeout as sleep } from 'node:timers/promises';
import { backoff } from '@famiglia/core/platform/discord/backoff';
import { CircuitOpen, createCircuit } from '@famiglia/core/platform/discord/circuit';
import type { Circuit } from '@famiglia/core/platform/discord/circuit';
import { DefaultRestOptions } from 'discord.js';
import type { RESTOptions } from 'discord.js';

/** Failures in a row after which one route, or Discord as a whole, is left alone. */
const ROUTE_FAILURES = 4;
const HOST_FAILURES = 12;
const LONGEST_PAUSE_MS = 60_000;
const ROUTES = 1000;

/** Discord bans an address after 10,000 refused requests in ten minutes; this stays well below. */
const REFUSALS = 5000;
const REFUSALS_MS = 10 * 60 * 1000;

interface Route {
  circuit: Circuit;
  /** Limits met in a row. */
  limits: number;
}

type MakeRequest = RESTOptions['makeRequest'];
type Answer = Awaited<ReturnType<MakeRequest>>;

/**
 * Makes discord.js's requests. It repeats what fails at once and believes whatever a limit says about its own length: here
 * failures cost growing pauses, a route that goes on failing is left alone, and a limit without a length gets one.
 */
export const createDiscordRequests = (send: MakeRequest = DefaultRestOptions.makeRequest): MakeRequest => {
  const host = createCircuit(HOST_FAILURES);
  const routes = new Map<string, Route>();
  const refusals = { count: 0, since: 0 };

  const routeOf = (key: string): Route => {
    const route = routes.get(key) ?? { circuit: createCircuit(ROUTE_FAILURES), limits: 0 };
    routes.set(key, route);
    const oldest = routes.size > ROUTES ? routes.keys().next().value : undefined;
    if (oldest !== undefined) routes.delete(oldest);
    return route;
  };

  const countRefusal = (): void => {
    const now = performance.now();
    if (now - refusals.since > REFUSALS_MS) Object.assign(refusals, { count: 0, since: now });
    refusals.count += 1;
  };

  const assertWelcome = (): void => {
    const leftMs = refusals.since + REFUSALS_MS - performance.now();
    if (refusals.count >= REFUSALS && leftMs > 0) throw new CircuitOpen(leftMs);
  };

  const learn = (answer: Answer, key: string, route: Route): void => {
    const { status } = answer;
    if (status >= 500) {
      host.failed();
      route.circuit.failed();
      return;
    }
    host.succeeded();
    if (status === 401 || status === 403 || status === 429) countRefusal();
    if (status === 429) {
      lengthen(answer, route.limits);
      route.limits += 1;
    } else routes.delete(key);
  };

  return async (url, init) => {
    const key = routeKey(init.method ?? 'GET', url);
    const route = routeOf(key);
    assertWelcome();
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
 * A limit is at least as long as the pause that so many in a row have earned. It is said in all the headers that
 * discord.js reads, so that it holds up everything behind it, and nothing else.
 */
const lengthen = ({ headers }: Answer, limitsInARow: number): void => {
  const said = Number(headers.get('retry-after') ?? 0);
  const saidMs = Number.isFinite(said) && said > 0 ? said * 1000 : 0;
  const earnedMs = limitsInARow === 0 && saidMs > 0 ? 0 : backoff(limitsInARow, 1000, LONGEST_PAUSE_MS);
  const seconds = String(Math.max(saidMs, earnedMs) / 1000);
  headers.set('retry-after', seconds);
  if (headers.has('x-ratelimit-global')) return;
  headers.set('x-ratelimit-remaining', '0');
  headers.set('x-ratelimit-reset-after', seconds);
};

/** What Discord counts together: the method and the path, with the first id in it and no other. */
const routeKey = (method: string, url: string): string => {
  const [kind = '', major = '', ...rest] = new URL(url).pathname.replace(/^.*?\/v\d+\//, '').split('/');
  const place = kind === 'interactions' || kind === 'webhooks' ? '' : major;
  const minor = rest.map((part) => (/^\d{15,}$/.test(part) ? ':id' : part.slice(0, 20)));
  return [method, kind, place, ...minor].join('/');
};
