import type { Screenshot } from '@famiglia/contract/screenshots/screenshots';
import { ApiError } from '../../shared/lib/api-error.ts';

/**
 * The screenshots because of which a verdict was refused: somebody else had already decided. Both kinds
 * report them in the same way.
 */
export const decidedByOthers = (error: unknown): Screenshot[] =>
  error instanceof ApiError && error.code === 'screenshots_decided'
    ? ((error.current as { items?: Screenshot[] } | undefined)?.items ?? [])
    : [];
