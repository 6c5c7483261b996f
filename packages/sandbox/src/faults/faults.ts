import type { FaultKind, FaultsAnswer } from '../fault-types.ts';

const TIMED = ['silence', 'rate_limit', 'server_error', 'down'] as const satisfies readonly FaultKind[];
type TimedKind = (typeof TIMED)[number];

interface TimedFault {
  until: number;
  /** Only REST paths which contain it. */
  route: string | null;
  global: boolean;
  /** The length that a rate limit claims, if it differs from the real one. */
  retryAfter: number | null;
  /** A rate limit without headers and body. */
  bare: boolean;
}

const EVERYWHERE = { route: null, global: false, retryAfter: null, bare: false };

/** The faults that last for a while. */
export class Faults {
  readonly #clock: () => number;
  readonly #active = new Map<TimedKind, TimedFault>();
  /** The lifetime of new attachment addresses, if it differs from Discord's. */
  cdnLifeMs: number | null = null;

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  start(kind: TimedKind, seconds: number, scope: Partial<Omit<TimedFault, 'until'>> = {}): void {
    this.#active.set(kind, { ...EVERYWHERE, ...scope, until: this.#clock() + seconds * 1000 });
  }

  get(kind: TimedKind): TimedFault | null {
    const fault = this.#active.get(kind);
    if (!fault) return null;
    if (fault.until > this.#clock()) return fault;
    this.#active.delete(kind);
    return null;
  }

  /** The same, if it applies to this REST address. */
  onRoute(kind: TimedKind, url: string): TimedFault | null {
    const fault = this.get(kind);
    return fault && (fault.route === null || url.includes(fault.route)) ? fault : null;
  }

  list(): FaultsAnswer['items'] {
    const timed = TIMED.flatMap((kind) => {
      const fault = this.get(kind);
      return fault ? [{ kind, until: new Date(fault.until).toISOString() }] : [];
    });
    return this.cdnLifeMs === null ? timed : [...timed, { kind: 'expire_cdn', until: null }];
  }

  clear(): void {
    this.#active.clear();
    this.cdnLifeMs = null;
  }
}
