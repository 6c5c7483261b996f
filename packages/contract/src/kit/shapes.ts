import * as z from 'zod';
import { isSnowflake, SNOWFLAKE } from './is-snowflake.ts';
import { MAX_PAGE_SIZE } from './page-size.ts';

/** A Discord id. Always a string: a JavaScript number would lose its last digits. */
export const snowflake = z
  .string()
  .regex(SNOWFLAKE, 'snowflake')
  .refine((id) => !SNOWFLAKE.test(id) || isSnowflake(id), 'snowflake');

/** Somebody with the name that the guild knows them by. */
export const person = z.object({ id: snowflake, name: z.string() });

/** A moment. PostgreSQL has no year 0. */
export const time = z.iso.datetime().refine((iso) => !iso.startsWith('0000'), 'datetime');

export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    total: z.number().int().nonnegative(),
    limit: z.number().int(),
    offset: z.number().int(),
  });

/** `limit` and `offset` of a list, with the page size of the specification. */
export const paging = (defaultLimit: number) => ({
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(defaultLimit),
  offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
});

export const guildParams = z.object({ guildId: snowflake });
export const memberParams = z.object({ guildId: snowflake, userId: snowflake });

/**
 * Which state of an object somebody saw: it grows with every change of the object. What is sent on top of an older one is
 * refused with `version_conflict`, the stored object and who changed it.
 */
export const version = z.number().int().nonnegative();

export const noContent = z.null();

const isIterable = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

/** The chunks of a text that is streamed while it is made. */
export const textStream = z.custom<AsyncIterable<string>>(isIterable);
export const byteStream = z.custom<AsyncIterable<Uint8Array>>(isIterable);

/**
 * Any JSON. Not `z.json()`, which is recursive: the OpenAPI document could not refer to it, and a generated client
 * would not compile.
 */
export const jsonValue = z.unknown() as z.ZodType<z.core.util.JSONType>;
