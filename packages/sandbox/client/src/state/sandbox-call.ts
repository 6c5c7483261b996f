import type { SandboxError } from '../../../src/sandbox-types.ts';

/** The sandbox refused a call, or is not reachable (`unreachable`). */
export class SandboxCallError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'SandboxCallError';
    this.code = code;
  }
}

/** One call to the sandbox; a plain object is sent as JSON. */
export const sandboxCall = async <Answer>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object | FormData,
): Promise<Answer> => {
  const form = body instanceof FormData;
  const response = await fetch(`/sandbox/${path}`, {
    method,
    ...(body && { body: form ? body : JSON.stringify(body) }),
    ...(body && !form && { headers: { 'content-type': 'application/json' } }),
  }).catch(() => {
    throw new SandboxCallError('unreachable', '');
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as Answer;
  const problem = answer as SandboxError | null;
  throw new SandboxCallError(problem?.error ?? 'unknown', problem?.message ?? `${response.status}`);
};
