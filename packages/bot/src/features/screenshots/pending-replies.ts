import type { SubmissionState } from '@famiglia/core/screenshots/intake/read-submission';

type Hear = (state: SubmissionState) => void;

/** Commands of this process whose sender still sees "is thinking…", by interaction id. */
const waiting = new Map<string, Hear>();

/** Resolves with the outcome, or with null when it takes too long for a person to wait. */
export const waitForSubmission = async (
  interactionId: string,
  patienceMs: number,
): Promise<SubmissionState | null> =>
  new Promise((resolve) => {
    const end = (state: SubmissionState | null): void => {
      clearTimeout(timer);
      waiting.delete(interactionId);
      resolve(state);
    };
    const timer = setTimeout(() => end(null), patienceMs);
    waiting.set(interactionId, end);
  });

/** True if a command was waiting here for this outcome and now gets it. */
export const resolvePendingReply = (interactionId: string, state: SubmissionState): boolean => {
  const hear = waiting.get(interactionId);
  hear?.(state);
  return hear !== undefined;
};
