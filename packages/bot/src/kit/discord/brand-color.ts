/** The accent color of every embed. */
export const BRAND_COLOR = 0xd9a441;
