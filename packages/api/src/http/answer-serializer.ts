import type { Route } from '@famiglia/contract/kit/route';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';

type Serialize = (answer: unknown) => string;

const serializers = new WeakMap<z.ZodType, Serialize>();

/**
 * Writes a route's answer as JSON. Compiled when the route answers for the first time: compiling all of them took most
 * of the time that building the API takes.
 */
export const answerSerializer = ({ response }: Route, reply: FastifyReply): Serialize => {
  const known = serializers.get(response);
  if (known !== undefined) return known;
  const compiled = reply.compileSerializationSchema(responseSchema(response)) as Serialize;
  serializers.set(response, compiled);
  return compiled;
};

type JsonSchema = Record<string, unknown>;

/**
 * The JSON schema of the serializer. Checks are left out (types already checked what we send), and `X | null` is written
 * as a type list: the general `anyOf` is several times slower.
 */
const responseSchema = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, {
    io: 'output',
    target: 'draft-7',
    override: ({ jsonSchema }) => {
      delete jsonSchema.pattern;
      delete jsonSchema.format;
      foldNullable(jsonSchema);
    },
  });

const foldNullable = (schema: JsonSchema): void => {
  const options = schema['anyOf'];
  if (!Array.isArray(options) || options.length !== 2) return;
  const [value, nothing] = options as [JsonSchema, JsonSchema];
  if (nothing['type'] !== 'null' || typeof value['type'] !== 'string') return;
  delete schema['anyOf'];
  Object.assign(schema, value, { type: [value['type'], 'null'] });
};
