import { classes } from '../../../../lib/classes.ts';

/** The words at the active cell, just below it, as a note in a spreadsheet. */
export const ProblemBubble = ({ words, note }: { words: string; note: boolean }) => (
  <span
    aria-hidden
    className={classes(
      'pointer-events-none absolute top-full left-0 z-5 mt-1 w-max max-w-72 rounded-sm border bg-raised px-2.5 py-1.5 text-left text-xs text-wrap text-text shadow-[0_8px_24px_#0006]',
      note ? 'border-info' : 'border-bad',
    )}
  >
    {words}
  </span>
);
