import { SignInAgain } from '../../../shared/auth/sign-in-again.tsx';
import { ApiError } from '../../../shared/lib/api-error.ts';
import { errorDetail } from '../../../shared/lib/error-detail.ts';

/** Why a change failed, or a button to sign in again. */
export const Refusal = ({ error, onLeave }: { error: Error | null; onLeave: () => void }) => {
  if (!error) return null;
  if (error instanceof ApiError && error.code === 'sign_in_again') return <SignInAgain onLeave={onLeave} />;
  return (
    <p role="alert" className="text-bad">
      {errorDetail(error)}
    </p>
  );
};
