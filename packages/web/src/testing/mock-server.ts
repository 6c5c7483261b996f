import type { ErrorCode } from '@famiglia/contract/kit/error-codes';
import { ERRORS } from '@famiglia/contract/kit/error-codes';
import { HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

/** The mocked API. A call that a test does not expect is an error. */
export const mockServer = setupServer();

export const startMockServer = (): void => {
  beforeAll(() => mockServer.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => mockServer.resetHandlers());
  afterAll(() => mockServer.close());
};

/** An error response of the server: `application/problem+json`. */
export const refuse = (
  code: ErrorCode,
  errors: { field: string; message: string }[] = [],
  facts: { limit?: number } = {},
) => {
  const { status, en } = ERRORS[code];
  return HttpResponse.json(
    { type: 'about:blank', title: code, status, code, detail: en, errors, ...facts },
    { status },
  );
};
