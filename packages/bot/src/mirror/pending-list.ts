import type { Changes } from '@famiglia/core/mirror/guild-changes';

/**
 * The changes of one list since it was last written. Later changes replace earlier ones, so a hundred updates
 * of one member are one row.
 */
export class PendingList<Facts extends object> {
  #whole = false;
  #present = new Map<string, Facts>();
  #gone = new Set<string>();

  /** A missing field keeps the value received before. */
  put(id: string, facts: Facts): void {
    this.#gone.delete(id);
    this.#present.set(id, { ...this.#present.get(id), ...facts });
  }

  remove(id: string): void {
    this.#present.delete(id);
    this.#gone.add(id);
  }

  replace(present: Iterable<readonly [string, Facts]>): void {
    this.#whole = true;
    this.#gone.clear();
    this.#present = new Map(present);
  }

  /** Adds the changes that were received after this list. */
  append(newer: PendingList<Facts>): void {
    if (newer.#whole) return this.replace(newer.#present);
    for (const [id, facts] of newer.#present) this.put(id, facts);
    for (const id of newer.#gone) this.remove(id);
  }

  changes(): Changes<Facts> | undefined {
    const present = [...this.#present.values()];
    if (this.#whole) return { kind: 'whole', present };
    if (present.length === 0 && this.#gone.size === 0) return undefined;
    return { kind: 'some', present, gone: [...this.#gone] };
  }
}
