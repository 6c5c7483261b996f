import { hashToken } from '@famiglia/core/platform/encryption';
import { countRequests } from '@famiglia/core/platform/limits/request-count.queries';
import type { Context } from '@famiglia/core/platform/context';
import type { RateLimitPluginOptions } from '@fastify/rate-limit';

type Store = NonNullable<RateLimitPluginOptions['store']>;

/** The share of a limit that this process counts alone before it uses the shared count. */
const LOCAL_SHARE = 0.1;
const MAX_KEYS = 5000;

interface Count {
  /** Of this process since the window began. */
  own: number;
  /** Those of them that are not in the shared count yet. */
  unreported: number;
  /** Of all processes, when this one last asked. */
  shared: number;
  endsAt: number;
}

/**
 * Counts requests for the rate limits of all processes together. Nearly everybody stays far below their limit and is
 * counted in memory; whoever has used a tenth of it in one process is counted in the database from then on, and who is
 * over it is refused from memory again. So several processes allow at most a tenth of the limit more for each of the
 * others, and a limit costs a query only for those who come near it.
 */
export const sharedCounts = ({ db, log }: Pick<Context, 'db' | 'log'>): Store => {
  class SharedCounts {
    readonly #what: string;
    readonly #counts = new Map<string, Count>();

    constructor({ routeInfo }: { routeInfo?: { method?: unknown; url?: string } } = {}) {
      this.#what = routeInfo?.url === undefined ? 'any' : `${String(routeInfo.method)} ${routeInfo.url}`;
    }

    incr(
      key: string,
      callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
      windowMs: number,
      max: number,
    ): void {
      const count = this.#find(key, windowMs);
      count.own += 1;
      count.unreported += 1;
      const tell = (): void => {
        const ttl = Math.max(0, count.endsAt - performance.now());
        callback(null, { current: count.shared + count.unreported, ttl });
      };
      const isOver = count.shared + count.unreported > max && count.shared > 0;
      if (count.own <= max * LOCAL_SHARE || isOver) tell();
      else void this.#report(key, count, windowMs).finally(tell);
    }

    child(options: unknown): SharedCounts {
      return new SharedCounts(options as { routeInfo?: { method?: unknown; url?: string } });
    }

    #find(key: string, windowMs: number): Count {
      const known = this.#counts.get(key);
      if (known !== undefined && known.endsAt > performance.now()) return known;
      const [oldest] = this.#counts.keys();
      if (this.#counts.size >= MAX_KEYS && oldest !== undefined) this.#counts.delete(oldest);
      const count = { own: 0, unreported: 0, shared: 0, endsAt: performance.now() + windowMs };
      this.#counts.delete(key);
      this.#counts.set(key, count);
      return count;
    }

    async #report(key: string, count: Count, windowMs: number): Promise<void> {
      const more = count.unreported;
      count.unreported = 0;
      try {
        const hashed = hashToken(`${this.#what} ${key}`);
        const { used, endsInMs } = await countRequests(db, { key: hashed, more, windowMs });
        count.shared = Math.max(count.shared, used);
        count.endsAt = performance.now() + endsInMs;
      } catch (error) {
        // Without the database this process keeps its own count.
        count.unreported += more;
        log.warn({ err: error }, 'requests could not be counted for all processes');
      }
    }
  }
  return SharedCounts;
};
