import { classes } from '../lib/classes.ts';
import { Skeleton } from './skeleton.tsx';

const LEADS = { person: 'size-7 rounded-full', crest: 'size-8 rounded-md', icon: 'size-4' } as const;

export interface SkeletonRowsProps {
  rows?: number;
  /** What each row begins with. */
  lead?: keyof typeof LEADS;
  /** The height of a real row, so that nothing moves when they load. */
  height?: string;
}

/** Placeholder rows inside an existing frame. */
export const SkeletonRows = ({ rows = 10, lead, height = 'h-16 md:h-13' }: SkeletonRowsProps) =>
  Array.from({ length: rows }, (_, index) => (
    <div
      key={`row-${index}`}
      className={classes('flex items-center gap-3 border-b border-line px-4 last:border-0', height)}
    >
      {lead ? <Skeleton className={LEADS[lead]} /> : null}
      <Skeleton className="h-4 w-40" />
      <Skeleton className="ml-auto h-4 w-16" />
    </div>
  ));
