/** The accent of everything we show. */
export const BRASS = 0xd9a441;
