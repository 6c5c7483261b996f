import type { RestAnswer } from '../sandbox-options.ts';
import { ERROR_SCHEMA, RATE_LIMITED_SCHEMA, SPEC_SCHEMAS } from './spec-schemas.ts';
import type { Schema } from './spec-schemas.ts';

/** Validates a response against Discord's own description; null if it is valid. */
export const validateAgainstSpec = ({ method, path, status, body }: RestAnswer): string | null => {
  const route = `${method} ${path}`;
  if (status === 204) return body === undefined ? null : `${route} answered 204 with a body`;
  const sent = withPlainTimes(JSON.parse(JSON.stringify(body)));
  if (status >= 400) return validateError(route, status, sent as Record<string, unknown>);
  const schema = SPEC_SCHEMAS[route];
  return schema ? parse(route, schema, sent) : `${route} has no schema: add it to spec-schemas.ts`;
};

/**
 * By Discord's documentation the codes in the tree of errors are strings; its OpenAPI document wrongly calls
 * them numbers.
 */
const validateError = (
  route: string,
  status: number,
  { errors, ...rest }: Record<string, unknown>,
): string | null => {
  if (errors !== undefined && !isErrorTree(errors)) return `${route} answered a malformed tree of errors`;
  return parse(route, status === 429 ? RATE_LIMITED_SCHEMA : ERROR_SCHEMA, rest);
};

const isErrorTree = (node: unknown): boolean => {
  if (typeof node !== 'object' || node === null) return false;
  return Object.entries(node).every(([key, value]) =>
    key === '_errors'
      ? Array.isArray(value) && value.every((one: Record<string, unknown>) => typeof one.code === 'string')
      : isErrorTree(value),
  );
};

const parse = (route: string, schema: Schema, value: unknown): string | null => {
  const result = schema.safeParse(value);
  return result.success ? null : `${route}: ${JSON.stringify(result.error?.issues, null, 1)}`;
};

/** Discord writes times with a numeric offset; the generated schemas accept only the Z form. */
const withPlainTimes = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replace(/^(\d{4}-\d\d-\d\dT[\d:.]+)\+00:00$/, '$1Z');
  if (Array.isArray(value)) return value.map(withPlainTimes);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withPlainTimes(one)]));
};
