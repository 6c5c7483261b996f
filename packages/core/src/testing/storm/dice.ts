import { seededRandom } from '../../demo/seeded-random.ts';

/** Choices that are the same for the same seed. */
export class Dice {
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = seededRandom(seed);
  }

  /** A whole number from 0 to below this one. */
  below(end: number): number {
    return Math.floor(this.#random() * end);
  }

  /** True in this share of the cases. */
  chance(share: number): boolean {
    return this.#random() < share;
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('nothing to choose from');
    return item;
  }

  /** Between one and this many different items. */
  pickSome<Item>(items: readonly Item[], most: number): Item[] {
    const left = [...items];
    const count = 1 + this.below(most);
    const chosen: Item[] = [];
    while (chosen.length < count && left.length > 0) chosen.push(...left.splice(this.below(left.length), 1));
    return chosen;
  }

  weighted<Item extends { weight: number }>(items: readonly Item[]): Item {
    let rest = this.#random() * items.reduce((sum, { weight }) => sum + weight, 0);
    for (const item of items) {
      rest -= item.weight;
      if (rest < 0) return item;
    }
    return this.pick(items);
  }
}
