import { lazy, Suspense } from 'react';
import { SignInAgain } from '../auth/sign-in-again.tsx';
import { ApiError } from '../lib/api-error.ts';
import { classes } from '../lib/classes.ts';
import { errorDetail } from '../lib/error-detail.ts';
import { Failure } from './failure.tsx';

// The words of all activities are needed only where somebody else was faster.
const ChangeLine = lazy(async () => ({ default: (await import('./change-line.tsx')).ChangeLine }));

interface RefusalProps {
  error: Error | null;
  /** Called before leaving to sign in again, to keep what was typed. */
  onLeave?: () => void;
  className?: string;
  /** Words alone, inside something that already stands out. */
  plain?: boolean;
}

const nothingTyped = (): void => undefined;

/**
 * Why the last attempt failed, and what somebody else did meanwhile if that is the reason; or a button to sign in again if that
 * is what it needs; nothing if it did not fail.
 */
export const Refusal = ({ error, onLeave = nothingTyped, className, plain = false }: RefusalProps) => {
  if (!error) return null;
  if (error instanceof ApiError && error.code === 'sign_in_again') return <SignInAgain onLeave={onLeave} />;
  const change = error instanceof ApiError ? error.change : null;
  const words = (
    <>
      <p className="text-bad">{errorDetail(error)}</p>
      {change ? (
        <Suspense fallback={null}>
          <ChangeLine change={change} />
        </Suspense>
      ) : null}
    </>
  );
  return plain ? (
    <div role="alert" className={classes('grid gap-1', className)}>
      {words}
    </div>
  ) : (
    <Failure of={error} {...(className === undefined ? {} : { className })}>
      {words}
    </Failure>
  );
};
