const SENDS = 120;
const WINDOW_MS = 60_000;

/** A client may send 120 payloads in 60 seconds. */
export class SendBudget {
  readonly #clock: () => number;
  #windowEnds = 0;
  #left = 0;

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  take(): boolean {
    const now = this.#clock();
    if (now >= this.#windowEnds) {
      this.#windowEnds = now + WINDOW_MS;
      this.#left = SENDS;
    }
    this.#left -= 1;
    return this.#left >= 0;
  }
}
