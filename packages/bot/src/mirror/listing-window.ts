/**
 * Lets only so many guilds be listed at the same time, in whichever shards of the process they are: their members are
 * held in memory from the first answer until they are written. The others wait in the order they came.
 */
export class ListingWindow {
  readonly #places: number;
  readonly #inside = new Set<string>();
  readonly #waiting = new Map<string, () => void>();

  constructor(places: number) {
    this.#places = places;
  }

  /** Begins now or as soon as there is a place. A guild that has one already begins anew. */
  enter(guildId: string, begin: () => void): void {
    if (this.#inside.size >= this.#places && !this.#inside.has(guildId)) {
      this.#waiting.set(guildId, begin);
      return;
    }
    this.#inside.add(guildId);
    begin();
  }

  leave(guildId: string): void {
    this.#waiting.delete(guildId);
    if (!this.#inside.delete(guildId)) return;
    const [next] = this.#waiting;
    if (next === undefined) return;
    this.#waiting.delete(next[0]);
    this.enter(...next);
  }
}
