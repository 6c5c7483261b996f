/** Where the five bands of a 64-bit hash begin and how long they are, as the table's columns have them. */
const BANDS = [
  { from: 0, length: 13 },
  { from: 13, length: 13 },
  { from: 26, length: 13 },
  { from: 39, length: 13 },
  { from: 52, length: 12 },
] as const;

/**
 * For each band, every value within 2 bits of that of one of the hashes. Twelve differing bits cannot put
 * three into each of five bands, so whatever is that near has one of these values.
 */
export const nearBands = (hashes: readonly string[]): number[][] =>
  BANDS.map(({ from, length }) => {
    const values = hashes.map((hash) => Number.parseInt(hash.slice(from, from + length), 2));
    return [...new Set(values.flatMap((value) => within2Bits(value, length)))];
  });

const within2Bits = (value: number, length: number): number[] => {
  const near = [value];
  for (let a = 0; a < length; a += 1) {
    near.push(value ^ (1 << a));
    for (let b = a + 1; b < length; b += 1) near.push(value ^ (1 << a) ^ (1 << b));
  }
  return near;
};
