import { classes } from '../lib/classes.ts';

/**
 * A placeholder of the same size as the content that is loading. The list around it is marked as busy for
 * screen readers.
 */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden className={classes('block animate-pulse rounded-sm bg-raised', className)} />
);
