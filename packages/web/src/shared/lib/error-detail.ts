import { ApiError } from './api-error.ts';

/** The words for any failure: a call's own, or those of something that should not happen. */
export const errorDetail = (error: unknown): string =>
  (error instanceof ApiError ? error : new ApiError('internal')).detail;
