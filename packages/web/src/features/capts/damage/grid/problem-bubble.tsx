import { classes } from '../../../../lib/classes.ts';

interface ProblemBubbleProps {
  words: string;
  note: boolean;
  /** In the last columns it grows to the left. */
  atEnd: boolean;
}

/** The words at the active cell, just below it, as a note in a spreadsheet. */
export const ProblemBubble = ({ words, note, atEnd }: ProblemBubbleProps) => (
  <span
    aria-hidden
    className={classes(
      'pointer-events-none absolute top-full z-5 mt-1 w-max max-w-72 rounded-sm border bg-raised px-2.5 py-1.5 text-left text-xs text-wrap text-text shadow-[0_8px_24px_#0006]',
      note ? 'border-info' : 'border-bad',
      atEnd ? 'right-0' : 'left-0',
    )}
  >
    {words}
  </span>
);
