import { classes } from '../lib/classes.ts';

interface FillBarProps {
  share: number;
  /** Finished: shown in muted colours. */
  quiet?: boolean;
  /** What was asked for is reached. */
  met?: boolean;
}

/** How full something is; decorative, because the numbers are beside it. */
export const FillBar = ({ share, quiet = false, met = false }: FillBarProps) => (
  <span aria-hidden className="block h-1 overflow-hidden rounded-full bg-raised">
    <span
      className={classes(
        'block h-full origin-left rounded-full transition-transform duration-(--calm)',
        quiet ? 'bg-line-strong' : met ? 'bg-good' : 'bg-brass',
      )}
      style={{ transform: `scaleX(${Math.min(1, share)})` }}
    />
  </span>
);
