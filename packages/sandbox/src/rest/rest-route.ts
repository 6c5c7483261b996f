import type { UploadedFile } from '../forms/message-form.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import type { Authorization } from '../world/world.ts';

export type Caller = { kind: 'bot' } | { kind: 'user'; authorization: Authorization } | { kind: 'nobody' };

/** One REST request, read and authenticated. */
export interface RestCall {
  context: SandboxContext;
  params: Record<string, string>;
  query: URLSearchParams;
  body: unknown;
  files: UploadedFile[];
  caller: Caller;
}

/** A route as data. The result of `handle` is the response; undefined answers 204. */
export interface RestRoute {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** Who may call it; `nobody`: the address itself is the secret. */
  auth: 'bot' | 'user' | 'bot-or-user' | 'nobody';
  /** The supported fields of the body and of the query; others are recorded as unknown. */
  fields?: readonly string[];
  query?: readonly string[];
  /** The status of an answer with a body, where it is not 200. */
  created?: 201;
  handle: (call: RestCall) => unknown;
}
