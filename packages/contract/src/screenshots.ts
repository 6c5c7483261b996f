import * as z from 'zod';
import { snowflake, time } from './shapes.ts';

export const SCREENSHOT_KINDS = ['gg', 'gungame', 'capt'] as const;
export const SCREENSHOT_STATUSES = ['pending', 'approved', 'rejected'] as const;

export const screenshot = z.object({
  id: z.uuid(),
  user_id: snowflake,
  kind: z.enum(SCREENSHOT_KINDS),
  status: z.enum(SCREENSHOT_STATUSES),
  /** Signed and short-lived: nobody outside the guild sees a picture. */
  url: z.string(),
  thumbnail_url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  submitted_at: time,
  moderated_by: snowflake.nullable(),
  moderated_at: time.nullable(),
  comment: z.string().nullable(),
  reward: z.number().int(),
  looks_like: z.object({ id: z.uuid(), distance: z.number().int() }).nullable(),
});
export type Screenshot = z.infer<typeof screenshot>;
