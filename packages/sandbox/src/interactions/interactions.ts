import type { InteractionRecord } from './interaction-record.ts';

/** All interactions whose tokens may still be valid. */
export class Interactions {
  readonly #byId = new Map<string, InteractionRecord>();
  readonly #idByToken = new Map<string, string>();

  add(record: InteractionRecord, forgetBefore: number): void {
    this.#forget(forgetBefore);
    this.#byId.set(record.facts.id, record);
    this.#idByToken.set(record.facts.token, record.facts.id);
  }

  byId(id: string): InteractionRecord | undefined {
    return this.#byId.get(id);
  }

  byToken(token: string): InteractionRecord | undefined {
    return this.#byId.get(this.#idByToken.get(token) ?? '');
  }

  clear(): void {
    for (const record of this.#byId.values()) record.settle({ kind: 'failed' });
    this.#byId.clear();
    this.#idByToken.clear();
  }

  /** They are sorted by age, so this stops at the first that is new enough. */
  #forget(before: number): void {
    for (const record of this.#byId.values()) {
      if (record.facts.created_at >= before) return;
      this.#byId.delete(record.facts.id);
      this.#idByToken.delete(record.facts.token);
    }
  }
}
