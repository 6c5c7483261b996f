import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@famiglia/core/platform/app-error';
import type { FieldError } from '@famiglia/core/platform/app-error';
import * as z from 'zod';

type JsonSchema = z.core.JSONSchema.JSONSchema;

const schemas = new WeakMap<z.ZodType, JsonSchema>();

const schemaOf = (body: z.ZodType): JsonSchema => {
  const known = schemas.get(body) ?? z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  schemas.set(body, known);
  return known;
};

/**
 * A body of `PUT` may be the answer of `GET`: fields that the call does not take are dropped if they have the stored
 * value, and refused by name if they have another one. `read` is what GET answers now, and is called only if there is
 * something to compare.
 */
export const withoutEcho = async (
  body: z.ZodType,
  sent: unknown,
  read: () => Promise<unknown>,
): Promise<unknown> => {
  const schema = schemaOf(body);
  if (!hasMore(schema, sent)) return sent;
  const errors: FieldError[] = [];
  const rest = strip(schema, sent, await read(), [], errors);
  if (errors.length > 0) throw new AppError('validation_failed', { errors });
  return rest;
};

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The schema of an object or a list behind `X | null` and defaults. */
const plain = (schema: unknown): JsonSchema => {
  const found = (schema ?? {}) as JsonSchema;
  const option = (found.anyOf ?? found.oneOf)?.find((one) => typeof one === 'object' && one.type !== 'null');
  return option === undefined ? found : option;
};

const isMore = (schema: JsonSchema, name: string): boolean =>
  schema.additionalProperties === false && schema.properties?.[name] === undefined;

const hasMore = (given: unknown, sent: unknown): boolean => {
  const schema = plain(given);
  if (Array.isArray(sent)) return sent.some((item) => hasMore(schema.items, item));
  if (!isFields(sent)) return false;
  return Object.entries(sent).some(
    ([name, value]) => isMore(schema, name) || hasMore(schema.properties?.[name], value),
  );
};

const strip = (
  given: unknown,
  sent: unknown,
  stored: unknown,
  path: readonly string[],
  errors: FieldError[],
): unknown => {
  const schema = plain(given);
  if (Array.isArray(sent)) {
    return sent.map((item, index) =>
      strip(schema.items, item, counterpart(item, index, stored), [...path, String(index)], errors),
    );
  }
  if (!isFields(sent)) return sent;
  const known = isFields(stored) ? stored : {};
  return Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) => {
      const at = [...path, name];
      if (!isMore(schema, name)) {
        return [[name, strip(schema.properties?.[name], value, known[name], at, errors)]];
      }
      // The schema itself refuses what GET does not give.
      if (!(name in known)) return [[name, value]];
      if (!isDeepStrictEqual(value, known[name])) errors.push({ field: at.join('.'), message: 'read_only' });
      return [];
    }),
  );
};

/** The stored item that corresponds to the sent one, because lists may be in another order. */
const counterpart = (item: unknown, index: number, stored: unknown): unknown => {
  if (!Array.isArray(stored)) return undefined;
  const key = isFields(item)
    ? ['id', 'role_id', 'user_id'].find((name) => typeof item[name] === 'string')
    : undefined;
  if (key === undefined || !isFields(item)) return stored[index];
  return (stored as unknown[]).find((one) => isFields(one) && one[key] === item[key]);
};
