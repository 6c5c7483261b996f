import { classes } from '../lib/classes.ts';

/** A quiet stand-in of the same size as what is coming. The list around it says "busy" to screen readers. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden className={classes('block animate-pulse rounded-sm bg-raised', className)} />
);
