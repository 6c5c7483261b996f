import { parentPort } from 'node:worker_threads';
import { AppError } from '../app-error.ts';
import type { FieldError } from '../app-error.ts';
import type { ErrorCode } from '@famiglia/contract/error-codes';

export type Task = (input: never) => unknown;

export type Answer =
  | { result: unknown }
  /** A refusal keeps its code on the way between threads; everything else its message. */
  | { refusal: { code: ErrorCode; errors: readonly FieldError[] } }
  | { failure: unknown };

/** What a worker thread does: says that it is there, then one task after another, each answered. */
export const serveTasks = (tasks: Readonly<Record<string, Task>>): void => {
  parentPort?.on('message', ({ task, input }: { task: string; input: never }) => {
    void answer(tasks[task], input).then((message) => parentPort?.postMessage(message));
  });
  parentPort?.postMessage('ready');
};

const answer = async (task: Task | undefined, input: never): Promise<Answer> => {
  try {
    return { result: await task?.(input) };
  } catch (error) {
    if (error instanceof AppError) return { refusal: { code: error.code, errors: error.errors } };
    return { failure: error };
  }
};
