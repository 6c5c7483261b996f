import type * as z from 'zod';

/** One variable of the environment: how it is read, and its description. */
export interface Setting<Schema extends z.ZodType = z.ZodType> {
  schema: Schema;
  /** The allowed values, to complete the sentence "PORT must be …". */
  allowed: string;
  /** The default; described in words where it is computed. */
  fallback: string;
  about: string;
  /** Its value is never printed, not even when it is wrong. */
  secret?: boolean;
}

/** Keeps a setting's literal types while checking its shape. */
export const setting = <Schema extends z.ZodType>(definition: Setting<Schema>): Setting<Schema> => definition;
