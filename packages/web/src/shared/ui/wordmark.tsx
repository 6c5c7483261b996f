import { classes } from '../lib/classes.ts';

export const Wordmark = ({ className }: { className?: string }) => (
  <span className={classes('font-display text-lg font-semibold tracking-[-0.03em]', className)}>
    Famiglia<span className="text-brass">.</span>
  </span>
);
