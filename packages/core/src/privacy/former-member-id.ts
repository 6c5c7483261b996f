import { randomInt } from 'node:crypto';

/** Discord's ids carry their time; it reaches these in the 2080s. */
const BEYOND_DISCORD = 9_100_000_000_000_000_000n;

/** An id that looks like a person's and is nobody's. */
export const formerMemberId = (): string => String(BEYOND_DISCORD + BigInt(randomInt(2 ** 47)));
