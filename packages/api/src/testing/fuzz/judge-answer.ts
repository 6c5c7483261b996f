import { ERRORS } from '@famiglia/contract/kit/error-codes';
import { problem } from '@famiglia/contract/kit/problem';
import type { Route } from '@famiglia/contract/kit/route';
import { codesOf } from '../../http/openapi.ts';
import type { FuzzRequest } from './fuzz-requests.ts';

export interface FuzzAnswer {
  /** 0 where the connection was closed instead; the body then says how. */
  status: number;
  headers: Record<string, string | undefined>;
  body: string;
}

/** Refusals before routing, or while the process cannot work. */
const ANYWHERE = new Set([
  'not_found',
  'validation_failed',
  'payload_too_large',
  'database_unavailable',
  'busy',
  'overloaded',
]);

const BODY_LIMIT = 256 * 1024;
const HEADER_LIMIT = 16 * 1024;

/** What is wrong with an answer; undefined if nothing is. */
export const judgeAnswer = (request: FuzzRequest, answer: FuzzAnswer): string | undefined => {
  const { status } = answer;
  if (status === 0) return isTooLarge(request) ? undefined : `cut off: ${answer.body}`;
  if (status >= 300 && status < 400) return undefined;
  // A path without a route gets the site's 404 page.
  if (request.method !== request.route.method && status === 404 && isPage(answer)) return undefined;
  const isPrivate = status >= 400 || request.route.access.kind !== 'public';
  if (isPrivate && answer.headers['cache-control'] !== 'no-store') {
    return `may be cached: cache-control is ${answer.headers['cache-control'] ?? 'missing'}`;
  }
  if (request.method === 'HEAD') return status >= 500 ? `${status} without words` : undefined;
  return status >= 400 ? judgeRefusal(request, answer) : judgeSuccess(request.route, answer);
};

const isPage = ({ headers }: FuzzAnswer): boolean =>
  headers['content-type']?.startsWith('text/html') === true;

/** The connection may be closed while the request is still being sent, so that the refusal is never read. */
const isTooLarge = ({ body, headers }: FuzzRequest): boolean =>
  Buffer.byteLength(body ?? '') > BODY_LIMIT || JSON.stringify(headers).length > HEADER_LIMIT;

const judgeRefusal = ({ route, method }: FuzzRequest, { status, headers, body }: FuzzAnswer) => {
  const read = problem.safeParse(jsonOf(body));
  if (!read.success || headers['content-type']?.startsWith('application/problem+json') !== true) {
    return `${status} is no problem of the contract: ${body.slice(0, 300)}`;
  }
  const { code, errors } = read.data;
  if (code === 'internal') return `${status} internal`;
  if (ERRORS[code].status !== status || read.data.status !== status)
    return `${code} with the status ${status}`;
  const named = errors.find(({ message }) => /^[a-z]+(_[a-z]+)+\b/.test(message));
  if (named !== undefined) return `a name instead of words for ${named.field}: ${named.message}`;
  if (code === 'validation_failed' && errors.some(({ field }) => field.length > 1000)) {
    return 'a refusal that repeats what was sent at length';
  }
  const isDeclared = method !== route.method || ANYWHERE.has(code) || codesOf(route).has(code);
  return isDeclared ? undefined : `${code}, which the route does not declare`;
};

const judgeSuccess = ({ response, download }: Route, { status, headers, body }: FuzzAnswer) => {
  if (status === 204) return body === '' ? undefined : '204 with a body';
  if (download !== undefined) {
    return headers['content-type'] === download.type
      ? undefined
      : `a file of ${headers['content-type'] ?? 'no type'}`;
  }
  const read = response.safeParse(jsonOf(body));
  return read.success ? undefined : `not the shape of the contract: ${read.error.message.slice(0, 500)}`;
};

/** Undefined if it is not one. */
export const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};
