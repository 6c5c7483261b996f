import { ApiError } from './api-error.ts';

/** The text of any error: that of a failed call, or a general one. */
export const errorDetail = (error: unknown): string =>
  (error instanceof ApiError ? error : new ApiError('internal')).detail;
