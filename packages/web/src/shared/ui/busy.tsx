import type { ReactNode } from 'react';
import { commonText } from '../language/common.text.ts';
import { useText } from '../language/use-text.ts';

/** Around skeletons: says once, to those who cannot see them, that something is on its way. */
export const Busy = ({ className, children }: { className?: string; children: ReactNode }) => {
  const text = useText(commonText);
  return (
    <div aria-busy className={className}>
      <output className="sr-only">{text.loading}</output>
      {children}
    </div>
  );
};
