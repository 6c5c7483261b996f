import type { ErrorCode } from '@famiglia/contract/kit/error-codes';
import type { Problem } from '@famiglia/contract/kit/problem';
import { noteFailedRequest } from '../contact/what-happened.ts';
import { ApiError, loadRefusalTexts } from './api-error.ts';
import { takeEarlyAnswer } from './early-answers.ts';

const codeOf = async (problem: Partial<Problem> | null, status: number): Promise<ErrorCode> => {
  const texts = await loadRefusalTexts();
  // Without the texts, which a lost connection can prevent, the server's code is taken as it is.
  if (problem?.code && texts?.isErrorCode(problem.code) !== false) return problem.code;
  return status === 401 ? 'not_signed_in' : 'internal';
};

const fetchOrFail = async (url: string, init: RequestInit): Promise<Response> => {
  try {
    return await (takeEarlyAnswer(url, init) ?? fetch(url, init));
  } catch (error) {
    // A call that the page aborted is not a failure to report.
    if (init.signal?.aborted) throw error;
    throw new ApiError('unreachable', [], { cause: error });
  }
};

/** One request: its response, or an `ApiError` with the reason. */
export const exchange = async (url: string, init: RequestInit): Promise<Response> => {
  const response = await fetchOrFail(url, init);
  if (response.ok) return response;
  let problem: Partial<Problem> | null = null;
  try {
    problem = (await response.json()) as Partial<Problem>;
  } catch {
    // A proxy in front of us responds in HTML; then only the status is used.
  }
  const requestId = response.headers.get('x-request-id');
  // A token that has expired is renewed, and nobody notices.
  if (response.status !== 401) noteFailedRequest(requestId);
  // Pages have their own texts for problems with a known code.
  const errors = (problem?.errors ?? []).map(({ field, message, code }) => ({
    field,
    message: code ?? message,
  }));
  throw new ApiError(await codeOf(problem, response.status), errors, {
    status: response.status,
    limit: problem?.limit,
    current: problem?.current,
    change: problem?.change,
    requestId,
  });
};
