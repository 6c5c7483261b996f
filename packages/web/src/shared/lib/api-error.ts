import { ERRORS } from '@famiglia/contract/kit/error-codes';
import type { ActivityEntry } from '@famiglia/contract/activity/activity';
import type { ErrorCode } from '@famiglia/contract/kit/error-codes';
import { refusalText } from '@famiglia/contract/kit/refusal-text';
import { roleProblemText } from '@famiglia/contract/access/role-problem';
import type { Problem } from '@famiglia/contract/kit/problem';
import { commonText } from '../language/common.text.ts';
import { getLanguage } from '../language/language-store.ts';

interface Facts {
  limit?: number | undefined;
  current?: unknown;
  change?: ActivityEntry | undefined;
  requestId?: string | null;
}

/**
 * A failed call. `unreachable` is a code of the panel: no response came, so the server could not name a
 * reason.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode | 'unreachable';
  readonly errors: Problem['errors'];
  /** The limit that was met. */
  readonly limit: number | undefined;
  /** With `version_conflict`: the newer object. */
  readonly current: unknown;
  /** On a conflict: what somebody else did first. */
  readonly change: ActivityEntry | null;
  /** The request's id in the server's log. */
  readonly requestId: string | null;

  constructor(
    code: ErrorCode | 'unreachable',
    errors: Problem['errors'] = [],
    { limit, current, change, requestId, ...options }: ErrorOptions & Facts = {},
  ) {
    super(code, options);
    this.code = code;
    this.errors = errors;
    this.limit = limit;
    this.current = current;
    this.change = change ?? null;
    this.requestId = requestId ?? null;
  }

  get status(): number {
    return this.code === 'unreachable' ? 0 : ERRORS[this.code].status;
  }

  /** What happened and what to do next, in the current language. */
  get detail(): string {
    const language = getLanguage();
    if (this.code === 'unreachable') return commonText[language].unreachable;
    const roles = this.errors.flatMap(({ message }) => roleProblemText(message, language) ?? []);
    return [refusalText(this.code, language, this.limit), ...roles].join(' ');
  }
}
