import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classes } from '../lib/classes.ts';
import { Card } from './card.tsx';

interface StatTileProps {
  label: string;
  value: ReactNode;
  note: ReactNode;
  /** What is counted, for whoever asks: beside the pointer, and read after the note. */
  hint?: string;
  /** How it changed. */
  change?: string | undefined;
  /** 0 to 1: a thin bar under the number. */
  share?: number;
  /** Highlighted, because somebody should act on it. */
  calling?: boolean;
  /** The page with the counted items; left out for people who may not open it. */
  to?: string | undefined;
}

export const StatTile = ({ label, value, note, hint, change, share, calling = false, to }: StatTileProps) => (
  <Card
    title={hint}
    className={classes(
      'relative grid content-start gap-1 p-4 transition-colors duration-(--quick)',
      to !== undefined && 'hover:border-line-strong hover:bg-hover',
    )}
  >
    <dt className="text-muted">
      {to === undefined ? (
        label
      ) : (
        <Link to={to} className="rounded-md after:absolute after:inset-0">
          {label}
        </Link>
      )}
    </dt>
    <dd className={classes('text-xl font-semibold', calling && 'text-brass')}>{value}</dd>
    {share === undefined ? null : (
      <dd aria-hidden className="my-1 h-1.5 overflow-hidden rounded-full bg-raised">
        <div className="h-full rounded-full bg-brass" style={{ width: `${Math.min(share, 1) * 100}%` }} />
      </dd>
    )}
    <dd className="text-xs text-muted">
      {note}
      {hint === undefined ? null : <span className="sr-only">. {hint}</span>}
    </dd>
    {change ? <dd className="text-xs text-pretty text-muted">{change}</dd> : null}
  </Card>
);
