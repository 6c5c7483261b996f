import { AppError } from '../../app-error.ts';
import { serveTasks } from '../serve-tasks.ts';

/** A thread whose tasks go wrong in every way there is. */
serveTasks({
  echo: (input: unknown) => input,
  spin: () => {
    for (;;);
  },
  refuse: () => {
    throw new AppError('table_unreadable', { errors: [{ field: 'text', message: 'empty' }] });
  },
  fail: () => {
    throw new TypeError('a mistake of ours');
  },
  fill: () => {
    const all: number[][] = [];
    for (;;) all.push(Array.from({ length: 10_000 }, (_, index) => index));
  },
  /** Waits until the test lets it go. */
  hold: (gate: Int32Array) => {
    Atomics.wait(gate, 0, 0);
  },
});
