import { SignInAgain } from '../auth/sign-in-again.tsx';
import { ApiError } from '../lib/api-error.ts';
import { classes } from '../lib/classes.ts';
import { errorDetail } from '../lib/error-detail.ts';

interface RefusalProps {
  error: Error | null;
  /** Called before leaving to sign in again, to keep what was typed. */
  onLeave?: () => void;
  className?: string;
}

const nothingTyped = (): void => undefined;

/** Why the last attempt failed, or a button to sign in again if that is what it needs; nothing if it did not fail. */
export const Refusal = ({ error, onLeave = nothingTyped, className }: RefusalProps) => {
  if (!error) return null;
  if (error instanceof ApiError && error.code === 'sign_in_again') return <SignInAgain onLeave={onLeave} />;
  return (
    <p role="alert" className={classes('text-bad', className)}>
      {errorDetail(error)}
    </p>
  );
};
