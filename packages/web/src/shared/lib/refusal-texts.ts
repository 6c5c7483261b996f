import { roleProblemText } from '@famiglia/contract/access/role-problem';
import { ERRORS } from '@famiglia/contract/kit/error-codes';
import type { ErrorCode } from '@famiglia/contract/kit/error-codes';
import type { Language } from '@famiglia/contract/kit/language';
import type { Problem } from '@famiglia/contract/kit/problem';
import { refusalText } from '@famiglia/contract/kit/refusal-text';

/** Every refusal in words; `api-error.ts` loads this file with the first one. */

export const isErrorCode = (code: string): code is ErrorCode => code in ERRORS;

interface Refusal {
  code: ErrorCode;
  errors: Problem['errors'];
  limit: number | undefined;
}

/** What happened and what to do next. */
export const refusalDetail = ({ code, errors, limit }: Refusal, language: Language): string => {
  const roles = errors.flatMap(({ message }) => roleProblemText(message, language) ?? []);
  return [refusalText(code, language, limit), ...roles].join(' ');
};
