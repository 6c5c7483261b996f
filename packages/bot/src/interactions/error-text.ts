import type { Language } from '@famiglia/contract/constants';
import { ERRORS } from '@famiglia/contract/error-codes';
import { AppError } from '@famiglia/core/app-error';

/** What a person is told when something went wrong, or was refused, in their language. */
export const errorText = (error: unknown, language: Language): string =>
  ERRORS[error instanceof AppError ? error.code : 'internal'][language];
