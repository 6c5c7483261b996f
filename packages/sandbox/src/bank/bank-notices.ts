import { createHmac } from 'node:crypto';
import type { SandboxLog } from '../sandbox-options.ts';
import { keep, newId } from './bank.ts';
import type { Bank, Notice } from './bank.ts';

export interface NoticeOptions {
  bank: Bank;
  /** The shop's webhook address; undefined where there is none. */
  url: string | undefined;
  clock: () => number;
  /** The pause before each further attempt. */
  pausesMs: readonly number[];
  delayMs: number;
  log: SandboxLog;
  changed: () => void;
}

const ANSWER_MS = 5000;

/** Tells the shop by signed webhooks that a payment changed, again and again until it answers 2xx or the bank gives up. */
export class BankNotices {
  readonly #options: NoticeOptions;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #stop = new AbortController();

  constructor(options: NoticeOptions) {
    this.#options = options;
  }

  /** Sends at once what an earlier run of the bank has not delivered. */
  resume(): void {
    const { bank, clock } = this.#options;
    for (const notice of bank.notices.values()) this.send(Object.assign(notice, { next_at: clock() }));
  }

  /** A new notice of a payment by the current mode; `send` starts it. */
  write(paymentId: string, mode = this.#options.bank.notice_mode): Notice {
    return this.writeAbout({ payment_id: paymentId }, mode);
  }

  writeAbout(about: Pick<Notice, 'payment_id' | 'method_id'>, mode = this.#options.bank.notice_mode): Notice {
    const { bank, clock, delayMs } = this.#options;
    return keep(bank.notices, {
      id: newId('notice'),
      ...about,
      state: mode === 'lose' ? 'lost' : 'waiting',
      attempts: 0,
      next_at: clock() + (mode === 'delay' ? delayMs : 0),
    });
  }

  send(notice: Notice): void {
    const { url, clock } = this.#options;
    if (notice.state !== 'waiting' || url === undefined || this.#stop.signal.aborted) return;
    const wait = Math.max(0, notice.next_at - clock());
    this.#timers.set(
      notice.id,
      setTimeout(() => void this.#attempt(notice, url), wait),
    );
  }

  stop(): void {
    this.#stop.abort();
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  async #attempt(notice: Notice, url: string): Promise<void> {
    const { pausesMs, clock, log, changed } = this.#options;
    this.#timers.delete(notice.id);
    const isDelivered = await this.#post(notice, url);
    if (this.#stop.signal.aborted) return;
    const pause = pausesMs[notice.attempts];
    notice.attempts += 1;
    if (isDelivered) notice.state = 'delivered';
    else if (pause === undefined) {
      notice.state = 'given_up';
      log.warn(`The test bank gave up telling ${url} of a payment.`);
    } else {
      notice.next_at = clock() + pause;
      this.send(notice);
    }
    changed();
  }

  async #post({ id, payment_id, method_id }: Notice, url: string): Promise<boolean> {
    const { bank, clock } = this.#options;
    const body = JSON.stringify(
      method_id === undefined
        ? { id, type: 'payment.changed', payment_id }
        : { id, type: 'card.changed', method_id },
    );
    const time = Math.floor(clock() / 1000);
    const signature = createHmac('sha256', bank.notice_secret).update(`${time}.${body}`).digest('hex');
    return fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/json', 'bank-signature': `t=${time},v1=${signature}` },
      body,
      signal: AbortSignal.any([this.#stop.signal, AbortSignal.timeout(ANSWER_MS)]),
    }).then(
      async (answer) => {
        await answer.body?.cancel();
        // Only 200 counts, as with the strictest real provider.
        return answer.status === 200;
      },
      () => false,
    );
  }
}
