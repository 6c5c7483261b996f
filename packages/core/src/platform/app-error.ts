import type { ActivityEntry } from '@famiglia/contract/activity/activity';
import type { ErrorCode } from '@famiglia/contract/kit/error-codes';

export interface FieldError {
  field: string;
  message: string;
}

interface AppErrorOptions {
  errors?: readonly FieldError[];
  limit?: number | undefined;
  current?: unknown;
  change?: ActivityEntry | undefined;
  cause?: unknown;
}

/** A refusal with a text for people. Any other error that is thrown is a fault of the program. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly errors: readonly FieldError[];
  /** Where a limit that somebody has set was met: that limit, for the text. */
  readonly limit: number | undefined;
  /** With `version_conflict`: the stored values, so that the caller's edits are not lost. */
  readonly current: unknown;
  /** On a conflict: what somebody else did first. */
  readonly change: ActivityEntry | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.errors = options.errors ?? [];
    this.limit = options.limit;
    this.current = options.current;
    this.change = options.change;
  }
}
