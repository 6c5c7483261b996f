import { foldLookAlikes } from '@famiglia/contract/kit/look-alikes';
import { editDistance, foldNick } from '../damage/match-nick.ts';

/** A name of the game as it is compared: without case, spaces, underscores and similar letters of either alphabet. */
export const foldGameName = (name: string): string => foldNick(foldLookAlikes(name)) || name.toLowerCase();

export const isSameName = (one: string, other: string): boolean => foldGameName(one) === foldGameName(other);

/** One wrong letter in seven, or more words around the same name: two feeds seldom spell a family alike. */
const MAX_DISTANCE = 0.15;
const SHORTEST_PART = 4;

export const isAlikeName = (one: string, other: string): boolean => {
  const [short = '', long = ''] = [foldGameName(one), foldGameName(other)].toSorted(
    (a, b) => a.length - b.length,
  );
  if (short.length >= SHORTEST_PART && long.includes(short)) return true;
  const most = Math.floor(long.length * MAX_DISTANCE);
  return editDistance(short, long, most) <= most;
};
