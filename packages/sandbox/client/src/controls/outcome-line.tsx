import type { ReactNode } from 'react';

/** Always rendered, so that a screen reader announces its changes. */
export const OutcomeLine = ({ outcome }: { outcome: { good: boolean; words: string } | null }): ReactNode => (
  <output className={outcome?.good ? 'outcome good small' : 'outcome bad small'}>{outcome?.words}</output>
);
