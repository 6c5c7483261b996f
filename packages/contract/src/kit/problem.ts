import * as z from 'zod';
import { activityEntry } from '../activity/activity.ts';
import { ERRORS } from './error-codes.ts';
import type { ErrorCode } from './error-codes.ts';

const codes = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];

/** The body of every refused request (`application/problem+json`). */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.enum(codes),
  detail: z.string(),
  /** One entry per invalid field, in words and, where the problem has a name, with that; empty for other errors. */
  errors: z.array(z.object({ field: z.string(), message: z.string(), code: z.string().optional() })),
  /** The limit that was reached, if people can set it. */
  limit: z.number().int().optional(),
  /** With `version_conflict`: the current object, in the shape of the route's answer. */
  current: z.unknown().optional(),
  /** On a conflict: what somebody else did first, and when. */
  change: activityEntry.optional(),
});

export type Problem = z.infer<typeof problem>;
