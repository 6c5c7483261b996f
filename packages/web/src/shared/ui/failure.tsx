import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { classes } from '../lib/classes.ts';
import { CircleAlert } from './icons.ts';

interface FailureProps {
  className?: string;
  /** What went wrong, and what to do. Another value is another failure. */
  of: unknown;
  children: ReactNode;
}

/** Why something was not done. It takes the focus, so that it is seen and read out wherever the pressed button was. */
export const Failure = ({ className, of, children }: FailureProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (of !== null) box.current?.focus();
  }, [of]);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className={classes(
        'flex gap-2.5 rounded-sm border border-bad/40 bg-bad-wash px-3 py-2.5 outline-none',
        className,
      )}
    >
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
      <div className="grid min-w-0 gap-1 text-pretty">{children}</div>
    </div>
  );
};
