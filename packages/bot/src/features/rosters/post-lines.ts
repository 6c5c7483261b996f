import { cutText } from '@famiglia/contract/kit/cut-text';

/**
 * How tall a post is on a phone that is 360 pixels wide: its text above the buttons may have this many lines, so that title and
 * buttons are seen together. What does not fit is a press away.
 */
export const POST_LINES = 22;
/** So many characters fit into a line there. */
const LINE = 34;
/** The height of a picture, in lines. */
export const PICTURE_LINES = 5;

/** What stands for a date, a mention or an emoji is shorter or longer than what is read. */
const SHOWN: readonly [RegExp, string][] = [
  [/<t:-?\d+:F>/g, 'x'.repeat(36)],
  [/<t:-?\d+:R>/g, 'x'.repeat(14)],
  [/<t:-?\d+(?::\w)?>/g, 'x'.repeat(8)],
  [/<[@#][!&]?\d+>/g, 'x'.repeat(14)],
  [/<a?:\w+:\d+>/g, 'xx'],
  [/\[([^\]]*)\]\([^)]*\)/g, '$1'],
  [/\*\*|__|~~|\\(?=\W)/g, ''],
];

/** How many lines a text takes there. */
export const linesOf = (text: string): number =>
  SHOWN.reduce((shown, [written, read]) => shown.replaceAll(written, read), text)
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE)), 0);

/** The first lines of a text that fit into this many; the last of them may end within a word. */
export const firstLines = (text: string, most: number): string => {
  const lines = text.split('\n');
  let left = most;
  const fitting: string[] = [];
  for (const line of lines) {
    const tall = linesOf(line);
    if (tall > left) return [...fitting, ...(left > 0 ? [cutAtWord(line, left * LINE)] : [])].join('\n');
    fitting.push(line);
    left -= tall;
  }
  return fitting.join('\n');
};

/** Ends with a whole word where there is one, so that a link or an emoji is not torn. */
const cutAtWord = (line: string, length: number): string => {
  const cut = cutText(line, length);
  const space = cut.lastIndexOf(' ');
  return space > length / 2 ? `${cut.slice(0, space)}…` : cut;
};
