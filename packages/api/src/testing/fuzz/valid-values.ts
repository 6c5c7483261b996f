import * as fc from 'fast-check';
import * as z from 'zod';
import { kindOf } from './known-things.ts';
import type { KnownThings } from './known-things.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Longer texts and lists are among the hostile values. */
const MAX_LENGTH = 40;
const SNOWFLAKE = '^[1-9]\\d{16,18}$';
const MINUTE_MS = 60_000;
const DAYS_200 = 200 * 24 * 60;

/** Values that fit a schema of the contract, with existing ids where ids are needed. */
export const validValues = (schema: z.ZodType, known: KnownThings): fc.Arbitrary<unknown> => {
  const written = schemas.get(schema) ?? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  schemas.set(schema, written);
  return fitting(written, '', known);
};

/** Each is built once, because that takes longer than a request. */
const schemas = new WeakMap<z.ZodType, JsonSchema>();

const fitting = (
  schema: JsonSchema | boolean | undefined,
  name: string,
  known: KnownThings,
): fc.Arbitrary<unknown> => {
  if (typeof schema !== 'object' || Object.keys(schema).length === 0) return fc.jsonValue({ maxDepth: 1 });
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...(schema.enum as unknown[]));
  const options = schema.anyOf ?? schema.oneOf;
  if (options !== undefined) return fc.oneof(...options.map((option) => fitting(option, name, known)));
  if (schema.allOf !== undefined) return fitting(Object.assign({}, ...schema.allOf), name, known);
  switch (schema.type) {
    case 'object':
      return object(schema, known);
    case 'array':
      return array(schema, name, known);
    case 'string':
      return text(schema, name, known);
    case 'integer':
    case 'number':
      return number(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
    case undefined:
    default:
      return fc.constant(null);
  }
};

const object = (schema: JsonSchema, known: KnownThings): fc.Arbitrary<unknown> => {
  const shape = Object.entries(schema.properties ?? {}).map(
    ([key, inner]) => [key, fitting(inner, key, known)] as const,
  );
  return fc.record(Object.fromEntries(shape), { requiredKeys: [...(schema.required ?? [])] });
};

const array = (schema: JsonSchema, name: string, known: KnownThings): fc.Arbitrary<unknown> => {
  if (schema.prefixItems !== undefined) {
    return fc.tuple(...schema.prefixItems.map((inner) => fitting(inner, name, known)));
  }
  const { minItems = 0, maxItems = MAX_LENGTH, items } = schema;
  const inner = Array.isArray(items) ? items[0] : items;
  const lengths = { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 6)) };
  return fc.array(fitting(inner, name, known), lengths);
};

const text = (schema: JsonSchema, name: string, known: KnownThings): fc.Arbitrary<unknown> => {
  if (schema.pattern === SNOWFLAKE || schema.format === 'uuid') return id(kindOf(name), known);
  if (schema.format === 'date-time') return time(known);
  if (schema.pattern !== undefined && schema.format === undefined) {
    return fc.stringMatching(new RegExp(schema.pattern, 'u'));
  }
  const { minLength = 0, maxLength = MAX_LENGTH } = schema;
  const upTo = Math.max(minLength, Math.min(maxLength, MAX_LENGTH));
  return fc.string({ minLength, maxLength: upTo, unit: 'grapheme' });
};

const id = (kind: string, known: KnownThings): fc.Arbitrary<string> => {
  const any = fc.constantFrom(...known.of(kind));
  const preferred = known.preferred(kind);
  return preferred === undefined ? any : fc.oneof({ arbitrary: fc.constant(preferred), weight: 4 }, any);
};

/** Most stored times are around today. */
const time = ({ today }: KnownThings): fc.Arbitrary<unknown> =>
  fc
    .integer({ min: -DAYS_200, max: DAYS_200 })
    .map((minutes) => new Date(today.getTime() + minutes * MINUTE_MS).toISOString());

const number = ({ minimum, maximum, exclusiveMinimum, type }: JsonSchema): fc.Arbitrary<unknown> => {
  const min = minimum ?? (typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : -1000);
  const max = Math.max(min, maximum ?? 1000);
  const edges = fc.constantFrom(min, max);
  if (type === 'integer') return fc.oneof(edges, fc.integer({ min: clamp(min), max: clamp(max) }));
  return fc.oneof(edges, fc.double({ min, max, noNaN: true }));
};

const clamp = (value: number): number =>
  Math.min(Number.MAX_SAFE_INTEGER, Math.max(Number.MIN_SAFE_INTEGER, Math.ceil(value)));
