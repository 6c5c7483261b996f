import { ApiError } from './api-error.ts';

/** The id in the address does not exist or is invalid. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'validation_failed');
