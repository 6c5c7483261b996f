/** The accent of everything we show. */
export const BRAND_COLOR = 0xd9a441;
