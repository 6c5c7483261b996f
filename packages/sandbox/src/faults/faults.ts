import type { FaultKind, FaultsAnswer } from '../fault-types.ts';

type TimedKind = Extract<FaultKind, 'silence' | 'rate_limit' | 'down'>;

interface TimedFault {
  until: number;
  /** Only REST paths which contain it. */
  route: string | null;
  global: boolean;
}

/** The faults that last for a while. */
export class Faults {
  readonly #clock: () => number;
  readonly #active = new Map<TimedKind, TimedFault>();
  /** How long new attachment addresses live, if not as long as Discord's. */
  cdnLifeMs: number | null = null;

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  start(kind: TimedKind, seconds: number, scope: Partial<Omit<TimedFault, 'until'>> = {}): void {
    this.#active.set(kind, { until: this.#clock() + seconds * 1000, route: null, global: false, ...scope });
  }

  get(kind: TimedKind): TimedFault | null {
    const fault = this.#active.get(kind);
    if (!fault) return null;
    if (fault.until > this.#clock()) return fault;
    this.#active.delete(kind);
    return null;
  }

  list(): FaultsAnswer['items'] {
    const timed = (['silence', 'rate_limit', 'down'] as const).flatMap((kind) => {
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
