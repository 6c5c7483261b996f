import { ggRoutes } from '@famiglia/contract/gg/gg';
import type { Screenshot } from '@famiglia/contract/screenshots/screenshots';
import { ApiError } from '../../shared/lib/api-error.ts';

/**
 * The screenshots because of which a verdict was refused: somebody else had already decided. Both kinds
 * report them in the same way.
 */
export const decidedByOthers = (error: unknown): Screenshot[] =>
  error instanceof ApiError && error.code === 'screenshots_decided'
    ? (ggRoutes.moderate.response.safeParse(error.current).data?.items ?? [])
    : [];
