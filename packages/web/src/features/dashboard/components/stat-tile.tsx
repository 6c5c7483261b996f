import type { ReactNode } from 'react';
import { classes } from '../../../lib/classes.ts';
import { Card } from '../../../ui/card.tsx';

interface StatTileProps {
  label: string;
  value: ReactNode;
  note: ReactNode;
  /** 0 to 1: a thin bar under the number. */
  share?: number;
  /** Brass, for the number somebody should act on. */
  calling?: boolean;
}

export const StatTile = ({ label, value, note, share, calling = false }: StatTileProps) => (
  <Card className="grid content-start gap-1 p-4">
    <dt className="text-muted">{label}</dt>
    <dd className={classes('text-xl font-semibold', calling && 'text-brass')}>{value}</dd>
    {share === undefined ? null : (
      <dd aria-hidden className="my-1 h-1.5 overflow-hidden rounded-full bg-raised">
        <div className="h-full rounded-full bg-brass" style={{ width: `${Math.min(share, 1) * 100}%` }} />
      </dd>
    )}
    <dd className="text-xs text-muted">{note}</dd>
  </Card>
);
