import { Busy } from './busy.tsx';
import { Card } from './card.tsx';
import type { SkeletonRowsProps } from './skeleton-rows.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';

interface ListSkeletonProps extends SkeletonRowsProps {
  /** With a row of headings, except on a phone. */
  headed?: boolean;
}

/** The loading state of a list. */
export const ListSkeleton = ({ headed = true, ...rows }: ListSkeletonProps) => (
  <Card>
    <Busy>
      {headed ? <div className="h-10 border-b border-line max-md:hidden" /> : null}
      <SkeletonRows {...rows} />
    </Busy>
  </Card>
);
