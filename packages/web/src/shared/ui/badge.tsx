import type { ReactNode } from 'react';
import { classes } from '../lib/classes.ts';

const TONES = {
  neutral: 'bg-raised text-muted',
  brass: 'bg-brass-wash text-brass',
  good: 'bg-good-wash text-good',
  bad: 'bg-bad-wash text-bad',
  info: 'bg-info-wash text-info',
} as const;

export const Badge = ({ tone = 'neutral', children }: { tone?: keyof typeof TONES; children: ReactNode }) => (
  <span
    className={classes(
      'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-medium whitespace-nowrap',
      TONES[tone],
    )}
  >
    {children}
  </span>
);
