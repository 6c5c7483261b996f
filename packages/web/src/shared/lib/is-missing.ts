import { ApiError } from './api-error.ts';

/** What the address names is not there: an id that nobody gave out, or one that is none at all. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'validation_failed');
