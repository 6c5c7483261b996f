const letters = new Intl.Segmenter();

/**
 * Text that is at most so long. The cut goes between letters as people see them: half of an emoji Discord refuses, and
 * a family without one of its members is another emoji. A lone backslash at the end would swallow what follows.
 */
export const cutText = (text: string, longest: number): string => {
  if (text.length <= longest) return text;
  // The last letter that begins within the limit may end beyond it: a little more shows where.
  const end = letters.segment(text.slice(0, longest + LONGEST_LETTER)).containing(longest - 1)?.index ?? 0;
  let kept = text.slice(0, end);
  while (kept.endsWith('\\')) kept = kept.slice(0, -1);
  return `${kept}…`;
};

/** What is joined beyond this is no letter, but somebody's joke. */
const LONGEST_LETTER = 64;
