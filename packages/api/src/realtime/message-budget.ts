/** A key held at the desk says where it is a dozen times a second. */
const PER_SECOND = 15;
const AT_ONCE = 60;

/** How much one socket may say: so much at once, and as much as comes back with time. */
export class MessageBudget {
  #left = AT_ONCE;
  #at: number;

  constructor(now: number) {
    this.#at = now;
  }

  /** Takes one message off. False when there is nothing left. */
  spend(now: number): boolean {
    this.#left = Math.min(AT_ONCE, this.#left + (Math.max(0, now - this.#at) / 1000) * PER_SECOND);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
