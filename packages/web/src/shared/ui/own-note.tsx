import { commonText } from '../language/common.text.ts';
import { useText } from '../language/use-text.ts';
import { classes } from '../lib/classes.ts';

/** Stands where a person would decide about themselves. */
export const OwnNote = ({ className }: { className?: string }) => (
  <p className={classes('text-pretty text-muted', className)}>{useText(commonText).ownDecision}</p>
);
