import { AppError } from '../../app-error.ts';

/** Tasks that fail in every possible way. */
export const echo = (input: unknown): unknown => input;

export const spin = (): void => {
  for (;;);
};

export const refuse = (): void => {
  throw new AppError('table_unreadable', { errors: [{ field: 'text', message: 'empty' }] });
};

export const fail = (): void => {
  throw new TypeError('a mistake of ours');
};

export const fill = (): void => {
  const all: number[][] = [];
  for (;;) all.push(Array.from({ length: 10_000 }, (_, index) => index));
};

/** Waits until the test releases it. */
export const hold = (gate: Int32Array): void => {
  Atomics.wait(gate, 0, 0);
};
