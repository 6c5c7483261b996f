import type * as z from 'zod';

/** One variable of the environment: how it is read, and what people are told about it. */
export interface Setting<Schema extends z.ZodType = z.ZodType> {
  schema: Schema;
  /** What a value may be, to finish the sentence "PORT must be …". */
  allowed: string;
  /** What holds when it is not set, in words where it is computed. */
  fallback: string;
  about: string;
  /** Never shown, not even when it is wrong. */
  secret?: boolean;
}

/** Keeps a setting's literal types while checking its shape. */
export const setting = <Schema extends z.ZodType>(definition: Setting<Schema>): Setting<Schema> => definition;
