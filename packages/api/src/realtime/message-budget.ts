/** A key held down at the desk sends a dozen messages a second. */
const PER_SECOND = 15;
const BURST = 60;

/** A token bucket for the messages of one socket. */
export class MessageBudget {
  #left = BURST;
  #at: number;

  constructor(now: number) {
    this.#at = now;
  }

  /** Uses one message. False when none is left. */
  spend(now: number): boolean {
    this.#left = Math.min(BURST, this.#left + (Math.max(0, now - this.#at) / 1000) * PER_SECOND);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
