import * as z from 'zod';
import { snowflake, time } from '../kit/shapes.ts';
import { freeText } from '../kit/visible-text.ts';

export const SCREENSHOT_KINDS = ['gg', 'gungame', 'reports'] as const;
export type ScreenshotKind = (typeof SCREENSHOT_KINDS)[number];
export const SCREENSHOT_STATUSES = ['pending', 'approved', 'rejected'] as const;

/** An earlier screenshot of the same guild that this one looks like. */
const lookAlike = z.object({
  id: z.uuid(),
  /** How many of 64 bits differ; 0 means equal hashes. */
  distance: z.number().int(),
  /** It looks like the mirror image of the earlier one. */
  mirrored: z.boolean(),
  user_id: snowflake,
  display_name: z.string(),
  url: z.string(),
  thumbnail_url: z.string(),
  submitted_at: time,
});

export const screenshot = z.object({
  id: z.uuid(),
  user_id: snowflake,
  display_name: z.string(),
  ingame_nick: z.string().nullable(),
  kind: z.enum(SCREENSHOT_KINDS),
  status: z.enum(SCREENSHOT_STATUSES),
  /** A signed, short-lived address: nobody outside the guild can see a screenshot. */
  url: z.string(),
  thumbnail_url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  submitted_at: time,
  moderated_by: snowflake.nullable(),
  moderated_at: time.nullable(),
  comment: z.string().nullable(),
  /** The reputation that it earned; while it waits, the reputation that it would earn. */
  reward: z.number().int(),
  looks_like: lookAlike.nullable(),
});
export type Screenshot = z.infer<typeof screenshot>;

/** `at`: the `moderated_at` of the verdict that is undone. */
export const undoing = z.strictObject({
  screenshot_ids: z.array(z.uuid()).min(1).max(200),
  at: time,
});

export const moderation = z.strictObject({
  screenshot_ids: z.array(z.uuid()).min(1).max(200),
  action: z.enum(['approve', 'reject']),
  comment: freeText.max(500).optional(),
});
