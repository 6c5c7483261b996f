import { setTimeout as sleep } from 'node:timers/promises';
import { backoff } from '@famiglia/core/platform/retry/backoff';
import { createCircuit } from '@famiglia/core/platform/discord/circuit';
import type { Circuit } from '@famiglia/core/platform/discord/circuit';
import { DefaultRestOptions } from 'discord.js';
import type { RESTOptions } from 'discord.js';
import type { RefusalBudget } from './refusal-budget.ts';
import { createRefusingPlaces } from './refusing-places.ts';

/** Failures in a row after which requests to one route, or to Discord as a whole, are paused. */
const ROUTE_FAILURES = 4;
const HOST_FAILURES = 12;
const LONGEST_PAUSE_MS = 60_000;
/** A longer rate limit is taken for a mistake: after this time Discord is asked again. */
const LONGEST_LIMIT_MS = 60 * 60 * 1000;
/** A timer may be a little early. */
const SILENT_MS = DefaultRestOptions.timeout - 100;
const ROUTES = 1000;

interface Route {
  circuit: Circuit;
  /** Rate limits in a row. */
  limits: number;
}

/** The kinds of routes that must work whatever was refused: answers to clicks, and what a shard asks before it connects. */
const ALWAYS_ASKED = new Set(['interactions', 'webhooks', 'gateway']);

type MakeRequest = RESTOptions['makeRequest'];
type Answer = Awaited<ReturnType<MakeRequest>>;

/**
 * Sends discord.js's requests. discord.js repeats failed requests at once and trusts the length of any rate
 * limit: here failures cause growing pauses, a route that keeps failing is paused, a limit without a
 * length gets one, and a server that refuses too much is left alone before it costs all others their requests.
 */
export const createDiscordRequests = (
  refusals: Pick<RefusalBudget, 'count' | 'assertLeft'>,
  guildOf: (channelId: string) => string | undefined,
  send: MakeRequest = DefaultRestOptions.makeRequest,
): MakeRequest => {
  const host = createCircuit(HOST_FAILURES);
  const refusing = createRefusingPlaces();
  const routes = new Map<string, Route>();

  const routeOf = (key: string): Route => {
    const route = routes.get(key) ?? { circuit: createCircuit(ROUTE_FAILURES), limits: 0 };
    routes.set(key, route);
    const oldest = routes.size > ROUTES ? routes.keys().next().value : undefined;
    if (oldest !== undefined) routes.delete(oldest);
    return route;
  };

  /** The place that a refusal is counted for: the guild, or the channel if it belongs to no guild. */
  const placeOf = ({ kind, major }: Target): string | undefined => {
    if (kind === 'guilds') return major;
    return kind === 'channels' ? (guildOf(major) ?? major) : undefined;
  };

  const learn = (answer: Answer, key: string, route: Route, target: Target): void => {
    const { status } = answer;
    if (status >= 500) {
      host.failed();
      route.circuit.failed();
      return;
    }
    host.succeeded();
    if (status === 401 || status === 403 || status === 429) refusals.count();
    if (status === 403) refusing.count(placeOf(target));
    if (status === 429) {
      lengthenRateLimit(answer, route.limits);
      route.limits += 1;
    } else routes.delete(key);
  };

  return async (url, init) => {
    const target = targetOf(url);
    const key = routeKey(init.method ?? 'GET', target);
    const route = routeOf(key);
    if (!ALWAYS_ASKED.has(target.kind)) refusals.assertLeft();
    refusing.assertLeft(placeOf(target));
    const pauseMs = route.circuit.enter();
    host.enter();
    if (pauseMs > 0) await sleep(pauseMs);
    const began = performance.now();
    try {
      const answer = await send(url, init);
      learn(answer, key, route, target);
      return answer;
    } catch (error) {
      // discord.js aborts what takes too long; anything else that was aborted is no failure of Discord.
      const wasSilent = performance.now() - began >= SILENT_MS;
      if (wasSilent || !(error instanceof Error && error.name === 'AbortError')) {
        host.failed();
        route.circuit.failed();
      }
      throw error;
    }
  };
};

/**
 * Makes a rate limit at least as long as the pause for so many limits in a row, and never longer than an hour. It is written into all the
 * headers that discord.js reads, so that it delays the requests of this route and no others.
 */
const lengthenRateLimit = ({ headers }: Answer, limitsInARow: number): void => {
  const said = Number(headers.get('retry-after') ?? 0);
  const saidMs = Number.isFinite(said) && said > 0 ? said * 1000 : 0;
  const earnedMs = limitsInARow === 0 && saidMs > 0 ? 0 : backoff(limitsInARow, 1000, LONGEST_PAUSE_MS);
  const seconds = String(Math.min(LONGEST_LIMIT_MS, Math.max(saidMs, earnedMs)) / 1000);
  headers.set('retry-after', seconds);
  if (headers.has('x-ratelimit-global')) return;
  headers.set('x-ratelimit-remaining', '0');
  headers.set('x-ratelimit-reset-after', seconds);
};

/** What a request is about: the parts of its path after the version. */
interface Target {
  kind: string;
  /** The id that Discord counts rate limits by. */
  major: string;
  rest: readonly string[];
}

const targetOf = (url: string): Target => {
  const [kind = '', major = '', ...rest] = new URL(url).pathname.replace(/^.*?\/v\d+\//, '').split('/');
  return { kind, major, rest };
};

/** The key by which Discord counts rate limits: the method and the path with only its first id. */
const routeKey = (method: string, { kind, major, rest }: Target): string => {
  const place = kind === 'interactions' || kind === 'webhooks' ? '' : major;
  const minor = rest.map((part) => (/^\d{15,}$/.test(part) ? ':id' : part.slice(0, 20)));
  return [method, kind, place, ...minor].join('/');
};
