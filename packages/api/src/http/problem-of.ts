import { STATUS_CODES } from 'node:http';
import type { Language } from '@famiglia/contract/kit/language';
import { ERRORS } from '@famiglia/contract/kit/error-codes';
import type { ErrorCode } from '@famiglia/contract/kit/error-codes';
import { describeProblem } from '@famiglia/contract/kit/field-problems';
import type { Problem } from '@famiglia/contract/kit/problem';
import { refusalText } from '@famiglia/contract/kit/refusal-text';
import { AppError } from '@famiglia/core/platform/app-error';
import { errorCodeOf } from '@famiglia/core/platform/error-code-of';
import type { FastifyError } from 'fastify';

/** Errors of Fastify and its plugins, as our own codes. */
const BY_STATUS: Partial<Record<number, ErrorCode>> = {
  400: 'validation_failed',
  // Existing files are public; what the static files refuse is a path that nothing links to.
  403: 'not_found',
  404: 'not_found',
  413: 'payload_too_large',
  // A path parameter longer than any of our ids.
  414: 'not_found',
  415: 'validation_failed',
  429: 'rate_limited',
  503: 'overloaded',
};

const codeOf = (error: unknown): ErrorCode =>
  BY_STATUS[(error as FastifyError).statusCode ?? 500] ?? errorCodeOf(error);

export const problemOf = (error: unknown, language: Language): Problem => {
  const code = codeOf(error);
  const { status } = ERRORS[code];
  const limit = error instanceof AppError ? error.limit : undefined;
  return {
    type: `urn:famiglia:problem:${code}`,
    title: STATUS_CODES[status] ?? 'Error',
    status,
    code,
    detail: refusalText(code, language, limit),
    errors:
      error instanceof AppError
        ? error.errors.map(({ field, message }) => ({ field, ...describeProblem(message, language) }))
        : [],
    ...(limit === undefined ? {} : { limit }),
    ...(error instanceof AppError && error.current !== undefined ? { current: error.current } : {}),
    ...(error instanceof AppError && error.change !== undefined ? { change: error.change } : {}),
  };
};
