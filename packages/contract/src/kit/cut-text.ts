const letters = new Intl.Segmenter();

/**
 * Text of at most this length. It is cut between letters as people see them: Discord refuses half an emoji, and a
 * joined emoji without one of its parts is a different one. A lone backslash at the end is dropped, because it would
 * escape the text that follows.
 */
export const cutText = (text: string, longest: number): string => {
  if (text.length <= longest) return text;
  // The last letter that begins within the limit may end beyond it, so a little more than the limit is looked at.
  const end = letters.segment(text.slice(0, longest + LONGEST_LETTER)).containing(longest - 1)?.index ?? 0;
  let kept = text.slice(0, end);
  while (kept.endsWith('\\')) kept = kept.slice(0, -1);
  return `${kept}…`;
};

/** Longer joined sequences are not real letters, but made to break programs. */
const LONGEST_LETTER = 64;
