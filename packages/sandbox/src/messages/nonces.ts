const REMEMBERED_MS = 5 * 60_000;

/** With `enforce_nonce` a message with the same nonce within some minutes is the same message. */
export class Nonces {
  readonly #clock: () => number;
  readonly #messages = new Map<string, { messageId: string; until: number }>();

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  find(channelId: string, nonce: string | number): string | null {
    const known = this.#messages.get(`${channelId}/${nonce}`);
    return known && known.until > this.#clock() ? known.messageId : null;
  }

  remember(channelId: string, nonce: string | number, messageId: string): void {
    const now = this.#clock();
    // Sorted by age, so this stops at the first that is still valid.
    for (const [key, { until }] of this.#messages) {
      if (until > now) break;
      this.#messages.delete(key);
    }
    this.#messages.set(`${channelId}/${nonce}`, { messageId, until: now + REMEMBERED_MS });
  }
}
