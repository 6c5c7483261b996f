import * as z from 'zod';

type JsonSchema = Record<string, unknown>;

/**
 * The JSON schema that Fastify compiles into a serializer. Checks are left out (what we send was checked
 * by types), and `X | null` is written as a type list: the general `anyOf` is several times slower.
 */
export const responseSchema = (schema: z.ZodType): JsonSchema =>
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
