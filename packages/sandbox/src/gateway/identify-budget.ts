import type { GatewayLimits } from '../sandbox-options.ts';

const DAY_MS = 24 * 3_600_000;

/** How often a bot may identify: so many shards of a kind in a row, each bucket at intervals, and so often a day. */
export class IdentifyBudget {
  readonly #limits: GatewayLimits;
  readonly #clock: () => number;
  /** When each bucket may identify again. */
  readonly #free = new Map<number, number>();
  #dayEnds = 0;
  #used = 0;

  constructor(limits: GatewayLimits, clock: () => number) {
    this.#limits = limits;
    this.#clock = clock;
  }

  /** Shards of one bucket wait for each other; `none_left` when the day's identifies are used up. */
  take(shardId: number): 'granted' | 'too_soon' | 'none_left' {
    const bucket = shardId % this.#limits.maxConcurrency;
    const now = this.#clock();
    if (this.remaining === 0) return 'none_left';
    if (now < (this.#free.get(bucket) ?? 0)) return 'too_soon';
    this.#free.set(bucket, now + this.#limits.identifyEveryMs);
    this.#used += 1;
    return 'granted';
  }

  /** As Discord tells it. */
  get startLimit() {
    const { identifiesPerDay, maxConcurrency } = this.#limits;
    const { remaining } = this;
    return {
      total: identifiesPerDay,
      remaining,
      reset_after: this.#dayEnds - this.#clock(),
      max_concurrency: maxConcurrency,
    };
  }

  get remaining(): number {
    const now = this.#clock();
    if (now >= this.#dayEnds) {
      this.#dayEnds = now + DAY_MS;
      this.#used = 0;
    }
    return Math.max(0, this.#limits.identifiesPerDay - this.#used);
  }
}
