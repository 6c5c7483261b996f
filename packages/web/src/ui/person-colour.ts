/**
 * Class names, not inline styles: a prerendered page may carry no style attribute under our content
 * security policy.
 */
const COLOURS = [
  'bg-[#d4a373]',
  'bg-[#8fb8de]',
  'bg-[#a3c9a8]',
  'bg-[#e5989b]',
  'bg-[#b8b8ff]',
  'bg-[#cdb4db]',
  'bg-[#ffd6a5]',
  'bg-[#8fd3d8]',
  'bg-[#caddaf]',
  'bg-[#ffb4a2]',
] as const;

/** The same person has the same colour on every screen and every visit. */
export const personColour = (id: string): string => {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return COLOURS[sum % COLOURS.length] ?? COLOURS[0];
};
