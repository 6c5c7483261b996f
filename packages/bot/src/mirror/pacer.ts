export interface Pace {
  /** How many tasks may run at once after a pause. */
  burst: number;
  /** How often one more task may run. */
  everyMs: number;
}

/**
 * Runs tasks one after another, no faster than its pace. Bursts are small on purpose: Discord's window starts
 * when the first request arrives, and two large bursts could fall into one window.
 */
export class Pacer {
  readonly #pace: Pace;
  readonly #waiting = new Map<string, () => void>();
  #allowed: number;
  #countedAt = performance.now();
  #timer: NodeJS.Timeout | undefined;

  constructor(pace: Pace) {
    this.#pace = pace;
    this.#allowed = pace.burst;
  }

  /** Appends a task, replacing the waiting task with the same key. */
  add(key: string, run: () => void): void {
    this.#waiting.delete(key);
    this.#waiting.set(key, run);
    if (this.#timer === undefined) this.#runAllowed();
  }

  remove(key: string): void {
    this.#waiting.delete(key);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting.clear();
  }

  #runAllowed(): void {
    this.#timer = undefined;
    const now = performance.now();
    const { burst, everyMs } = this.#pace;
    this.#allowed = Math.min(burst, this.#allowed + (now - this.#countedAt) / everyMs);
    this.#countedAt = now;
    for (const [key, run] of this.#waiting) {
      if (this.#allowed < 1) {
        this.#timer = setTimeout(() => this.#runAllowed(), everyMs * (1 - this.#allowed));
        return;
      }
      this.#allowed -= 1;
      this.#waiting.delete(key);
      run();
    }
  }
}
