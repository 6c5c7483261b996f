import { errorDetail } from '../lib/error-detail.ts';

/** Why the last attempt failed, in place; nothing if it did not. */
export const Refusal = ({ error }: { error: Error | null }) =>
  error ? (
    <p role="alert" className="text-bad">
      {errorDetail(error)}
    </p>
  ) : null;
