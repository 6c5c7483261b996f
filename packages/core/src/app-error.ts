import type { ErrorCode } from '@famiglia/contract/error-codes';

export interface FieldError {
  field: string;
  message: string;
}

/** A refusal that a person can understand. Everything else that is thrown is our own mistake. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly errors: readonly FieldError[];

  constructor(code: ErrorCode, options: { errors?: readonly FieldError[]; cause?: unknown } = {}) {
    super(code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.errors = options.errors ?? [];
  }
}
