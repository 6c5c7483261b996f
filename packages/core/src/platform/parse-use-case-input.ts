import type { Route } from '@famiglia/contract/kit/route';
import type * as z from 'zod';
import { AppError } from './app-error.ts';
import type { FieldError } from './app-error.ts';
import { camelCase } from './use-case-input.ts';

type Input = Readonly<Record<string, unknown>>;

/**
 * Checks what the bot passes to a use case by the schemas of the same route: commands, forms and buttons can be forged
 * like requests, and an older client sends what an older version allowed. Additional fields of a use case (the proof of
 * a warning) are passed unchanged.
 */
export const parseUseCaseInput = <Given extends object>(route: Route, given: Given): Given => {
  const errors: FieldError[] = [];
  const parsed: Record<string, unknown> = { ...(given as Input) };
  const nameOf = (key: string): string => (route.document === true ? key : camelCase(key));
  for (const schema of [route.params, route.query, route.body]) {
    if (schema === undefined) continue;
    const keys = Object.keys(schema.shape);
    const sent = Object.fromEntries(
      keys.flatMap((key) => {
        const value = (given as Input)[nameOf(key)];
        return value === undefined ? [] : [[key, value]];
      }),
    );
    const read = schema.safeParse(sent);
    if (read.success) {
      for (const [key, value] of Object.entries(read.data)) parsed[nameOf(key)] = value;
    } else errors.push(...read.error.issues.map(fieldError));
  }
  const broken = unstorableFields(parsed).map((field) => ({ field, message: 'unstorable' }));
  if (errors.length + broken.length > 0) {
    throw new AppError('validation_failed', { errors: [...errors, ...broken] });
  }
  return parsed as Given;
};

const fieldError = (issue: z.core.$ZodIssue): FieldError => ({
  field: issue.path.join('.') || 'body',
  message: problemOf(issue),
});

/** The name of a problem in `FIELD_PROBLEMS`, with the limit where there is one. */
const problemOf = (issue: z.core.$ZodIssue): string => {
  if (issue.code === 'too_big') return `above_limit: ${issue.maximum}`;
  if (issue.code !== 'too_small') return 'wrong_value';
  return issue.origin === 'string' && issue.minimum === 1 ? 'empty' : `below_limit: ${issue.minimum}`;
};

/** PostgreSQL refuses NUL, and half of a surrogate pair cannot be encoded. */
const UNSTORABLE = /[\0\p{Cs}]/u;

/** The fields of an input whose text the database cannot store. */
export const unstorableFields = (value: unknown, path: readonly string[] = []): string[] => {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? [path.join('.')] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => unstorableFields(inner, [...path, name]));
};
