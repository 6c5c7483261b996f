/**
 * Text that is at most so long. The cut leaves no half of an emoji, which Discord refuses, and no lone
 * backslash, which would swallow what follows.
 */
export const cutText = (text: string, longest: number): string =>
  text.length <= longest
    ? text
    : `${text
        .slice(0, longest - 1)
        .replace(/[\uD800-\uDBFF]$/, '')
        .replace(/\\+$/, '')}…`;
