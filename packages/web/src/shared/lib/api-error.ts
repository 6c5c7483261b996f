import type { ActivityEntry } from '@famiglia/contract/activity/activity';
import type { ErrorCode } from '@famiglia/contract/kit/error-codes';
import type { Problem } from '@famiglia/contract/kit/problem';
import { commonText } from '../language/common.text.ts';
import { getLanguage } from '../language/language-store.ts';
import type * as refusalTexts from './refusal-texts.ts';

type Texts = typeof refusalTexts;
let texts: Texts | null = null;

/** The texts of all refusals: most visits meet none, so they are loaded with the first one. */
export const loadRefusalTexts = async (): Promise<Texts | null> =>
  (texts ??= await import('./refusal-texts.ts').catch(() => null));

interface Facts {
  /** Of the answer; 0 where none came. */
  status?: number | undefined;
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
  readonly status: number;
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
    { status, limit, current, change, requestId, ...options }: ErrorOptions & Facts = {},
  ) {
    super(code, options);
    this.code = code;
    this.status = status ?? 0;
    this.errors = errors;
    this.limit = limit;
    this.current = current;
    this.change = change ?? null;
    this.requestId = requestId ?? null;
  }

  /** What happened and what to do next, in the current language. */
  get detail(): string {
    const language = getLanguage();
    const { code, errors, limit } = this;
    if (code === 'unreachable') return commonText[language].unreachable;
    return texts?.refusalDetail({ code, errors, limit }, language) ?? commonText[language].wentWrong;
  }
}
