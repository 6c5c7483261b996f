import { useState } from 'react';
import { ApiError } from './api-error.ts';

/** The refusal of an older version, if this error is one. */
export const conflictOf = (error: unknown): ApiError | null =>
  error instanceof ApiError && error.code === 'version_conflict' ? error : null;

/**
 * The version that a form was opened on, however often others save meanwhile. After a refusal it is the newer one that the person has
 * been shown: saving again overwrites it knowingly.
 */
export const useSeenVersion = <Saved extends { version: number }>(
  opened: Saved | null,
  error: Error | null,
): { version: number; refusal: ApiError | null; newer: Saved | null; take: () => void } => {
  const [seen, setSeen] = useState(opened?.version ?? 0);
  const refusal = conflictOf(error);
  const newer = refusal === null ? null : (refusal.current as Saved);
  return {
    version: newer?.version ?? seen,
    refusal,
    newer,
    take: () => setSeen(newer?.version ?? seen),
  };
};
