import { ERRORS } from '@famiglia/contract/error-codes';
import type { ActivityEntry } from '@famiglia/contract/activity';
import type { ErrorCode } from '@famiglia/contract/error-codes';
import { roleProblemText } from '@famiglia/contract/role-problem';
import type { Problem } from '@famiglia/contract/problem';
import { commonText } from '../language/common.text.ts';
import { getLanguage } from '../language/language-store.ts';

interface Facts {
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
  /** With `version_conflict`: the newer object. */
  readonly current: unknown;
  /** Where somebody else was faster: what they did. */
  readonly change: ActivityEntry | null;
  /** The request's id in the server's log. */
  readonly requestId: string | null;

  constructor(
    code: ErrorCode | 'unreachable',
    errors: Problem['errors'] = [],
    { current, change, requestId, ...options }: ErrorOptions & Facts = {},
  ) {
    super(code, options);
    this.code = code;
    this.errors = errors;
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
    return [ERRORS[this.code][language], ...roles].join(' ');
  }
}
