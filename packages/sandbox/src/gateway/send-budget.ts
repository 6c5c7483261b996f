const SENDS = 120;

/** A client may send 120 payloads in one window, which at Discord lasts 60 seconds. */
export class SendBudget {
  readonly #clock: () => number;
  readonly #windowMs: number;
  #windowEnds = 0;
  #left = 0;

  constructor(clock: () => number, windowMs: number) {
    this.#clock = clock;
    this.#windowMs = windowMs;
  }

  take(): boolean {
    const now = this.#clock();
    if (now >= this.#windowEnds) {
      this.#windowEnds = now + this.#windowMs;
      this.#left = SENDS;
    }
    this.#left -= 1;
    return this.#left >= 0;
  }
}
