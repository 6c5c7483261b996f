import type { ReactNode } from 'react';

/** Always there, so that a screen reader hears what comes into it. */
export function OutcomeLine({ outcome }: { outcome: { good: boolean; words: string } | null }): ReactNode {
  return (
    <output className={outcome?.good ? 'outcome good small' : 'outcome bad small'}>{outcome?.words}</output>
  );
}
