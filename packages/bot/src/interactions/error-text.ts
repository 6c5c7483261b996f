import type { Language } from '@famiglia/contract/constants';
import { ERRORS } from '@famiglia/contract/error-codes';
import { errorCodeOf } from '@famiglia/core/platform/error-code-of';

/** What a person is told when something went wrong, or was refused, in their language. */
export const errorText = (error: unknown, language: Language): string => ERRORS[errorCodeOf(error)][language];
