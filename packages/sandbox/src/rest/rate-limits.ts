import { createHash } from 'node:crypto';
import { allowanceOf, countsGlobally } from './rate-limit-table.ts';
import type { RestRoute } from './rest-route.ts';

/** The parameters with a bucket each: two channels do not share one. */
const MAJOR = ['channel_id', 'guild_id', 'interaction_token'];
const GLOBAL = { requests: 50, perMs: 1000 };
const SWEEP_EVERY_MS = 1000;

interface Window {
  left: number;
  endsAt: number;
}

export interface Verdict {
  allowed: boolean;
  global: boolean;
  retryAfterMs: number;
  headers: Record<string, string>;
  /** Refused without headers and body, as a proxy before Discord does. */
  bare?: boolean;
}

/** Per-route buckets and the global limit, with their headers. */
export class RateLimits {
  readonly #clock: () => number;
  readonly #windows = new Map<string, Window>();
  #global: Window = { left: 0, endsAt: 0 };
  #sweepAt = 0;

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** null: this route has no limit. `who` separates the windows of the bot and of each person. */
  take(route: RestRoute, params: Record<string, string>, who: string): Verdict | null {
    const allowance = allowanceOf(route);
    if (!allowance) return null;
    const now = this.#clock();
    if (who === 'bot' && countsGlobally(route)) {
      this.#global = renew(this.#global, GLOBAL.requests, GLOBAL.perMs, now);
      if (this.#global.left === 0) return refused(true, this.#global, now, {});
      this.#global.left -= 1;
    }
    const major = MAJOR.flatMap((name) => params[name] ?? []).join('/');
    const key = `${who} ${route.method} ${route.path} ${major}`;
    const window = renew(this.#windows.get(key), allowance.requests, allowance.perMs, now);
    this.#forgetOld(now);
    this.#windows.set(key, window);
    const allowed = window.left > 0;
    if (allowed) window.left -= 1;
    const headers = describe(route, allowance.requests, window, now);
    return allowed
      ? { allowed, global: false, retryAfterMs: 0, headers }
      : refused(false, window, now, headers);
  }

  /** There are thousands of interaction buckets, and each lives for seconds: looking at all of them must be rare. */
  #forgetOld(now: number): void {
    if (now < this.#sweepAt) return;
    this.#sweepAt = now + SWEEP_EVERY_MS;
    for (const [key, window] of this.#windows) if (window.endsAt <= now) this.#windows.delete(key);
  }
}

const renew = (window: Window | undefined, requests: number, perMs: number, now: number): Window =>
  window && window.endsAt > now ? window : { left: requests, endsAt: now + perMs };

const refused = (global: boolean, window: Window, now: number, headers: Record<string, string>): Verdict => ({
  allowed: false,
  global,
  retryAfterMs: Math.max(1, window.endsAt - now),
  headers,
});

/** A route's bucket never changes its name. */
const buckets = new Map<RestRoute, string>();

const bucketOf = (route: RestRoute): string => {
  const known = buckets.get(route);
  if (known !== undefined) return known;
  const bucket = createHash('md5').update(`${route.method} ${route.path}`).digest('hex');
  buckets.set(route, bucket);
  return bucket;
};

const describe = (route: RestRoute, limit: number, window: Window, now: number): Record<string, string> => ({
  'x-ratelimit-limit': `${limit}`,
  'x-ratelimit-remaining': `${window.left}`,
  'x-ratelimit-reset': (window.endsAt / 1000).toFixed(3),
  'x-ratelimit-reset-after': (Math.max(0, window.endsAt - now) / 1000).toFixed(3),
  'x-ratelimit-bucket': bucketOf(route),
});
