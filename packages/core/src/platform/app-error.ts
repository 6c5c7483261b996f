import type { ErrorCode } from '@famiglia/contract/error-codes';

export interface FieldError {
  field: string;
  message: string;
}

interface AppErrorOptions {
  errors?: readonly FieldError[];
  current?: unknown;
  cause?: unknown;
}

/** A refusal that a person can understand. Everything else that is thrown is our own mistake. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly errors: readonly FieldError[];
  /** With `version_conflict`: what stands there now, so that nobody's work is lost. */
  readonly current: unknown;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.errors = options.errors ?? [];
    this.current = options.current;
  }
}
