import { parentPort } from 'node:worker_threads';
import type { ErrorCode } from '@famiglia/contract/kit/error-codes';
import { AppError } from '../app-error.ts';
import type { FieldError } from '../app-error.ts';

export interface Order {
  module: string;
  name: string;
  input: unknown;
}

export type Answer =
  | { result: unknown }
  /** Between threads a refusal keeps its code, any other error its message. */
  | { refusal: { code: ErrorCode; errors: readonly FieldError[] } }
  | { failure: unknown };

const answer = async ({ module, name, input }: Order): Promise<Answer> => {
  try {
    const exported = (await import(module)) as Record<string, (input: unknown) => unknown>;
    return { result: await exported[name]?.(input) };
  } catch (error) {
    if (error instanceof AppError) return { refusal: { code: error.code, errors: error.errors } };
    return { failure: error };
  }
};

// The program of a worker thread: it reports that it is ready, then runs one task after another.
parentPort?.on('message', (order: Order) => {
  void answer(order).then((message) => parentPort?.postMessage(message));
});
parentPort?.postMessage('ready');
