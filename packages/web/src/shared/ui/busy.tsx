import type { ReactNode } from 'react';
import { commonText } from '../language/common.text.ts';
import { useText } from '../language/use-text.ts';

/** Around skeletons: tells screen readers once that something is loading. */
export const Busy = ({ className, children }: { className?: string; children: ReactNode }) => {
  const text = useText(commonText);
  return (
    <div aria-busy className={className}>
      <output className="sr-only">{text.loading}</output>
      {children}
    </div>
  );
};
