import { personOf } from './people.ts';
import type { Rank } from './people.ts';

export const SLOTS = 5;

const PRIORITY: Record<Rank, number> = { don: 2, capo: 1, soldier: 0 };

export interface Arrangement {
  main: readonly string[];
  reserve: readonly string[];
}

/** A simplified sorting: role, then reputation, then sign-up time. */
export const arrange = (signedUp: readonly string[]): Arrangement => {
  const order = signedUp.toSorted((left, right) => {
    const [one, other] = [personOf(left), personOf(right)];
    return PRIORITY[other.rank] - PRIORITY[one.rank] || other.reputation - one.reputation;
  });
  return { main: order.slice(0, SLOTS), reserve: order.slice(SLOTS) };
};
