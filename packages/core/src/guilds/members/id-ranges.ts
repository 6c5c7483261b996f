/** How many digits Discord's ids have had, and will have for decades. */
const LENGTHS = [17, 18, 19];
const LARGEST = 2n ** 63n - 1n;
const NOTHING = [1n, 0n] as const;

/** Where the ids lie that begin with these digits: one stretch for each length of an id. */
export const idRanges = (digits: string): (readonly [from: bigint, to: bigint])[] =>
  LENGTHS.map((length) => {
    if (length < digits.length) return NOTHING;
    const unit = 10n ** BigInt(length - digits.length);
    const from = BigInt(digits) * unit;
    const to = from + unit - 1n;
    return to > LARGEST ? NOTHING : ([from, to] as const);
  });
