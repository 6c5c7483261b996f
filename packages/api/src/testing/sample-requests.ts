import { randomUUID } from 'node:crypto';
import type { Route } from '@famiglia/contract/kit/route';
import { startingForm } from '@famiglia/contract/applications/application-texts';
import { DEFAULT_SETTINGS } from '@famiglia/contract/settings/settings-values';
import { newId } from '@famiglia/core/testing/test-guild';
import * as fc from 'fast-check';
import * as z from 'zod';

type JsonSchema = z.core.JSONSchema.JSONSchema;

interface SampleRequest {
  params?: Record<string, string>;
  body?: object;
}

/**
 * The smallest valid request to a route, made from its schemas. With access it changes nothing, so that one actor's
 * call does not affect the next one's: its ids belong to nothing, and its times are long past, so nothing is planned.
 */
export const sampleRequest = (route: Route): SampleRequest => ({
  ...(route.params === undefined ? {} : { params: smallest(route.params) as Record<string, string> }),
  ...bodyOf(route),
});

const bodyOf = (route: Route): SampleRequest => {
  if (route.upload !== undefined) return { body: Buffer.from('no picture') };
  if (route.body === undefined) return {};
  return { body: OWN_BODIES[`${route.method} ${route.path}`] ?? (smallest(route.body) as object) };
};

/** Where the smallest body would change something, or break a rule that the JSON schema cannot express. */
const OWN_BODIES: Readonly<Record<string, object>> = {
  // A channel that does not exist.
  'POST /api/application-forms/:guildId': {
    ...startingForm('en'),
    name: 'Sample',
    is_open: false,
    channel_id: newId(),
  },
  'PUT /api/settings/:guildId': { ...DEFAULT_SETTINGS, version: 999 },
  'POST /api/capts/:guildId/:captId/recordings': { url: 'https://video.test/1' },
  'POST /api/cabinet/:guildId/capts/:captId/recordings': { url: 'https://video.test/1' },
};

const smallest = (schema: z.ZodType): unknown =>
  fitting(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));

const fitting = (schema: JsonSchema | boolean | undefined): unknown => {
  if (typeof schema !== 'object') return null;
  const [option] = schema.anyOf ?? schema.oneOf ?? [];
  if (option !== undefined) return fitting(option);
  if (schema.const !== undefined || schema.enum !== undefined) return schema.const ?? schema.enum?.[0];
  if (schema.type === 'object') {
    return Object.fromEntries((schema.required ?? []).map((key) => [key, fitting(schema.properties?.[key])]));
  }
  if (schema.type === 'array') {
    const item = Array.isArray(schema.items) ? schema.items[0] : schema.items;
    return Array.from({ length: schema.minItems ?? 0 }, () => fitting(item));
  }
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  if (schema.type === 'boolean') return false;
  return schema.type === 'string' ? text(schema) : null;
};

const SNOWFLAKE = '^[1-9]\\d{16,18}$';

const text = ({ format, pattern, minLength = 1 }: JsonSchema): string => {
  if (format === 'uuid') return randomUUID();
  if (format === 'date-time') return new Date(0).toISOString();
  if (pattern === SNOWFLAKE) return newId();
  return pattern === undefined ? 'x'.repeat(minLength) : textMatching(pattern);
};

const matching = new Map<string, string>();

/** Kept: hundreds of fields share a few patterns, and fast-check tries each character of Unicode for each of them. */
const textMatching = (pattern: string): string => {
  const known = matching.get(pattern);
  if (known !== undefined) return known;
  const [first = ''] = fc.sample(fc.stringMatching(new RegExp(pattern, 'u')), { numRuns: 1, seed: 1 });
  matching.set(pattern, first);
  return first;
};
