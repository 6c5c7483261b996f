import { AppError } from '../../platform/app-error.ts';

export interface StormReport {
  seed: number;
  /** How often each action was acknowledged and refused. */
  counts: Map<string, { done: number; refused: number }>;
  /** Empty if everything held. */
  faults: string[];
  /** What happened last, in the order in which it ended. */
  last: string[];
}

/** The report as text, with the command that repeats the storm. */
export const tellStorm = ({ seed, faults, last }: StormReport): string =>
  [
    `storm ${seed} found ${faults.length}. The same again: npm run chaos -- histories --seed ${seed} --histories 1`,
    ...faults,
    'what happened last:',
    ...last,
  ].join('\n  ');

/** An error with everything that PostgreSQL said: a deadlock names both sides, and the frames name the use case. */
export const describeFault = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const { code, detail, where } = error as { code?: string; detail?: string; where?: string };
  const fields = error instanceof AppError ? JSON.stringify(error.errors) : '';
  const words = [error.name, code, error.message.slice(0, 90), fields, detail, where].filter(Boolean);
  const said = words.join(' · ');
  return error.cause === undefined
    ? [said, ...framesOf(error)].join('\n    ')
    : `${said} ← ${describeFault(error.cause)}`;
};

const framesOf = ({ stack = '' }: Error): string[] =>
  stack.split('\n').filter((line) => line.includes('/packages/'));
