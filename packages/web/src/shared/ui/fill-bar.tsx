import { classes } from '../lib/classes.ts';

interface FillBarProps {
  share: number;
  /** Over and done with: nothing to look after. */
  quiet?: boolean;
}

/** How far something is filled; the numbers beside it say the same in words. */
export const FillBar = ({ share, quiet = false }: FillBarProps) => (
  <span aria-hidden className="block h-1 overflow-hidden rounded-full bg-raised">
    <span
      className={classes(
        'block h-full origin-left rounded-full transition-transform duration-(--calm)',
        quiet ? 'bg-line-strong' : 'bg-brass',
      )}
      style={{ transform: `scaleX(${Math.min(1, share)})` }}
    />
  </span>
);
