import type { SubmissionState } from '@famiglia/core/screenshots/intake/read-submission';

type Hear = (state: SubmissionState) => void;

/** People of this process who typed a command and look at "is thinking…", by the id of their interaction. */
const waiting = new Map<string, Hear>();

/** Resolves with what became of it, or with null when it takes too long for somebody to look at. */
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

/** True where somebody waited for it here and is now told. */
export const resolvePendingReply = (interactionId: string, state: SubmissionState): boolean => {
  const hear = waiting.get(interactionId);
  hear?.(state);
  return hear !== undefined;
};
