interface Listing {
  /** An object that identifies the shard. */
  shard: object;
  /** Whether it was asked for before, without an answer. */
  isRepeated: boolean;
  begin: () => void;
}

/**
 * Lets only so many guilds be listed at the same time, in whichever shards of the process they are: their members are
 * held in memory from the first answer until they are written. A free place goes to the shard with the fewest guilds inside,
 * because each shard may send only so many requests a minute; within a shard the others wait in the order they came. Those
 * that gave no answer wait behind all that were not asked yet.
 */
export class ListingWindow {
  readonly #places: number;
  readonly #inside = new Map<string, object>();
  readonly #waiting = new Map<string, Listing>();

  constructor(places: number) {
    this.#places = places;
  }

  /** Begins now or as soon as there is a place. A guild that has one already begins anew. */
  enter(guildId: string, listing: Listing): void {
    if (this.#inside.size >= this.#places && !this.#inside.has(guildId)) {
      this.#waiting.set(guildId, listing);
      return;
    }
    this.#inside.set(guildId, listing.shard);
    listing.begin();
  }

  /** A former session of the shard may leave late, when a newer one has entered. */
  leave(guildId: string, shard: object): void {
    if (this.#waiting.get(guildId)?.shard === shard) this.#waiting.delete(guildId);
    if (this.#inside.get(guildId) !== shard) return;
    this.#inside.delete(guildId);
    const next = this.#next();
    if (next === undefined) return;
    this.#waiting.delete(next[0]);
    this.enter(...next);
  }

  #next(): [string, Listing] | undefined {
    const counts = new Map<object, number>();
    for (const shard of this.#inside.values()) counts.set(shard, (counts.get(shard) ?? 0) + 1);
    const rankOf = ({ shard, isRepeated }: Listing): number =>
      (counts.get(shard) ?? 0) + (isRepeated ? this.#places : 0);
    let best: [string, Listing] | undefined;
    for (const entry of this.#waiting)
      if (best === undefined || rankOf(entry[1]) < rankOf(best[1])) best = entry;
    return best;
  }
}
