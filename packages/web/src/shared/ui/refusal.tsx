import { errorDetail } from '../lib/error-detail.ts';

/** Why the last try did not work, in place and in words; nothing while all is well. */
export const Refusal = ({ error }: { error: Error | null }) =>
  error ? (
    <p role="alert" className="text-bad">
      {errorDetail(error)}
    </p>
  ) : null;
